/** Control characters, other ends of lines, and marks that turn the direction of writing. */
const UNWANTED = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** A text without what would move the letters around it or end a line. */
export const cleanText = (text: string): string => text.replaceAll(UNWANTED, " ").trim();
