/** The longest address that mail servers take (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * The specification's simple pattern: text without spaces, an at sign, text, a dot, text. Written as a scan
 * instead of a regular expression so that it takes the same short time on any input.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH || /\s/.test(text)) return false;
  const at = text.indexOf("@");
  if (at < 1 || text.includes("@", at + 1)) return false;
  const dot = text.lastIndexOf(".");
  return dot > at + 1 && dot < text.length - 1;
}

/** An address as `isEmail` takes it, or null. */
export const parseEmail = (text: string): string | null => (isEmail(text) ? text : null);

/** An address as it is compared: people capitalise, phones add spaces, and there are wide letters. */
export const foldedEmail = (email: string): string => email.slice(0, LONGEST_FOLDED).normalize("NFKC").trim().toLowerCase();

/** No address is longer; what is sent in place of one may be. */
const LONGEST_FOLDED = 1000;

/**
 * Letters, digits and the signs of an ordinary address (RFC 5322, dot-atom). The specification's rule lets more through, such as
 * commas and angle brackets, which a header would read as several addresses.
 */
export const isPlainAddress = (email: string): boolean => /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(email);
