import type { Language } from "../../kernel/index.ts";
import { en, type MailWords } from "./en.ts";
import { es } from "./es.ts";

export type { MailWords } from "./en.ts";

const WORDS: Readonly<Record<Language, MailWords>> = { en, es };

/** What mails say in a language. */
export const mailWords = (language: Language): MailWords => WORDS[language];
