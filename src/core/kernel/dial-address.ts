/** The address that dials a phone number as it is written: `(800) 555-0142` gives `tel:+18005550142`. Ten digits are North American where their area code and exchange can be. */
export function dialAddress(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  if (phone.trim().startsWith("+")) return `tel:+${digits}`;
  if (NORTH_AMERICAN.test(digits)) return `tel:+1${digits.slice(-10)}`;
  return `tel:${digits}`;
}

/** Neither area code nor exchange begins with 0 or 1 (North American Numbering Plan). */
const NORTH_AMERICAN = /^1?[2-9]\d\d[2-9]\d{6}$/;
