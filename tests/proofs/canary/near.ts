/**
 * How near to the name of its field a code may not stand, in bytes: a form that is shown again has other attributes between the two, and
 * the value may come first.
 */
export const NAME_NEAR = 200;

/** Whether four digits are no part of a token, an id or a time. */
export const standsAlone = (bytes: Buffer, at: number): boolean => !isWord(bytes[at - 1]) && !isWord(bytes[at + 4]);

/** Letters, digits and the hyphens of ids. */
const isWord = (byte: number | undefined): boolean => byte !== undefined && /[\w-]/.test(String.fromCharCode(byte));

/** Digits of a code that was mistyped. */
const LONGEST = 6;

/** Whatever may be a code between two places: four digits, also within the few more of a code that was mistyped. */
export function codesNear(bytes: Buffer, from: number, to: number): readonly string[] {
  // Some bytes more at each end: a long number that is cut off there is not taken for a short one.
  const text = bytes.toString("latin1", Math.max(0, from - LONGEST - 1), Math.min(bytes.length, to + LONGEST + 1));
  return (text.match(/(?<![\w-])\d{4,6}(?![\w-])/g) ?? []).flatMap((digits) =>
    Array.from({ length: digits.length - 3 }, (_, at) => digits.slice(at, at + 4)),
  );
}
