import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A part of a text: a phone number with the link that calls it, or what stands between two. */
export interface TextPart {
  text: string;
  href?: string;
}

/** What the library reads otherwise than people do, each put as long as it was so that places stay the same. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  // It takes a line break, such as files have within a paragraph, for the end of a number.
  [/\s/g, ' '],
  // Digits behind a number sign or a slash are a permit or an address: as behind a letter, which it knows. No letter
  // is left that means an extension, which stays outside the link.
  [/[a-z#/]/gi, 'q'],
  // It takes a number behind a comma or a semicolon for the extension of the one before.
  [/[,;]/g, '|'],
];

/** A bracket that is the sentence's own: it takes what opens one, but not what ends it. */
const OPEN_BRACKET = /^[([](?!.*[)\]])/;

/** Digits are a phone number where they begin with +, or stand in its groups and not with spaces alone between these. */
const IS_WRITTEN_AS_PHONE = /^\+|^(?=.*[^\d\s]).*\d{3}\W{1,2}\d{3}\W\d{4}$/s;

/** A text in parts, none empty, with links for phone numbers under +1, as `(NNN) NNN-NNNN` or `+1 NNN NNN NNNN`. */
export function splitAtPhones(text: string): TextPart[] {
  const read = READ_AS.reduce((so, [pattern, as]) => so.replace(pattern, as), text);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { number, startsAt, endsAt } of findPhoneNumbersInText(read, 'US')) {
    const start = OPEN_BRACKET.test(read.slice(startsAt, endsAt)) ? startsAt + 1 : startsAt;
    const phone = text.slice(start, endsAt);
    if (number.countryCallingCode !== '1' || !IS_WRITTEN_AS_PHONE.test(phone)) continue;
    parts.push({ text: text.slice(end, start) }, { text: phone, href: number.getURI() });
    end = endsAt;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

/**
 * The link that calls a number written as the US does, which is all that the text holds; `undefined` for one of another
 * country, with letters or an extension, or of too few or too many digits.
 */
export function telephoneLink(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: 'US', extract: false });
  const isPlain = number?.countryCallingCode === '1' && number.ext === undefined && number.isPossible();
  return isPlain ? number.getURI() : undefined;
}
