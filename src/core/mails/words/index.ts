import type { BookingLanguage } from "../../booking/index.ts";
import { en, type MailWords } from "./en.ts";
import { es } from "./es.ts";

export type { MailWords } from "./en.ts";

const WORDS: Readonly<Record<BookingLanguage, MailWords>> = { en, es };

/** What mails say in a language. */
export const mailWords = (language: BookingLanguage): MailWords => WORDS[language];
