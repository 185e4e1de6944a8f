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

/**
 * The forms that a page declares.
 *
 * @param html the whole page
 */
export function declaredForms(html: string): DeclaredForm[] {
  // Parsing is slow, and most pages declare none.
  if (!html.includes('netlify')) return [];
  return [...parseHTML(html).document.querySelectorAll(MARKED)].map((form) => ({
    name: form.getAttribute('name') ?? '',
    fields: new Set(
      [...form.querySelectorAll('input[name], textarea[name], select[name]')].map(
        (field) => field.getAttribute('name') ?? '',
      ),
    ),
    honeypot:
      form.getAttribute('netlify-honeypot') ?? form.getAttribute('data-netlify-honeypot') ?? undefined,
  }));
}

/**
 * Finds the forms of a built site, as the host does when it is deployed.
 *
 * @param folder the folder of the built site
 */
export function readDeclaredForms(folder: string): DeclaredForm[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => declaredForms(readFileSync(join(folder, name), 'utf8')));
}
