import express, { type RequestHandler } from 'express';
import type { DeclaredForm } from './declared-forms.ts';
import { keepSubmission } from './submissions.ts';

/** Where forms are declared, and what was sent is kept. Both are asked each time, so that a change counts at once. */
interface FormHost {
  formsOf: () => DeclaredForm[];
  fileOf: () => string;
}

/** What is kept: the fields that the form declares, without those that serve the host. No form here takes files. */
function keptFields({ fields, honeypot }: DeclaredForm, sent: FormData): Record<string, string> {
  const isKept = (entry: [string, FormDataEntryValue]): entry is [string, string] => {
    const [name, value] = entry;
    return fields.has(name) && name !== 'form-name' && name !== honeypot && typeof value === 'string';
  };
  return Object.fromEntries([...sent].filter(isKept));
}

/**
 * Receives forms as the host does: only one that a page declares, only its declared fields. What fills in the
 * honeypot is thanked and forgotten. A form that no page declares is left to the next handler.
 */
export function receiveForms({ formsOf, fileOf }: FormHost): RequestHandler[] {
  const receive: RequestHandler = async (request, response, next) => {
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body)) {
      response.sendStatus(415);
      return;
    }
    const headers = { 'Content-Type': request.get('Content-Type') ?? '' };
    const sent = await new Response(Buffer.from(body), { headers }).formData().catch(() => undefined);
    if (sent === undefined) {
      response.sendStatus(400);
      return;
    }
    const form = formsOf().find(({ name }) => name === sent.get('form-name'));
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
    if (request.get('Accept')?.includes('text/html') !== true) {
      response.sendStatus(200);
      return;
    }
    // A browser that sends the form itself goes on to the address it sent to, and a reload then sends nothing.
    // One slash at the start: two would lead to another site.
    response.redirect(303, request.url.replace(/^[/\\]+/, '/'));
  };
  // The types and the limit of the host.
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  return [express.raw({ type: types, limit: '8mb' }), receive];
}
