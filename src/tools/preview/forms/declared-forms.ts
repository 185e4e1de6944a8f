import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';

/** A form as a page declares it to the host. */
export interface DeclaredForm {
  name: string;
  /** Names of its fields, the honeypot among them. */
  fields: ReadonlySet<string>;
  /** The field that only machines fill in. */
  honeypot: string | undefined;
}

/** What the host looks for. */
const MARKED = 'form:is([data-netlify="true"], [netlify])';
const FIELDS = ':is(input, textarea, select)[name]';

const nameOf = (element: Element) => element.getAttribute('name') ?? '';

/** The forms that a page declares. */
export function declaredForms(html: string): DeclaredForm[] {
  // Parsing is slow, and most pages declare none.
  if (!html.includes('netlify')) return [];
  return [...parseHTML(html).document.querySelectorAll(MARKED)].map((form) => ({
    name: nameOf(form),
    fields: new Set([...form.querySelectorAll(FIELDS)].map(nameOf)),
    honeypot:
      form.getAttribute('netlify-honeypot') ?? form.getAttribute('data-netlify-honeypot') ?? undefined,
  }));
}

/** Finds the forms of the built site in a folder, as the host does when it is deployed. */
export const readDeclaredForms = (folder: string): DeclaredForm[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => declaredForms(readFileSync(join(folder, name), 'utf8')));
