import type { MetaDescriptor } from "react-router";
import { toDecimal } from "../../../core/kernel/index.ts";
import { localeOf } from "../../i18n/addresses.ts";
import type { Locale } from "../../i18n/locale.ts";
import { formatDay } from "../../present/dates.ts";
import { nameOfPage } from "../../content/page-name.ts";
import { pictureOfPage } from "../../content/page-picture.ts";
import type { WrittenPage } from "../../content/page-types.ts";
import type { Messages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import type { StructuredPart } from "../../present/structured-data.ts";
import type { Crumb } from "../crumbs/crumbs.tsx";
import { PLACES_PATH, POLICIES_PATH } from "../site-header/destinations.ts";
import type { ShownFares } from "../../content/shown-fares.ts";
import { totalOf } from "./from-fares-card.tsx";

/** What a written page hangs below: policies below their list, all others below the index. */
export const crumbsAbove = ({ kind }: WrittenPage, { pages }: Messages): readonly Crumb[] => [
  { to: "/", label: pages.crumbs.flights },
  kind === "legal" ? { to: POLICIES_PATH, label: pages.places.policies } : { to: PLACES_PATH, label: pages.crumbs.places },
];

interface WrittenMeta {
  readonly page: WrittenPage;
  readonly fares?: ShownFares | null;
}

/** The head of a written page: its own title and description, its questions, where it hangs, and the fares that it shows. */
export function writtenMeta(matches: Parameters<typeof pageMeta>[0], pathname: string, written: WrittenMeta | null): MetaDescriptor[] {
  return pageMeta(matches, pathname, (messages) => {
    if (!written) return { title: messages.shell.notFound.title, isHidden: true };
    const { page, fares } = written;
    const structured: StructuredPart[] = [{ kind: "crumbs", above: crumbsAbove(page, messages), here: nameOfPage(page) }];
    if ("questions" in page) structured.push({ kind: "questions", questions: page.questions });
    if (fares) structured.push({ kind: "flights", offers: offersOf(fares, page.path, localeOf(pathname), messages) });
    return {
      title: page.title,
      description: page.description,
      picture: { path: pictureOfPage(page), alt: pictureWords(page, messages) },
      structured,
    };
  });
}

/** What is seen on the picture that is shared with the page. */
function pictureWords(page: WrittenPage, { home, pages }: Messages): string {
  switch (page.kind) {
    case "destination":
      return page.poster.alt;
    case "airline":
      return pages.airlinePicture(page.airline);
    case "theme":
      return page.pictureAlt;
    case "legal":
      return home.sceneAtDusk;
    case "about":
      return home.scene;
  }
}

/** They lead to the page that shows them: search engines are kept out of searches. */
const offersOf = (fares: ShownFares, to: string, locale: Locale, { pages, places, results }: Messages) =>
  fares.cheapest.map((fare) => {
    const total = totalOf(fare, fares.pricing);
    const [from, destination] = [places.city(fare.from.city, fare.from.code), places.city(fare.to.city, fare.to.code)];
    return {
      name: pages.fares.dated(
        pages.fares.route(from, destination),
        formatDay(fare.departureDate, locale),
        formatDay(fare.returnDate, locale),
      ),
      description: results.illustrative,
      from,
      destination,
      price: toDecimal(total),
      currency: total.currency,
      to,
    };
  });
