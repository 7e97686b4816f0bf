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

/** In the order of `RateCells`. */
const COLUMNS = ["included", "cancellation", "total", "choose"] as const;

/** Every way to book every kind of room: the room in a line of its own, its rates below, side by side. Where it is narrow, cards. */
export function RateTable({ hotel, rooms, stay, pricing, pathOf, caption }: RateTableProps) {
  const { columns } = useMessages().hotelDetails.rates;
  const nights = nightsOf(stay);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        {rooms.map(({ room, rates }) => (
          <tbody key={room.index}>
            <tr>
              <RoomCell room={room} rates={rates} picture={roomPicturePath(hotel.id, room)} columns={COLUMNS.length} />
            </tr>
            {rates.map((rate) => (
              <tr key={rate.id}>
                <RateCells room={room} rate={rate} quote={stayQuoteIn(pricing, rate, nights)} pricing={pricing} path={pathOf(rate.id)} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
