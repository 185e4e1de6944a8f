import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, answerText } from '../answers.ts';
import { readBody } from '../read-body.ts';
import type { BuiltSite } from '../built-site.ts';
import type { DeclaredForm } from './declared-forms.ts';
import type { SubmissionStore } from './submission-store.ts';

/** What is asked of the site that a form is sent to. */
type FormSite = Pick<BuiltSite, 'forms' | 'answerNotFound'>;

/** The host's limit for a request. */
const BODY_LIMIT = 8 * 1024 * 1024;

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** The fields of a form's body; files are left out, since no form here takes any. */
async function parseFields(
  body: Buffer<ArrayBuffer>,
  type: string,
): Promise<Map<string, string> | undefined> {
  try {
    const data = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return new Map([...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return undefined;
  }
}

/** What is kept: the fields that the form declares, without those that serve the host. */
function keptFields({ fields, honeypot }: DeclaredForm, sent: ReadonlyMap<string, string>) {
  const kept = [...fields].filter((name) => name !== 'form-name' && name !== honeypot && sent.has(name));
  return Object.fromEntries(kept.map((name) => [name, sent.get(name) ?? '']));
}

/** A browser that sends the form itself goes on to the address it sent to, and a reload then sends nothing. */
function answerAccepted(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.accept?.includes('text/html') !== true) {
    answerText(response, 200, 'OK');
    return;
  }
  // One slash at the start: two would lead to another site.
  answerRedirect(response, 303, (request.url ?? '/').replace(/^[/\\]+/, '/'));
}

/**
 * Receives a form as the host does: only one that a page declares, only its declared fields. What fills in the
 * honeypot is thanked and forgotten.
 */
export async function receiveForm(
  request: IncomingMessage,
  response: ServerResponse,
  { site, store, path }: { site: FormSite; store: SubmissionStore; path: string },
): Promise<void> {
  const type = request.headers['content-type'] ?? '';
  if (!FORM_TYPE.test(type)) {
    answerText(response, 415, 'Unsupported media type');
    return;
  }
  const body = await readBody(request, BODY_LIMIT);
  if (body === undefined) {
    answerText(response, 413, 'Content too large');
    return;
  }
  const sent = await parseFields(Buffer.from(body), type);
  if (sent === undefined) {
    answerText(response, 400, 'Bad request');
    return;
  }
  const form = site.forms.get(sent.get('form-name') ?? '');
  if (form === undefined) {
    site.answerNotFound(response);
    return;
  }
  const isMachine = form.honeypot !== undefined && (sent.get(form.honeypot) ?? '') !== '';
  if (!isMachine) {
    const time = new Date().toISOString();
    await store.append({ time, form: form.name, path, fields: keptFields(form, sent) });
  }
  answerAccepted(request, response);
}
