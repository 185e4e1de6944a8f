import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { error, rateLimited, type Answer } from './answers.ts';

/**
 * What goes wrong with one request.
 *
 * @param good makes the answer that the request would have had
 */
export type Fault = (response: ServerResponse, good: () => Answer) => void | Promise<void>;

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

const answering =
  (answer: Answer): Fault =>
  (response) =>
    send(response, answer);

/** The connection ends before a byte came. */
export const reset: Fault = (response) => {
  response.destroy();
};

/** Nothing ever comes. */
export const hang: Fault = () => undefined;

/** The body comes a byte at a time, and never ends in time. */
export const drip: Fault = async (response, good) => {
  const { status, headers, body } = good();
  response.writeHead(status, headers);
  for (const character of body) {
    if (response.destroyed) return;
    response.write(character);
    await setTimeout(20);
  }
};

/** The whole answer, late. */
export const late =
  (ms: number): Fault =>
  async (response, good) => {
    await setTimeout(ms);
    send(response, good());
  };

/** The connection ends in the middle of the body. */
export const cutShort: Fault = (response, good) => {
  const { status, headers, body } = good();
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
};

/** Half of the body, said to be all of it. */
export const halfJson: Fault = (response, good) => {
  const { body, ...answer } = good();
  send(response, { ...answer, body: body.slice(0, body.length / 2) });
};

/** A page for people, as proxies and load balancers send it. */
export const htmlPage = (status: number): Fault =>
  answering({
    status,
    headers: { 'Content-Type': 'text/html' },
    body: '<!doctype html><h1>Bad gateway</h1>',
  });

export const status = (code: number, id = 'ServerError'): Fault =>
  answering(error(code, id, 'Something is wrong.'));

export const tooManyRequests = (seconds: number | string): Fault => answering(rateLimited(seconds));

/** Any text with status 200. */
export const text = (body: string): Fault =>
  answering({ status: 200, headers: { 'Content-Type': 'application/json' }, body });

/** The good answer with something in it changed. */
export const changed =
  (change: (answer: Record<string, unknown>) => object): Fault =>
  (response, good) => {
    const { body, ...answer } = good();
    send(response, { ...answer, body: JSON.stringify(change(JSON.parse(body) as Record<string, unknown>)) });
  };

/** The good answer with one text in it exchanged: for JSON that no program could write by itself. */
export const exchanged =
  (from: string, to: string): Fault =>
  (response, good) => {
    const { body, ...answer } = good();
    send(response, { ...answer, body: body.replace(from, to) });
  };

/** The good answer: to let a request pass before a fault. */
export const pass: Fault = (response, good) => send(response, good());
