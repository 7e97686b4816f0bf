import { useLocation } from "react-router";
import { pathIn } from "../../i18n/addresses.ts";
import { LANGUAGE_NAMES, LOCALES } from "../../i18n/locale.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";

/** The same page in the other language, under the language's own name. A whole new document: each language has its own texts. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { shell } = useMessages();
  const here = useLocale();
  const { pathname, search } = useLocation();
  return LOCALES.filter((locale) => locale !== here).map((locale) => (
    <a
      key={locale}
      href={pathIn(locale, `${pathname}${search}`)}
      hrefLang={locale}
      lang={locale}
      className={className}
      title={shell.readIn(LANGUAGE_NAMES[locale])}
    >
      {LANGUAGE_NAMES[locale]}
    </a>
  ));
}
