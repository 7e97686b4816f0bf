/** The longest address that mail servers take (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * The specification's simple pattern (text, an at sign, text, a dot, text) of what an ordinary address is made of (RFC 5322, dot-atom), in any script.
 * What is pasted with brackets, quotes or signs that nobody sees around it is another address to a mail server than to whoever looks the booking up.
 */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && ADDRESS.test(text);

const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,62}[\\p{L}\\p{M}\\p{N}])?";
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`, "u");

/** An address as `isEmail` takes it, or null. */
export const parseEmail = (text: string): string | null => (isEmail(text) ? text : null);

/** An address as it is compared: people capitalise, phones add spaces, and there are wide letters. */
export const foldedEmail = (email: string): string => email.slice(0, LONGEST_FOLDED).normalize("NFKC").trim().toLowerCase();

/** `m…n@mail.example`: enough for its owner to see that it is theirs, too little for somebody else to look a booking up with it. */
export function veiledEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const letters = Array.from(email.slice(0, at));
  return `${letters[0] ?? ""}…${letters.length > 4 ? letters.at(-1) : ""}${email.slice(at)}`;
}

/** No address is longer; what is sent in place of one may be. */
const LONGEST_FOLDED = 1000;
