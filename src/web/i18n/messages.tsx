import { createContext, type ReactNode, useContext } from "react";
import { en } from "./en/index.ts";
import type { Locale } from "./locale.ts";

/** Every text of the site in one language: plain strings, and functions where a value stands inside the text. */
export type Messages = typeof en;

const catalogues: Readonly<Record<Locale, Messages>> = { en };

/** The catalogue outside of React: loaders, actions and `meta` functions. */
export const messagesFor = (locale: Locale): Messages => catalogues[locale];

const LocaleContext = createContext<Locale>("en");

export function LocaleProvider({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export const useLocale = (): Locale => useContext(LocaleContext);

/** The texts of the page's language. */
export const useMessages = (): Messages => catalogues[useContext(LocaleContext)];
