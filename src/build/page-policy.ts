import { hash } from 'node:crypto';

/** The policy as Astro prints it, at the end of the head. */
const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const CHARSET = /<meta charset="utf-8">/i;
const HASH = / 'sha256-[\w+/=]+'/g;
const INLINE = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;

/** The source expression by which a policy lets in an inline script or style, given what stands between its tags. */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** The policy of a page, as the element that states it; undefined for a page without one. */
export const policyOf = (html: string): string | undefined => POLICY.exec(html)?.[0];

/**
 * Moves the policy of a page up, since it does not apply to what stands before it, and leaves out the hashes of scripts and
 * styles that this page does not have: Astro lists those of the whole site, and
 * `ModeScript.astro` adds its own. None is added here, so that what got into a page by mistake stays locked out.
 */
export function withTidyPolicy(html: string): string {
  const policy = policyOf(html);
  if (policy === undefined) return html;
  const present = new Set([...html.matchAll(INLINE)].map(([, text = '']) => hashSource(text)));
  const tidy = policy.replace(HASH, (source) => (present.has(source.trim()) ? source : ''));
  return html.replace(policy, '').replace(CHARSET, (charset) => `${charset}${tidy}`);
}
