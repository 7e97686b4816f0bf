import { createContext, type ReactNode, useContext } from "react";
import type { en } from "./en/index.ts";
import type { Locale } from "./locale.ts";

/** Every text of the site in one language: plain strings, and functions where a value stands inside the text. */
export type Messages = typeof en;

const catalogues = new Map<Locale, Messages>();

/** Makes a catalogue known. The server has them all; a browser loads only that of its page's language. */
export const provideMessages = (locale: Locale, messages: Messages): void => void catalogues.set(locale, messages);

/**
 * The catalogue outside of React: loaders, actions and `meta` functions.
 * @throws Error for a language whose catalogue nobody provided.
 */
export function messagesFor(locale: Locale): Messages {
  const messages = catalogues.get(locale);
  if (!messages) throw new Error(`The catalogue of “${locale}” has not been loaded.`);
  return messages;
}

const LocaleContext = createContext<Locale>("en");

export function LocaleProvider({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export const useLocale = (): Locale => useContext(LocaleContext);

/** The texts of the page's language. */
export const useMessages = (): Messages => messagesFor(useContext(LocaleContext));
