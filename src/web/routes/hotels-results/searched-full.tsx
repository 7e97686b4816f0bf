import { Link } from "../../i18n/navigation.tsx";
import { type HotelSearch, hotelQueryOf } from "../../../core/hotels/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";

interface SearchedFullProps {
  readonly search: HotelSearch;
  /** No other hotel was found either. */
  readonly isAlone?: boolean;
}

/** The hotel that was searched by its name and has no room, with the way to its page; nothing when another place was searched. */
export function SearchedFull({ search, isAlone = false }: SearchedFullProps) {
  const { searchedFull } = useMessages().hotels.results;
  const { hotelId, name } = search.place;
  if (hotelId === null) return null;
  return (
    <Alert tone="warn" title={searchedFull.title(name)}>
      <p>{isAlone ? searchedFull.whyAlone : searchedFull.why}</p>
      <Link to={`/hotel-details/${hotelId}?${hotelQueryOf(search)}`} className={buttonClass({ size: "small" })}>
        {searchedFull.link}
      </Link>
    </Alert>
  );
}
