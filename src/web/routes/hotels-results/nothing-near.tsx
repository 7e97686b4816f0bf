import { hotelQueryOf } from "../../../core/hotels/index.ts";
import { ProblemScreen } from "../../components/results/problem-screen.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { placeName } from "../../present/place-name.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import type { NoHotels } from "./load-hotels.ts";
import { SearchedFull } from "./searched-full.tsx";

/** No hotel has a room: within which radius, and where the next ones are. */
export function NothingNear({ data: { search, wider } }: { readonly data: NoHotels }) {
  const { hotels, places } = useMessages();
  const { none } = hotels.results;
  const locale = useLocale();
  const { place, stay, radiusMiles } = search;
  const why = none.why(radiusMiles, placeName(place, places), formatDay(stay.checkIn, locale), formatDay(stay.checkOut, locale));
  return (
    <ProblemScreen title={none.title} why={wider ? why : `${why} ${none.otherwise}`}>
      <SearchedFull search={search} isAlone={wider === null} />
      {wider && (
        <Link to={`/hotels-results?${hotelQueryOf(wider.search)}`} className={buttonClass({ tone: "primary" })}>
          {none.wider(wider.found, wider.search.radiusMiles)}
        </Link>
      )}
    </ProblemScreen>
  );
}
