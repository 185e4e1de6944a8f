import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { FORM_NAME, HONEYPOT, isElsewhere } from '../lib/form.ts';
import type { Forms } from '../schemas/forms.ts';

/** What the host is told of kinds that are more than a line of text. */
const TYPES = new Map<string, string>([
  ['email', 'email'],
  ['phone', 'tel'],
  ['date', 'date'],
]);

/**
 * The page that tells the host of the form, with every field of both. The host finds forms by reading HTML when the site is
 * deployed, and rewrites what it finds; that would break the visible ones.
 */
export function formDeclaration({ fields }: Pick<Forms, 'fields'>): string {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  const inputs = Array.from(kinds, ([name, kind]) =>
    kind === 'long text'
      ? `<textarea name="${name}"></textarea>`
      : `<input name="${name}" type="${TYPES.get(kind) ?? 'text'}">`,
  );
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Form detection</title></head>
<body>
<form name="${FORM_NAME}" method="post" data-netlify="true" netlify-honeypot="${HONEYPOT}" hidden>
<input type="hidden" name="form-name" value="${FORM_NAME}">
<input name="${HONEYPOT}">
${inputs.join('\n')}
</form>
</body>
</html>
`;
}

/** Adds that page to a build, unless the forms are sent to another site. */
export const declareForms = (forms: Forms): AstroIntegration => ({
  name: 'declare-forms',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      if (!isElsewhere(forms.action)) await writeFile(new URL('__forms.html', dir), formDeclaration(forms));
    },
  },
});
