import { type HotelProfile, milesAway } from "../../../core/hotels/index.ts";
import { GuestScore } from "../../components/guest-score/guest-score.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./hotel-screen.module.css";
import { Stars } from "../../ui/stars/stars.tsx";

/** Name, class, place and what guests thought. */
export function HotelHead({ hotel }: { readonly hotel: HotelProfile }) {
  const { hotelDetails: words, hotels, places } = useMessages();
  const { card, district } = hotels.results;
  const { name, stars, rating, kind, neighbourhood, city, builtYear, roomCount } = hotel;
  const miles = milesAway(hotel.distanceMetres).toFixed(1);
  return (
    <div className={styles.head}>
      <div>
        <h1>{name}</h1>
        <p className={styles.line}>
          <Stars count={stars} label={card.stars(stars)} />
          <span>{words.built(words.kinds[kind], builtYear, roomCount)}</span>
        </p>
        <p className={styles.place}>
          {district(neighbourhood)}, {words.fromCenter(card.miles(miles), places.city(city, hotel.country))}
        </p>
      </div>
      <GuestScore rating={rating} />
    </div>
  );
}
