import { isMultiCity, stretchesOf, travellerCount, type TripSearch } from "../../../core/flights/index.ts";
import { SearchForm } from "../../components/search-form/search-form.tsx";
import { SearchRecap } from "../../components/search-recap/search-recap.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { type Messages, useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { stretchWords } from "../../present/route-words.ts";
import type { SearchFault } from "./load-results.ts";
import { refusedFields } from "./refused-fields.ts";

interface FlightsRecapProps {
  /** What was searched; null when the address could not be understood. */
  readonly search: TripSearch | null;
  /** What the form starts from. */
  readonly query: URLSearchParams;
  /** What is wrong with it. */
  readonly faults: readonly SearchFault[];
}

/** The flight search form above the results. */
export function FlightsRecap({ search, query, faults }: FlightsRecapProps) {
  const messages = useMessages();
  const locale = useLocale();
  return (
    <SearchRecap words={search && recapWords(search, messages, locale)} query={query} isTall={search !== null && isMultiCity(search)}>
      <SearchForm query={query} refused={refusedFields(faults)} />
    </SearchRecap>
  );
}

function recapWords(search: TripSearch, messages: Messages, locale: Locale) {
  const [first, last] = isMultiCity(search)
    ? [search.asked[0].date, search.asked.at(-1)?.date ?? null]
    : [search.departureDate, search.returnDate];
  const stretches = stretchesOf(isMultiCity(search) ? search.asked : [search], (one, other) => one.code === other.code);
  return {
    what: stretchWords(stretches.map((places) => places.map(({ city, code }) => messages.places.city(city, code)))),
    when: messages.results.recapDays(formatDay(first, locale), last && formatDay(last, locale), travellerCount(search.party)),
  };
}
