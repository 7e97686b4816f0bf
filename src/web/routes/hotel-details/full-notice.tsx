import { useSearchParams } from "react-router";
import { Link } from "../../i18n/navigation.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { placeName } from "../../present/place-name.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./hotel-screen.module.css";
import { withStay } from "./load-hotel.ts";
import type { ReadyHotel } from "./rates-section.tsx";

/** No room for these nights: dates on which there is one, and the hotels around the place that was searched. */
export function FullNotice({ data }: { readonly data: ReadyHotel }) {
  const { hotelDetails, places } = useMessages();
  const { full } = hotelDetails;
  const locale = useLocale();
  const { hotel, stay, otherStays, query, around } = data;
  const [address] = useSearchParams();
  const searched = around === null ? data.org : placeName(around, places);
  return (
    <Alert tone="warn" title={full.title}>
      <p>{full.why(hotel.name, formatDay(stay.checkIn, locale), formatDay(stay.checkOut, locale))}</p>
      {otherStays.length > 0 && (
        <>
          <p>{full.otherDates}</p>
          <ul className={styles.others}>
            {otherStays.map((other) => (
              <li key={other.checkIn}>
                <Link to={`?${withStay(address, { ...data, stay: other })}`} className={buttonClass({ size: "small" })}>
                  {full.dates(formatDay(other.checkIn, locale), formatDay(other.checkOut, locale))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={`/hotels-results?${query}`} className={buttonClass({ tone: "ink" }, styles.around)}>
        {around === null || around.kind === "city" ? full.otherHotels(searched) : full.otherHotelsNear(searched)}
      </Link>
    </Alert>
  );
}
