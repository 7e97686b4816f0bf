import type { ReactNode } from "react";
import { type HotelOffer, nightsOf, roomPicturePath } from "../../../core/hotels/index.ts";
import type { StayQuote } from "../../../core/pricing/index.ts";
import { formatWeekday } from "../../../core/kernel/index.ts";
import { CancellationTerms } from "../rate-table/cancellation-terms.tsx";
import { bedWords, roomName, sizeWords } from "../rate-table/room-words.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { clockOf, formatDay, formatTime } from "../../present/dates.ts";
import type { Pricing } from "../../present/pricing.ts";
import { Stars } from "../../ui/stars/stars.tsx";
import styles from "./stay-facts.module.css";

interface StayFactsProps {
  readonly offer: HotelOffer;
  readonly quote: StayQuote;
  readonly pricing: Pricing;
  /** Whether it was given back or does not go through: what giving it back would cost is no longer asked. */
  readonly isOver?: boolean;
}

/** A stay: the hotel and its room, the nights, the guests, and what giving it back costs. */
export function StayFacts({ offer, quote, pricing, isOver = false }: StayFactsProps) {
  const { hotelDetails, hotelBooking } = useMessages();
  const words = hotelBooking.stay;
  const { room, rate, stay, guests } = offer;
  const { adults, children, infants, rooms } = guests;
  return (
    <>
      <HotelLines offer={offer} />
      <dl className={styles.facts}>
        <Days offer={offer} />
        <Fact name={words.length}>{words.nights(nightsOf(stay))}</Fact>
        <Fact name={words.guests}>{words.party(adults, children, infants, rooms)}</Fact>
        <Fact name={words.room}>
          {words.each(rooms, roomName(room, hotelDetails))}
          <small>
            {bedWords(room, hotelDetails)}, {sizeWords(room, hotelDetails)}. {hotelDetails.boards[rate.board]}.
          </small>
        </Fact>
        {!isOver && (
          <Fact name={words.cancellation}>
            <CancellationTerms cancellation={rate.cancellation} total={rate.total} quote={quote} pricing={pricing} />
          </Fact>
        )}
      </dl>
    </>
  );
}

function HotelLines({ offer: { hotel, room } }: Pick<StayFactsProps, "offer">) {
  const { hotelDetails, hotelBooking, hotels, places } = useMessages();
  return (
    <div className={styles.hotel}>
      <img src={roomPicturePath(hotel.id, room)} alt={hotelBooking.stay.picture(roomName(room, hotelDetails))} width={640} height={480} />
      <div>
        <h3>{hotel.name}</h3>
        <p>
          <Stars count={hotel.stars} label={hotels.results.card.stars(hotel.stars)} />
        </p>
        <p>
          {hotel.street}, {hotels.results.district(hotel.neighbourhood)}, {places.city(hotel.city, hotel.country)}
        </p>
      </div>
    </div>
  );
}

function Days({ offer: { hotel, stay } }: Pick<StayFactsProps, "offer">) {
  const { stay: words } = useMessages().hotelBooking;
  const locale = useLocale();
  const time = (clock: string): string => formatTime(clockOf(clock), locale);
  return (
    <>
      <Fact name={words.checkIn}>
        {formatDay(stay.checkIn, locale)}
        <small>{words.from(formatWeekday(stay.checkIn, locale), time(hotel.checkInFrom))}</small>
      </Fact>
      <Fact name={words.checkOut}>
        {formatDay(stay.checkOut, locale)}
        <small>{words.until(formatWeekday(stay.checkOut, locale), time(hotel.checkOutUntil))}</small>
      </Fact>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
