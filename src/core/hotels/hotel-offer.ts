import { dateInZone, type Instant } from "../kernel/index.ts";
import type { Guests } from "./guests.ts";
import type { HotelProfile } from "./hotel.ts";
import type { Rate } from "./rate.ts";
import type { Room } from "./room.ts";
import type { Stay } from "./stay.ts";

/** A priced stay that the server has signed: whoever holds the rate's id can buy it at this price until it expires. */
export interface HotelOffer {
  readonly hotel: HotelProfile;
  readonly room: Room;
  readonly rate: Rate;
  readonly stay: Stay;
  readonly guests: Guests;
}

/** Whether a stay may be booked: until midnight at the hotel after its first day. A rate may outlive that, the night does not. */
export const isStayOnSale = ({ hotel, stay }: Pick<HotelOffer, "hotel" | "stay">, now: Instant): boolean =>
  stay.checkIn >= dateInZone(now, hotel.zone);
