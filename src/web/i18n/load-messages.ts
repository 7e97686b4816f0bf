import type { Locale } from "./locale.ts";
import { type Messages, provideMessages } from "./messages.tsx";

/** Each language is a file of its own, so that a browser loads one. */
const catalogues: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import("./en/index.ts")).en,
  es: async () => (await import("./es/index.ts")).es,
};

/** Loads the catalogue of a language and makes it known. */
export async function loadMessages(locale: Locale): Promise<void> {
  provideMessages(locale, await catalogues[locale]());
}
