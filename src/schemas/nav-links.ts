import { z } from 'zod';
import { sitePath, text } from './text.ts';

/** As many letters as the menu at the top has room for from the breakpoint `lg`, beside a name of two lines. */
const TOP_NAV_LETTERS = 40;

const navLinkSchema = z.strictObject({
  title: text().describe('the words of the link'),
  href: sitePath(),
  hideFromTopNav: z.boolean().default(false).describe('true to show the link in the footer alone'),
});

type NavLink = z.infer<typeof navLinkSchema>;

const lettersAtTop = (links: NavLink[]) =>
  links.filter(({ hideFromTopNav }) => !hideFromTopNav).reduce((sum, { title }) => sum + title.length, 0);

/** The links of the navigation, in order: all stand in the footer, those not hidden from it in the menu at the top. */
export const navLinksSchema = z
  .array(navLinkSchema)
  .min(1)
  .refine((links) => lettersAtTop(links) <= TOP_NAV_LETTERS, {
    error: `a list with titles of ${TOP_NAV_LETTERS} letters in all for the menu at the top; hide others with hideFromTopNav: true`,
  })
  .describe('the links of the navigation, in order');
