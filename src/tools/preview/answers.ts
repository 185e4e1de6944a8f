import type { ServerResponse } from 'node:http';

/** What the host says of files that no rule of `netlify.toml` names: ask each time whether there is a newer one. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Ends a response with a line of text. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': REVALIDATE });
  response.end(`${text}\n`);
}

/** Ends a response by sending the browser elsewhere. */
export function answerRedirect(response: ServerResponse, status: number, location: string): void {
  response.setHeader('Location', location);
  answerText(response, status, `Redirecting to ${location}`);
}
