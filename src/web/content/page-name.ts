import type { WrittenPage } from "./page-types.ts";

/** What a page is called in lists and paths: a city, an airline, a theme in two words, or its own heading. */
export function nameOfPage(page: WrittenPage): string {
  switch (page.kind) {
    case "destination":
      return page.city;
    case "airline":
      return page.shortName ?? page.airline;
    case "theme":
      return page.name;
    case "legal":
    case "about":
      return page.h1;
  }
}
