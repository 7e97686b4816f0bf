import { isEmail } from "../booking/index.ts";

/**
 * An address to which a mail may be sent whoever has typed it: one address, of letters, digits and the signs of an ordinary one, so that no
 * header reads it as several. Null for anything else.
 */
export function parseWatchEmail(text: string): string | null {
  const email = text.trim();
  return isEmail(email) ? email : null;
}
