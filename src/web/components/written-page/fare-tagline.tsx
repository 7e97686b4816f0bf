import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import type { ShownFares } from "../../content/shown-fares.ts";
import { totalOf } from "./from-fares-card.tsx";

interface FareTaglineProps {
  readonly tagline: string;
  /** Null on a page that shows none. */
  readonly fares: ShownFares | null;
  /** The page is about where the routes end. */
  readonly isToOnePlace?: boolean;
}

/** The tagline of the specification, and the lowest total that was found, where one was. */
export function FareTagline({ tagline, fares, isToOnePlace = false }: FareTaglineProps) {
  const { pages, places } = useMessages();
  const { fares: words } = pages;
  const locale = useLocale();
  const lowest = fares?.cheapest[0];
  if (!fares || !lowest) return tagline;
  const price = formatMoney(totalOf(lowest, fares.pricing), locale);
  const [from, to] = [places.city(lowest.from.city, lowest.from.code), places.city(lowest.to.city, lowest.to.code)];
  const route = fares.cabin === "C" ? words.fromInBusiness : words.fromRoute;
  return (
    <>
      {tagline} {isToOnePlace ? words.from(price, from) : route(price, from, to)}
    </>
  );
}
