/** The most characters of a phone number, the signs between its digits included. */
export const PHONE_MAX_LENGTH = 25;

/**
 * 7 to 20 digits with the signs that people put between them; the international prefix may stand in front. Null for anything else. The shortest
 * numbers that can be called from abroad have seven with their country code (Niue, Saint Helena).
 */
export function parsePhone(text: string): string | null {
  const phone = asTyped(text);
  const digits = phone.replaceAll(/[\s()./-]/g, "");
  return phone.length <= PHONE_MAX_LENGTH && /^\+?\d{7,20}$/.test(digits) ? phone : null;
}

/** Without what comes along where a number is copied: marks of direction that nobody sees, as contacts of phones have them, and the hyphens of typesetters. */
const asTyped = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Pd}/gu, "-")
    .trim();
