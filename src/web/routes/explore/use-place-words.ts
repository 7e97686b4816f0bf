import { useMemo } from "react";
import { mostStops, type Party, searchQueryOf } from "../../../core/flights/index.ts";
import type { FoundPlace } from "../../../core/flights/exploring/index.ts";
import { addDays, formatMoney, type LocalDate, type Money, money, type PlaceCode } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatShortDay } from "../../present/dates.ts";
import { formatDuration } from "../../present/durations.ts";
import { formatShort } from "../../present/money.ts";
import { quoteIn } from "../../present/pricing.ts";
import type { FoundData } from "./load-explore.ts";

/** Prices are those of one adult. */
const ONE: Party = { adults: 1, children: 0, infants: 0 };

/** What is said of a place, in the page's language and currency, and where it leads. */
export interface PlaceWords {
  readonly nameOf: (place: FoundPlace) => string;
  readonly countryOf: (place: FoundPlace) => string;
  /** The total for a base fare. */
  readonly priceOf: (fare: Money) => string;
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
    const backOf = ({ departureDate }: FoundPlace): LocalDate | null => (asked.stay === null ? null : addDays(departureDate, asked.stay));
    return {
      nameOf: ({ city, country }) => places.city(city, country),
      countryOf: ({ country }) => countries[country] ?? country,
      priceOf: (fare) => formatMoney(totalOf(fare), locale),
      shortPriceOf: ({ fareMinor }) => formatShort(totalOf(money(fareMinor)), locale),
      factsOf: (place) => `${explore.stops(mostStops(place))}, ${formatDuration(place.minutes)}`,
      daysOf(place) {
        const back = backOf(place);
        return explore.days(formatShortDay(place.departureDate, locale), back && formatShortDay(back, locale));
      },
      hrefOf(place) {
        const to = { code: place.code as PlaceCode, city: place.city };
        const [departureDate, returnDate] = [place.departureDate, backOf(place)];
        const search = searchQueryOf({ from: asked.from, to, departureDate, returnDate, party: ONE, cabin: "M" });
        return `/search-results?${place.isCheapest ? search : withStopsOf(search, place)}`;
      },
    };
  }, [asked, countries, pricing, explore, places, locale]);
}

/** The query of the same search, whose results show flights with just so many stops: cheaper ones have more. */
function withStopsOf(search: URLSearchParams, { stops, returnStops }: FoundPlace): URLSearchParams {
  search.set("stops", String(stops));
  if (returnStops !== null) search.set("returnStops", String(returnStops));
  return search;
}
