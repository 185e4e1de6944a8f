import { z } from 'zod';
import { textLike } from './fields.ts';
import { siteSchema } from './site.ts';

const LOOPBACK = /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/;
const PUBLIC_HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?$/;

/** Whether a host is this machine: what is sent there needs no encryption. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

// Kinds of variables of the environment. An issue of each says what is wrong and what to do, in a sentence each; it
// repeats no text that may be a secret by mistake.

export const text = z.string().optional();
export const siteUrl = z
  .string()
  .superRefine((url, context) => {
    for (const { message } of siteSchema.shape.url.safeParse(url).error?.issues ?? []) {
      context.addIssue(`found ${JSON.stringify(url)}. Allowed is ${message}.`);
    }
  })
  .pipe(siteSchema.shape.url)
  .optional();
export const flag = (wrong: (text: string) => string = () => 'is neither true nor false') =>
  z
    .enum(['true', 'false'], { error: ({ input }) => `${wrong(String(input))}. Set it to one of them.` })
    .transform((value) => value === 'true')
    .default(false);
export const id = textLike(
  /^[\w.-]{1,64}$/,
  'is no id. Allowed are up to 64 letters, digits, dots, dashes and underscores.',
);
export const token = textLike(
  /^[\x21-\x7e]*$/,
  'is no access token. Copy it again, without spaces.',
).optional();
export const host = (example: string, more = '') =>
  z
    .string()
    .refine(
      (name) => LOOPBACK.test(name) || PUBLIC_HOST.test(name),
      `is no host. Allowed is a name such as ${example}${more}.`,
    )
    .default(example);
export const webhook = z
  .string()
  .refine(
    (url) => URL.parse(url)?.protocol === 'https:',
    'is no address that begins with https://. Copy it from the build hooks of your host.',
  )
  .optional();
export const port = z
  .string()
  .refine((number) => /^\d+$/.test(number) && Number(number) <= 65535, {
    error: ({ input }) =>
      `"${String(input)}" is no port. Give it a number from 0 to 65535, such as PORT=4321.`,
  })
  .transform(Number)
  .default(4321);
/** Whoever guesses a secret can keep the machine busy. */
export const secret = textLike(
  /^[\w-]{16,}$/,
  'it is not safe. Give it 16 or more letters and digits that nobody can guess.',
).optional();
