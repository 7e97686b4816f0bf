import type { Locale } from "../i18n/locale.ts";
import { localeOf } from "../i18n/addresses.ts";
import type { WrittenPage } from "./page-types.ts";

const files = import.meta.glob<{ readonly default: WrittenPage }>("./{destinations,airlines,themes,legal,about}/*.ts", { eager: true });

/** Every written page of the site, in the order of their addresses. A page is there because its file is. */
export const WRITTEN_PAGES: readonly WrittenPage[] = Object.values(files)
  .map((file) => file.default)
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));

const byPath = new Map(WRITTEN_PAGES.map((page) => [page.path, page]));

type Kind = WrittenPage["kind"];
type PageOf<K extends Kind> = Extract<WrittenPage, { kind: K }>;

/** The page at an address, when it is of a kind; null for an address that nothing is written for. */
export function findWrittenPage<K extends Kind>(kind: K, pathname: string): PageOf<K> | null {
  const page = byPath.get(pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname);
  return page?.kind === kind ? (page as PageOf<K>) : null;
}

/** The pages of a kind in a language, by their own names. */
export const listWrittenPages = <K extends Kind>(kind: K, locale: Locale): readonly PageOf<K>[] =>
  WRITTEN_PAGES.filter((page): page is PageOf<K> => page.kind === kind && localeOf(page.path) === locale);
