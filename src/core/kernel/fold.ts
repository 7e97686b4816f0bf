/** The longest query or name that is looked at, in letters. No airport's name comes near it. */
const MAX_LETTERS = 100;
/** Code units read from the start of a text, a letter: enough for a few combining marks on each. */
const UNITS_PER_LETTER = 4;

/** Letters that no decomposition turns into plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
  ə: "a",
};

/**
 * A text as it is compared: small plain letters and digits, one space between words, no accents, no apostrophes.
 * `São Paulo` is `sao paulo`, `O'Hare` is `ohare`. Any text is fine, however long or broken; what is left may be "".
 * @param maxLetters what goes beyond is cut off.
 */
export function fold(text: string, maxLetters = MAX_LETTERS): string {
  const lower = text.slice(0, UNITS_PER_LETTER * maxLetters).toLowerCase();
  // Most names and words are plain already; the whole way costs ten times as much.
  if (lower.length <= maxLetters && /^[a-z\d]+(?: [a-z\d]+)*$/.test(lower)) return lower;
  return (isAscii(lower) ? foldAscii(lower) : foldAny(lower)).trim().slice(0, maxLetters).trimEnd();
}

const isAscii = (text: string): boolean => !/[^ -~]/.test(text);

const foldAscii = (lower: string): string => lower.replaceAll(/['`]/g, "").replaceAll(/[^a-z\d]+/g, " ");

const foldAny = (lower: string): string =>
  lower
    .replaceAll(/['’‘‛ʻʼʹ`´]/g, "")
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[ßæœøłđðþıħə]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
