import { type HotelProfile, milesAway } from "../../../core/hotels/index.ts";
import { GuestScore } from "../../components/guest-score/guest-score.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { placeName } from "../../present/place-name.ts";
import styles from "./hotel-screen.module.css";
import type { HotelData } from "./load-hotel.ts";
import { Stars } from "../../ui/stars/stars.tsx";

interface HotelHeadProps extends Pick<Exclude<HotelData, { readonly kind: "unknown" }>, "around" | "metresAround"> {
  readonly hotel: HotelProfile;
}

/** Name, class, place, which is how far from what was searched first, and what guests thought. */
export function HotelHead({ hotel, around, metresAround }: HotelHeadProps) {
  const { hotelDetails: words, hotels, places } = useMessages();
  const { card, district } = hotels.results;
  const { name, stars, rating, kind, neighbourhood, city, builtYear, roomCount } = hotel;
  const center = words.fromCenter(card.miles(milesAway(hotel.distanceMetres).toFixed(1)), places.city(city, hotel.country));
  const sayAway = around?.kind === "city" ? card.fromCenterOf : card.from;
  const searched = around && metresAround !== null && sayAway(card.miles(milesAway(metresAround).toFixed(1)), placeName(around, places));
  return (
    <div className={styles.head}>
      <div>
        <h1>{name}</h1>
        <p className={styles.line}>
          <Stars count={stars} label={card.stars(stars)} />
          <span>{words.built(words.kinds[kind], builtYear, roomCount)}</span>
        </p>
        <p className={styles.place}>
          {searched && `${searched}; `}
          {district(neighbourhood)}, {center}
        </p>
      </div>
      <GuestScore rating={rating} />
    </div>
  );
}
