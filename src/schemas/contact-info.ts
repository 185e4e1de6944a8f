import { z } from 'zod';
import { id, link } from './markers.ts';
import { iconName, text } from './text.ts';

/** A block of `content/contact-info.yaml`. */
export const contactInfoSchema = z.strictObject({
  id: id(),
  iconClass: iconName(),
  heading: text().describe('the heading of the block'),
  infoBody01: text().describe('the first line'),
  infoBody02: text().optional().describe('the second line'),
  infoBody03: text().optional().describe('the third line'),
  link: link().describe('where the block leads'),
  cta: text().describe('the words of the link'),
});
