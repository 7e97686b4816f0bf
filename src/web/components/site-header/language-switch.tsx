import { useLocation } from "react-router";
import { localeOf, pathIn } from "../../i18n/addresses.ts";
import { LANGUAGE_NAMES, type Locale, LOCALES } from "../../i18n/locale.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";

/** The page in another language; the home page for an address that has none, such as `/es/es`. */
function sameIn(locale: Locale, pathname: string): string {
  const path = pathIn(locale, pathname);
  return localeOf(path) === locale ? path : pathIn(locale, "/");
}

/** The same page in the other language, under the language's own name. A whole new document: each language has its own texts. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { shell } = useMessages();
  const here = useLocale();
  const { pathname, search } = useLocation();
  return LOCALES.filter((locale) => locale !== here).map((locale) => (
    <a
      key={locale}
      href={sameIn(locale, pathname) + search}
      hrefLang={locale}
      lang={locale}
      className={className}
      title={shell.readIn(LANGUAGE_NAMES[locale])}
    >
      {LANGUAGE_NAMES[locale]}
    </a>
  ));
}
