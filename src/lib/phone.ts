// Neither area codes nor the three digits after them begin with 0 or 1: that leaves out most ranges and identifiers.
const THREE = String.raw`[2-9]\d\d`;
// A point, a hyphen, one that does not break, or the dash that Markdown makes of two.
const DASH = String.raw`[-.\u2011\u2013]`;
const GAP = String.raw`(?:${DASH}|\s)`;
const FORMS = [
  // Only +1 says that digits without dashes are a phone number.
  String.raw`\+1${GAP}?${THREE}${GAP}?${THREE}${GAP}?\d{4}`,
  String.raw`(?:\+1${GAP}?|1${DASH})?\(${THREE}\)${GAP}?${THREE}${GAP}\d{4}`,
  String.raw`(?:1${DASH})?${THREE}${DASH}${THREE}${DASH}\d{4}`,
];
// Not the end of something longer, such as a price, an address or another country's number, nor its beginning.
const BEFORE = String.raw`(?<![\w$#/+]|${DASH}|\+\d{1,3}\s)`;
const AFTER = String.raw`(?!\w|(?:${DASH}|/)\d)`;
const PHONE = new RegExp(`${BEFORE}(${FORMS.join('|')})${AFTER}`);

/**
 * Finds the US phone numbers in a text: `(NNN) NNN-NNNN` or `NNN-NNN-NNNN`, with or without `1-` or `+1`.
 *
 * @returns the text in parts, none of them empty, each a number or what stands between two
 */
export function splitAtPhones(text: string): { text: string; isPhone: boolean }[] {
  return (
    text
      .split(PHONE)
      // Every second part is a number, since the pattern has one group.
      .map((part, index) => ({ text: part, isPhone: index % 2 === 1 }))
      .filter((part) => part.text !== '')
  );
}

/** The link that calls a US phone number, however it is written. */
export const telephoneLink = (phone: string): string => `tel:+1${phone.replace(/\D/g, '').slice(-10)}`;
