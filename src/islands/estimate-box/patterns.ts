/** What an input must hold to be more than blanks; HTML's `pattern`. */
export const NOT_BLANK = '.*\\S.*';

/**
 * A phone number, as HTML's `pattern`: 7 digits, which is a number without its area code, to 15, which is the most
 * that the world's numbering plan (ITU-T E.164) knows. Digits of any script count; what stands around and between
 * them does not.
 */
export const PHONE_NUMBER = '(\\P{Nd}*\\p{Nd}){7,15}\\P{Nd}*';
