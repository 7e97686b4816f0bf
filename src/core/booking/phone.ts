/** The most characters of a phone number, the signs between its digits included. */
export const PHONE_MAX_LENGTH = 25;

/**
 * 7 to 20 digits with the signs that people put between them; the international prefix may stand in front. Null for anything else. The shortest
 * numbers that can be called from abroad have seven with their country code (Niue, Saint Helena).
 */
export function parsePhone(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, "");
  return text.length <= PHONE_MAX_LENGTH && /^\+?\d{7,20}$/.test(digits) ? text : null;
}
