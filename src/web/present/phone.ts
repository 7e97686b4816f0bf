/** The address that dials a phone number as it is written: `(800) 555-0142` gives `tel:+18005550142`. Ten digits alone are North American. */
export function dialAddress(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  if (phone.trim().startsWith("+")) return `tel:+${digits}`;
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? `tel:+${digits}` : `tel:${digits}`;
}
