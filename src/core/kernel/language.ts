/** The languages that pages, mails and answers are written in, as ISO 639-1 has them. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
