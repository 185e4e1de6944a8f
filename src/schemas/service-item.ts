import { z } from 'zod';
import { iconSchema } from './icon.ts';
import { sitePath, text } from './text.ts';

/** A service of `content/services.yaml`: its card in lists. Its page is a file of `content/pages/`. */
export const serviceItemSchema = z.strictObject({
  id: text(),
  title: text().describe('the name of the service'),
  text: text().describe('one or two sentences on what it is for'),
  href: sitePath(),
  icon: iconSchema,
});

export type ServiceItem = z.infer<typeof serviceItemSchema>;
