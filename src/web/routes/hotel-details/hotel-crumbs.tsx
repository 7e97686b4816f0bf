import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./hotel-screen.module.css";
import type { ShownHotel } from "./hotel-screen.tsx";

/** Where the page hangs, with the way back to the hotels around it for the same stay. */
export function HotelCrumbs({ data }: { readonly data: ShownHotel }) {
  const { crumbs } = useMessages().hotelDetails;
  return (
    <nav aria-label={crumbs.label}>
      <ol className={styles.crumbs}>
        <li>
          <Link to="/hotels">{crumbs.hotels}</Link>
        </li>
        <li>
          <Link to={`/hotels-results?${data.back}`}>{data.org}</Link>
        </li>
        <li aria-current="page">{data.hotel.name}</li>
      </ol>
    </nav>
  );
}
