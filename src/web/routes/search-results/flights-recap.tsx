import { type FlightSearch, travellerCount } from "../../../core/flights/index.ts";
import { SearchForm } from "../../components/search-form/search-form.tsx";
import { SearchRecap } from "../../components/search-recap/search-recap.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { type Messages, useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatShortDay } from "../../present/dates.ts";

interface FlightsRecapProps {
  /** What was searched; null when the address could not be understood. */
  readonly search: FlightSearch | null;
  /** What the form starts from. */
  readonly query: URLSearchParams;
}

/** The flight search form above the results. */
export function FlightsRecap({ search, query }: FlightsRecapProps) {
  const messages = useMessages();
  const locale = useLocale();
  return (
    <SearchRecap words={search && recapWords(search, messages, locale)} query={query}>
      <SearchForm query={query} />
    </SearchRecap>
  );
}

function recapWords({ from, to, departureDate, returnDate, party }: FlightSearch, { results, places }: Messages, locale: Locale) {
  const dayOf = (day: typeof departureDate): string => formatShortDay(day, locale);
  return {
    what: results.recap(places.city(from.city, from.code), places.city(to.city, to.code)),
    when: results.recapDays(dayOf(departureDate), returnDate && dayOf(returnDate), travellerCount(party)),
  };
}
