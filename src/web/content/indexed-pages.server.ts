import { hasTwin, pathIn } from "../i18n/addresses.ts";
import { type Locale, LOCALES } from "../i18n/locale.ts";
import { WRITTEN_PAGES } from "./written-pages.server.ts";

/** A page that search engines shall know. */
export interface IndexedPage {
  readonly path: string;
  /** Its editions, itself among them, where it has one in each language. */
  readonly editions: Readonly<Record<Locale, string>> | null;
  /** The day since which its words hold, where that is known. */
  readonly changedOn: string | null;
}

/** English addresses of the pages that are no written ones; every other page is searched for, bought on, or one visitor's own. */
const SCREENS = ["/", "/explore", "/hotels", "/destinations", "/contact-us", "/attributions", "/hotel-listing1"];

/** Every page that search engines shall know, in all languages, in the order of their addresses. */
export function listIndexedPages(): readonly IndexedPage[] {
  const screens = SCREENS.flatMap((path) => LOCALES.map((locale) => ({ path: pathIn(locale, path), changedOn: null })));
  const written = WRITTEN_PAGES.map((page) => ({ path: page.path, changedOn: page.kind === "legal" ? page.validFrom : null }));
  const pages = [...screens, ...written].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const known = new Set(pages.map(({ path }) => path));
  return pages.map((page) => ({ ...page, editions: editionsOf(page.path, known) }));
}

function editionsOf(path: string, known: ReadonlySet<string>): IndexedPage["editions"] {
  const editions = { en: pathIn("en", path), es: pathIn("es", path) };
  return hasTwin(path) && LOCALES.every((locale) => known.has(editions[locale])) ? editions : null;
}
