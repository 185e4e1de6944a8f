import express, { type Request, type RequestHandler } from 'express';
import type { DeclaredForm } from './declared-forms.ts';
import { keepSubmission } from './submissions.ts';

/** What is kept: the fields that the form declares, without those that serve the host. No form here takes files. */
function keptFields({ fields, honeypot }: DeclaredForm, sent: FormData): Record<string, string> {
  const isKept = (entry: [string, FormDataEntryValue]): entry is [string, string] => {
    const [name, value] = entry;
    return fields.has(name) && name !== 'form-name' && name !== honeypot && typeof value === 'string';
  };
  return Object.fromEntries([...sent].filter(isKept));
}

/** What was sent, or the status that says why it can't be read. */
async function readForm(request: Request): Promise<FormData | number> {
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body)) return 415;
  const headers = { 'Content-Type': request.get('Content-Type') ?? '' };
  return new Response(Buffer.from(body), { headers }).formData().catch(() => 400);
}

/**
 * Receives forms as the host does: only declared fields of a declared form; any other is left to the next handler. What
 * fills in the honeypot is thanked and forgotten. Forms and file are asked for each time, so that a change counts at once.
 */
export function receiveForms(
  formsOf: () => DeclaredForm[] | Promise<DeclaredForm[]>,
  fileOf: () => string,
): RequestHandler[] {
  const receive: RequestHandler = async (request, response, next) => {
    const sent = await readForm(request);
    if (typeof sent === 'number') {
      response.sendStatus(sent);
      return;
    }
    const form = (await formsOf()).find(({ name }) => name === sent.get('form-name'));
    if (form === undefined) {
      next();
      return;
    }
    const isMachine = form.honeypot !== undefined && Boolean(sent.get(form.honeypot));
    if (!isMachine) {
      const time = new Date().toISOString();
      const { path } = request;
      keepSubmission(fileOf(), { time, form: form.name, path, fields: keptFields(form, sent) });
    }
    // A browser that sends the form itself goes on to the address it sent to, and a reload then sends nothing.
    // One slash at the start: two would lead to another site.
    const isBrowser = request.get('Accept')?.includes('text/html') === true;
    if (isBrowser) response.redirect(303, request.url.replace(/^[/\\]+/, '/'));
    else response.sendStatus(200);
  };
  // The types and the limit of the host.
  const type = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  return [express.raw({ type, limit: '8mb' }), receive];
}
