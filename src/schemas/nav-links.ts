import { z } from 'zod';
import { flag, pagePath, text } from './fields.ts';

/** As many letters as the menu at the top has room for from the breakpoint `lg`, beside a name of two lines. */
const TOP_NAV_LETTERS = 40;

const navLinkSchema = z.strictObject({
  title: text('the words of the link'),
  href: pagePath(),
  hideFromTopNav: flag('true to show the link in the footer alone'),
});

/** The links of the navigation, in order: all stand in the footer, those not hidden from it in the menu at the top. */
export const navLinksSchema = z
  .array(navLinkSchema)
  .min(1)
  .superRefine((links, context) => {
    const atTop = links.filter(({ hideFromTopNav }) => !hideFromTopNav);
    const letters = atTop.map(({ title }) => title).join('').length;
    if (letters <= TOP_NAV_LETTERS) return;
    context.addIssue({
      code: 'custom',
      message: `${TOP_NAV_LETTERS} letters in all, for which the menu at the top has room: shorten titles, or keep links in the footer alone with hideFromTopNav: true`,
      params: { found: `titles of ${letters} letters in the menu at the top` },
    });
  })
  .describe('the links of the navigation, in order');
