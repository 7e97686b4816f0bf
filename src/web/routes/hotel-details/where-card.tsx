import type { HotelProfile } from "../../../core/hotels/index.ts";
import type { Point } from "../../components/hotel-map/map-layout.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { clockOf, formatTime } from "../../present/dates.ts";
import styles from "./hotel-screen.module.css";
import { PlaceMap } from "./place-map.tsx";

interface WhereCardProps {
  readonly hotel: HotelProfile;
  /** By its name. */
  readonly country: string;
  /** The middle of its city, where we know it. */
  readonly center: Point | null;
}

/** Where the hotel stands: on a small map and in words. */
export function WhereCard({ hotel, country, center }: WhereCardProps) {
  const { hotelDetails, hotels, places } = useMessages();
  const { where } = hotelDetails;
  const locale = useLocale();
  const [from, until] = [hotel.checkInFrom, hotel.checkOutUntil].map((time) => formatTime(clockOf(time), locale));
  return (
    <section className={styles.where}>
      <h2>{where.title}</h2>
      {center && <PlaceMap hotel={hotel} center={center} />}
      <p>
        <b>{hotel.street}</b>
        <br />
        <span>
          {hotels.results.district(hotel.neighbourhood)}, {places.city(hotel.city, hotel.country)}, {country}
        </span>
        <br />
        <span>{where.checkInOut(from ?? "", until ?? "")}</span>
      </p>
    </section>
  );
}
