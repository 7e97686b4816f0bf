import { type HotelProfile, nightsOf, roomPicturePath, type RoomWithRates, type Stay } from "../../../core/hotels/index.ts";
import type { RateId } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { stayQuoteIn, type Pricing } from "../../present/pricing.ts";
import { RateCells } from "./rate-cells.tsx";
import styles from "./rate-table.module.css";
import { RoomCell } from "./room-cell.tsx";

interface RateTableProps {
  readonly hotel: HotelProfile;
  readonly rooms: readonly RoomWithRates[];
  readonly stay: Stay;
  readonly pricing: Pricing;
  /** Where a rate is booked. */
  readonly pathOf: (id: RateId) => string;
  readonly caption: string;
}

/** Every way to book every kind of room, side by side. On phones a card for each kind of room. */
export function RateTable({ hotel, rooms, stay, pricing, pathOf, caption }: RateTableProps) {
  const { columns } = useMessages().hotelDetails.rates;
  const nights = nightsOf(stay);
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.room}</th>
          <th scope="col">{columns.included}</th>
          <th scope="col">{columns.cancellation}</th>
          <th scope="col" className={styles.price}>
            {columns.total}
          </th>
        </tr>
      </thead>
      {rooms.map(({ room, rates }) => (
        <tbody key={room.index}>
          {rates.map((rate, index) => (
            <tr key={rate.id}>
              {index === 0 && <RoomCell room={room} rates={rates} picture={roomPicturePath(hotel.id, room)} />}
              <RateCells
                room={room}
                rate={rate}
                quote={stayQuoteIn(pricing, rate, nights)}
                pricing={pricing}
                city={hotel.city}
                path={pathOf(rate.id)}
              />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
