/** Contentful could not be read. The message is one line: what happened and what to do. It never holds the token. */
export class ContentfulError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentfulError';
    // The trace of a loader tells an editor nothing, and Astro would print it.
    this.stack = '';
  }
}

/** An answer that is none: no JSON, no collection, cut short, or without some of its pages. */
export class AnswerError extends ContentfulError {}

/** In words: JSON of another shape, or no JSON at all. */
export const notACollection =
  'The answer of Contentful is no collection of entries. Check CONTENTFUL_HOST; a proxy may have answered.';

/** Takes the token out of a text. */
export function redact(text: string, token: string): string {
  return token === '' ? text : text.replaceAll(token, '[token]');
}
