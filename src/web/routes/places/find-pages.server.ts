import { fold } from "../../../core/kernel/index.ts";
import { nameOfPage } from "../../content/page-name.ts";
import type { WrittenPage } from "../../content/page-types.ts";
import { listWrittenPages } from "../../content/written-pages.server.ts";
import { pathIn } from "../../i18n/addresses.ts";
import type { Locale } from "../../i18n/locale.ts";
import { messagesFor } from "../../i18n/messages.tsx";

/** A page in the index. */
export interface IndexEntry {
  readonly to: string;
  readonly name: string;
}

interface PageIndex {
  readonly destinations: readonly (IndexEntry & { readonly poster: string })[];
  readonly airlines: readonly (IndexEntry & { readonly code: string })[];
  readonly themes: readonly IndexEntry[];
  readonly agency: readonly IndexEntry[];
  readonly policies: readonly IndexEntry[];
}

/**
 * The written pages of a language, and that of contact, whose names, titles or addresses hold every word that was asked for; all of
 * them for no word.
 */
export function findPages(locale: Locale, words: string): PageIndex {
  const asked = fold(words).split(/\s+/).filter(Boolean);
  const isFound = (texts: readonly string[]): boolean => {
    const plain = texts.map((text) => fold(text)).join(" ");
    return asked.every((word) => plain.includes(word));
  };
  const byName = (a: IndexEntry, b: IndexEntry): number => a.name.localeCompare(b.name, locale);
  const found = <K extends WrittenPage["kind"]>(kind: K) =>
    listWrittenPages(kind, locale)
      .filter((page) => isFound(aboutPage(page)))
      .map((page) => ({ page, to: page.path, name: nameOfPage(page) }))
      .toSorted(byName);
  const entries = (kind: WrittenPage["kind"]): readonly IndexEntry[] => found(kind).map(({ to, name }) => ({ to, name }));
  const { contact } = messagesFor(locale);
  const contactPage = { to: pathIn(locale, "/contact-us"), name: contact.heading };
  return {
    destinations: found("destination").map(({ page, to, name }) => ({ to, name, poster: page.poster.slug })),
    airlines: found("airline").map(({ page, to, name }) => ({ to, name, code: page.code })),
    themes: entries("theme"),
    agency: [...entries("about"), ...(isFound([contact.title, ...Object.values(contactPage)]) ? [contactPage] : [])].toSorted(byName),
    policies: entries("legal"),
  };
}

/** By what a page is found. */
const aboutPage = (page: WrittenPage): readonly string[] => [
  nameOfPage(page),
  "h1" in page ? page.h1 : "",
  page.title,
  page.path,
  ...(page.kind === "destination" ? page.airports.map(({ code }) => code) : []),
];

export const countPages = (index: PageIndex): number => Object.values(index).flat().length;
