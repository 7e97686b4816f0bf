import { guestCount, type HotelSearch } from "../../../core/hotels/index.ts";
import { HotelSearchForm } from "../../components/hotel-search-form/hotel-search-form.tsx";
import { SearchRecap } from "../../components/search-recap/search-recap.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { type Messages, useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatShortDay } from "../../present/dates.ts";
import { placeName } from "../../present/place-name.ts";

interface HotelsRecapProps {
  /** What was searched; null when the address could not be understood. */
  readonly search: HotelSearch | null;
  /** What the form starts from. */
  readonly query: URLSearchParams;
}

/** The hotel search form above the results. */
export function HotelsRecap({ search, query }: HotelsRecapProps) {
  const messages = useMessages();
  const locale = useLocale();
  return (
    <SearchRecap words={search && recapWords(search, messages, locale)} query={query}>
      <HotelSearchForm query={query} />
    </SearchRecap>
  );
}

function recapWords({ place, stay, guests }: HotelSearch, { hotels, places }: Messages, locale: Locale) {
  const [checkIn, checkOut] = [stay.checkIn, stay.checkOut].map((day) => formatShortDay(day, locale));
  return { what: placeName(place, places), when: hotels.results.recapDays(`${checkIn} – ${checkOut}`, guestCount(guests), guests.rooms) };
}
