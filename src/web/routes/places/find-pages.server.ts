import { fold } from "../../../core/kernel/index.ts";
import { nameOfPage } from "../../content/page-name.ts";
import type { WrittenPage } from "../../content/page-types.ts";
import { listWrittenPages } from "../../content/written-pages.server.ts";
import type { Locale } from "../../i18n/locale.ts";

/** A page in the index. */
export interface IndexEntry {
  readonly to: string;
  readonly name: string;
}

interface PageIndex {
  readonly destinations: readonly (IndexEntry & { readonly poster: string })[];
  readonly airlines: readonly (IndexEntry & { readonly code: string })[];
  readonly themes: readonly IndexEntry[];
  readonly policies: readonly IndexEntry[];
}

/** The written pages of a language whose names, titles or addresses hold every word that was asked for; all of them for no word. */
export function findPages(locale: Locale, words: string): PageIndex {
  const asked = fold(words).split(/\s+/).filter(Boolean);
  const found = <K extends WrittenPage["kind"]>(kind: K) =>
    listWrittenPages(kind, locale)
      .filter((page) => asked.every((word) => aboutPage(page).includes(word)))
      .map((page) => ({ page, to: page.path, name: nameOfPage(page) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return {
    destinations: found("destination").map(({ page, to, name }) => ({ to, name, poster: page.poster.slug })),
    airlines: found("airline").map(({ page, to, name }) => ({ to, name, code: page.code })),
    themes: found("theme").map(({ to, name }) => ({ to, name })),
    policies: found("legal").map(({ to, name }) => ({ to, name })),
  };
}

/** By what a page is found, plain letters only. */
const aboutPage = (page: WrittenPage): string =>
  [
    nameOfPage(page),
    "h1" in page ? page.h1 : "",
    page.title,
    page.path,
    page.kind === "destination" ? page.airports.map(({ code }) => code).join(" ") : "",
  ]
    .map((text) => fold(text))
    .join(" ");

export const countPages = ({ destinations, airlines, themes, policies }: PageIndex): number =>
  destinations.length + airlines.length + themes.length + policies.length;
