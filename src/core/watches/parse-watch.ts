import { EMAIL_MAX_LENGTH, isEmail } from "../booking/index.ts";
import { isPlainAddress } from "../enquiries/index.ts";

/**
 * An address to which a mail may be sent whoever has typed it: one address, of letters, digits and the signs of an ordinary one, so that no
 * header reads it as several. Null for anything else.
 */
export function parseWatchEmail(text: string): string | null {
  if (text.length > EMAIL_MAX_LENGTH * 2) return null; // no need to trim what is hopeless
  const email = text.trim();
  return isEmail(email) && isPlainAddress(email) ? email : null;
}
