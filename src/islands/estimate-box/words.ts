import type { Labels } from '@/schemas/labels';

/** The words inside a form; its heading and hint are given apart. */
export type FormWords = Omit<
  Labels['form'],
  'estimateHeading' | 'estimateHint' | 'contactHeading' | 'noScript' | 'message'
>;

/** The company's number, as it is read and as it is called. */
export interface Phone {
  number: string;
  link: string;
}
