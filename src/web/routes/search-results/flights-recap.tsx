import { type FlightSearch, travellerCount } from "../../../core/flights/index.ts";
import { SearchForm } from "../../components/search-form/search-form.tsx";
import { SearchRecap } from "../../components/search-recap/search-recap.tsx";
import { type Messages, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";

interface FlightsRecapProps {
  /** What was searched; null when the address could not be understood. */
  readonly search: FlightSearch | null;
  /** What the form starts from. */
  readonly query: URLSearchParams;
}

/** The flight search form above the results. */
export function FlightsRecap({ search, query }: FlightsRecapProps) {
  const { results } = useMessages();
  return (
    <SearchRecap words={search && recapWords(search, results)} query={query}>
      <SearchForm query={query} />
    </SearchRecap>
  );
}

function recapWords({ from, to, departureDate, returnDate, party }: FlightSearch, words: Messages["results"]) {
  const dayOf = (day: typeof departureDate): string => formatDay(day).slice(0, 6);
  return {
    what: words.recap(from.city, to.city),
    when: words.recapDays(dayOf(departureDate), returnDate && dayOf(returnDate), travellerCount(party)),
  };
}
