import { Scalar, visit, type Document } from 'yaml';
import type { Fault, Words } from './yaml-fault.ts';

/** Where the quoted text begins that has no end. */
function openQuote(document: Document, source: string): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if ((type !== Scalar.QUOTE_DOUBLE && type !== Scalar.QUOTE_SINGLE) || !range) return undefined;
      const text = source.slice(range[0], range[1]).trimEnd();
      if (text.length > 1 && text.endsWith(text.charAt(0))) return undefined;
      start = range[0];
      return visit.BREAK;
    },
  });
  return start;
}

const INNER_QUOTE: Readonly<Record<string, string>> = {
  "'": `Write an apostrophe within single quotes twice (''), or put double quotes around the whole value.`,
  '"': 'Put single quotes around the whole value, or a \\ before each quote within it.',
};

/** `'Let's call'`: to YAML it ends behind `Let`. */
export function quoteWithin({ error, source, offset }: Fault): Words | undefined {
  if (!error.message.startsWith('Unexpected scalar at node end')) return undefined;
  const quote = source.slice(0, offset).trimEnd().at(-1) ?? '';
  const remedy = INNER_QUOTE[quote];
  return remedy === undefined ? undefined : { found: `the value ends at the second ${quote} in it`, remedy };
}

/** A quote or a bracket that nothing closes. */
export function unclosed({ error, document, source }: Fault): Words | undefined {
  if (error.message.startsWith('Missing closing')) {
    const offset = openQuote(document, source) ?? error.pos[0];
    return { found: 'the quote that begins here has no end', remedy: 'Add the closing quote.', offset };
  }
  if (error.code !== 'BAD_INDENT' || !error.message.startsWith('Flow')) return undefined;
  const [open, close] = error.message.startsWith('Flow map') ? ['{', '}'] : ['[', ']'];
  const offset = source.lastIndexOf(open, error.pos[0]);
  return { found: `the ${open} that begins here has no end`, remedy: `Add ${close}.`, offset };
}

/** A `\` that YAML takes for the beginning of a special character. */
export function escape({ error }: Fault): Words | undefined {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  return {
    found: 'there is a \\ within double quotes',
    remedy: 'Put single quotes around the value, or write \\\\.',
  };
}
