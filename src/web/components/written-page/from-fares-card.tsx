import { type FromFare, searchQueryOf, USUAL_TRIPS } from "../../../core/flights/index.ts";
import type { Place } from "../../../core/places/index.ts";
import { formatMoney, formatMonth } from "../../../core/kernel/index.ts";
import type { FareScope, ShownFares } from "../../content/shown-fares.ts";
import { Link } from "../../i18n/navigation.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay, formatShortDay } from "../../present/dates.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { Card } from "../../ui/card/card.tsx";
import { WholeDates } from "../../ui/whole-dates/whole-dates.tsx";
import { Kicker } from "../kicker/kicker.tsx";
import styles from "./from-fares-card.module.css";

interface FromFaresCardProps {
  readonly title: string;
  readonly fares: ShownFares;
  /** On a destination's page every row has the same end: it stays unsaid. */
  readonly isToOnePlace?: boolean;
  /** Whose trips alone are counted. */
  readonly airlineName?: string;
}

/** The lowest totals that our own search found, each with its dates and the search that finds it again. */
export function FromFaresCard({ title, fares, isToOnePlace = false, airlineName }: FromFaresCardProps) {
  const { pages, places } = useMessages();
  const { fares: words } = pages;
  const cityOf = ({ city, code }: Place): string => places.city(city, code);
  const locale = useLocale();
  const { cheapest, byMonth, foundOn, pricing, trips = USUAL_TRIPS } = fares;
  const fee = formatMoney(feeIn(pricing, cheapest[0]), locale);
  return (
    <Card className={styles.card} aria-labelledby="fares">
      <Kicker>{words.kicker}</Kicker>
      <h2 id="fares">{title}</h2>
      {cheapest.length === 0 && <p>{words.none}</p>}
      <ul className={styles.fares}>
        {cheapest.map((fare) => (
          <li key={`${fare.from.code} ${fare.to.code}`}>
            <Link to={searchPath(fare, fares)}>
              <b>{isToOnePlace ? cityOf(fare.from) : words.route(cityOf(fare.from), cityOf(fare.to))}</b>
              <span>
                <WholeDates>{words.dates(formatShortDay(fare.departureDate, locale), formatDay(fare.returnDate, locale))}</WholeDates>,{" "}
                {fare.stops === 0 ? words.nonstop : words.stops(fare.stops)}
              </span>
              <span className={styles.price}>{formatMoney(totalOf(fare, pricing), locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {byMonth.length > 1 && trips.days > MONTH_DAYS && (
        <>
          <h3>{words.byMonth}</h3>
          <ul className={styles.months}>
            {byMonth.map((fare) => (
              <li key={fare.departureDate}>
                <Link to={searchPath(fare, fares)}>
                  <span>{formatMonth(fare.departureDate, locale)}</span>
                  <b>{formatMoney(totalOf(fare, pricing), locale)}</b>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {cheapest.length > 0 && (
        <p className="tiny faint">
          <WholeDates>{words.note(formatDay(foundOn, locale), fee, trips)}</WholeDates>
          {airlineName !== undefined && ` ${words.counted(airlineName)}`}
        </p>
      )}
    </Card>
  );
}

/** In fewer days there are no months to compare. */
const MONTH_DAYS = 31;

const ONE_ADULT = { adults: 1, children: 0, infants: 0 } as const;

/** What one traveler pays in all, our fee in. */
export const totalOf = (fare: FromFare, pricing: Pricing) => quoteIn(pricing, fare.farePerTraveller, ONE_ADULT).total;

const feeIn = (pricing: Pricing, fare: FromFare | undefined) =>
  quoteIn(pricing, fare?.farePerTraveller ?? { amountMinor: 0, currency: pricing.rates.base }, ONE_ADULT).serviceFee;

/** The search in which the fare was found; its airline is chosen among the results, and its nonstops where it is one. */
function searchPath(fare: FromFare, { airline, cabin }: FareScope): string {
  const query = searchQueryOf({ ...fare, party: ONE_ADULT, cabin });
  if (airline) query.set("airline", airline);
  // That filter lets through what has one flight of the airline, cheaper at times: a nonstop that was promised stands first all the same.
  if (airline && fare.stops === 0) for (const name of ["stops", "returnStops"]) query.set(name, "0");
  return `/search-results?${query}`;
}
