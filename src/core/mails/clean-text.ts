/** Control characters, other ends of lines, and marks that turn the direction of writing. */
const UNWANTED = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** A text without what would move the letters around it or end a line. */
export const cleanText = (text: string): string => text.replaceAll(UNWANTED, " ").trim();

/**
 * A person's name of which no mail program makes a link: letters, dots and hyphens, as names have them, may be `www.prize-site.com`, and anybody can
 * have a confirmation sent to anybody. A space without width stands behind dots within words; initials stay as they are.
 */
export const unlinked = (name: string): string => name.replaceAll(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, ".\u200b");
