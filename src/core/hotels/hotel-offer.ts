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
