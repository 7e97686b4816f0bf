import { useMemo } from "react";
import { stopsOfTrip } from "../../../core/flights/index.ts";
import type { FoundPlace } from "../../../core/flights/exploring/index.ts";
import { formatDuration, formatMoney, type Money, money } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatShortDay } from "../../present/dates.ts";
import { formatBrief, formatShort } from "../../present/money.ts";
import { quoteIn } from "../../present/pricing.ts";
import type { FoundData } from "./load-explore.ts";
import { backOf, ONE, placeHref } from "./place-href.ts";

/** What is said of a place, in the page's language and currency, and where it leads. */
export interface PlaceWords {
  readonly nameOf: (place: FoundPlace) => string;
  readonly countryOf: (place: FoundPlace) => string;
  /** The total for a base fare. */
  readonly priceOf: (fare: Money) => string;
  /** The same beside the name of a choice. */
  readonly briefPriceOf: (fare: Money) => string;
  readonly shortPriceOf: (place: FoundPlace) => string;
  /** `Nonstop, 6 h 55 min` */
  readonly factsOf: (place: FoundPlace) => string;
  /** `Mar-12 – Mar-19` */
  readonly daysOf: (place: FoundPlace) => string;
  /** The search that finds this trip first. */
  readonly hrefOf: (place: FoundPlace) => string;
}

export function usePlaceWords({ asked, countries, pricing }: FoundData): PlaceWords {
  const { explore, places } = useMessages();
  const locale = useLocale();
  return useMemo(() => {
    const totalOf = (fare: Money): Money => quoteIn(pricing, fare, ONE).total;
    return {
      nameOf: ({ city, country }) => places.city(city, country),
      countryOf: ({ country }) => countries[country] ?? country,
      priceOf: (fare) => formatMoney(totalOf(fare), locale),
      briefPriceOf: (fare) => formatBrief(totalOf(fare), locale),
      shortPriceOf: ({ fareMinor }) => formatShort(totalOf(money(fareMinor)), locale),
      factsOf: (place) => `${explore.stops(stopsOfTrip(place))}, ${formatDuration(place.minutes)}`,
      daysOf(place) {
        const back = backOf(asked, place);
        return explore.days(formatShortDay(place.departureDate, locale), back && formatShortDay(back, locale));
      },
      hrefOf: (place) => placeHref(asked, place),
    };
  }, [asked, countries, pricing, explore, places, locale]);
}
