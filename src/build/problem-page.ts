import type { ServerResponse } from 'node:http';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Answers with a page that says what is wrong with content, and that asks again until it is mended. For the owner's own
 * browser, during development.
 *
 * @param message of the error, a line for each thing that is wrong
 */
export function answerProblems(response: ServerResponse, message: string): void {
  const items = message.split('\n').map((line) => `<li>${escaped(line)}</li>`);
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width">
<title>Something in content/ is wrong</title>
<style>body { font: 1.125rem/1.6 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem } li { margin: 1rem 0 }</style>
<h1>Something in content/ is wrong</h1>
<ul>${items.join('')}</ul>
<p>This page becomes the site again once it is mended.</p>
`);
}
