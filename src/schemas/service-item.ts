import { z } from 'zod';
import { id, servicePath } from './markers.ts';
import { iconName, text } from './text.ts';

/** A service of `content/services.yaml`: its card in lists. Its page is a file of `content/pages/`. */
export const serviceItemSchema = z.strictObject({
  id: id(),
  title: text().describe('the name of the service'),
  text: text().describe('one or two sentences on what it is for'),
  href: servicePath(),
  icon: iconName(),
});
