import { z } from 'zod';
import { id } from './markers.ts';
import { text } from './text.ts';

/** A thing of `content/prohibited-items.yaml` that may not go in, and where it goes instead. */
export const prohibitedItemSchema = z.strictObject({
  id: id(),
  name: text().describe('the thing'),
  reason: text().describe('why it must stay out'),
  instead: text().describe('where it goes instead'),
});
