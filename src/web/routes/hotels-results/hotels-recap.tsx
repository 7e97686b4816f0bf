import { guestCount, type HotelSearch } from "../../../core/hotels/index.ts";
import type { HotelDraftFaults } from "../../components/hotel-search-form/check-hotel-draft.ts";
import { HotelSearchForm } from "../../components/hotel-search-form/hotel-search-form.tsx";
import { SearchRecap } from "../../components/search-recap/search-recap.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { type Messages, useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { placeName } from "../../present/place-name.ts";
import type { HotelSearchFault } from "./load-hotels.ts";

interface HotelsRecapProps {
  /** What was searched; null when the address could not be understood. */
  readonly search: HotelSearch | null;
  /** What the form starts from. */
  readonly query: URLSearchParams;
  /** What is wrong with it. */
  readonly faults: readonly HotelSearchFault[];
}

/** The hotel search form above the results. */
export function HotelsRecap({ search, query, faults }: HotelsRecapProps) {
  const messages = useMessages();
  const locale = useLocale();
  return (
    <SearchRecap words={search && recapWords(search, messages, locale)} query={query}>
      <HotelSearchForm query={query} refused={refusedPlace(faults)} />
    </SearchRecap>
  );
}

/** The field of the form that names no place: missing, or none that we know. */
function refusedPlace(faults: readonly HotelSearchFault[]): HotelDraftFaults {
  const code = faults.find(({ field }) => field === "org")?.code;
  return code === "required" || code === "unknown_place" ? { org: code } : {};
}

function recapWords({ place, stay, guests }: HotelSearch, { hotels, places }: Messages, locale: Locale) {
  const [checkIn, checkOut] = [stay.checkIn, stay.checkOut].map((day) => formatDay(day, locale));
  return { what: placeName(place, places), when: hotels.results.recapDays(`${checkIn} – ${checkOut}`, guestCount(guests), guests.rooms) };
}
