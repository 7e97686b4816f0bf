import type { WrittenPage } from "./page-types.ts";

/** What a page is called in lists and paths: a city, an airline, or its own heading. */
export function nameOfPage(page: WrittenPage): string {
  if (page.kind === "destination") return page.city;
  return page.kind === "airline" ? (page.shortName ?? page.airline) : page.h1;
}
