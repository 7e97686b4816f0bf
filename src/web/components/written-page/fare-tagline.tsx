import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney } from "../../present/money.ts";
import { type ShownFares, totalOf } from "./from-fares-card.tsx";

interface FareTaglineProps {
  readonly tagline: string;
  readonly fares: ShownFares;
  /** The page is about where the routes end. */
  readonly isToOnePlace?: boolean;
}

/** The tagline of the specification, and the lowest total that was found, where one was. */
export function FareTagline({ tagline, fares, isToOnePlace = false }: FareTaglineProps) {
  const { fares: words } = useMessages().pages;
  const locale = useLocale();
  const [lowest] = fares.cheapest;
  if (!lowest) return tagline;
  const price = formatMoney(totalOf(lowest, fares.pricing), locale);
  const { from, to } = lowest;
  return (
    <>
      {tagline} {isToOnePlace ? words.from(price, from.city) : words.fromRoute(price, from.city, to.city)}
    </>
  );
}
