import type { ErrorRequestHandler } from 'express';

/** Answers a request that failed with its status alone; `log` is told of those that are not the browser's own fault. */
export const answerErrors =
  (log: (error: Error) => void): ErrorRequestHandler =>
  (error: Error & { status?: number }, _request, response, next) => {
    const { status = 500 } = error;
    if (status >= 500) log(error);
    // What has begun can only be broken off, which Express does by itself.
    if (response.headersSent) next(error);
    else response.sendStatus(status);
  };
