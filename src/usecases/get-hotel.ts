import { stayFault } from "../core/hotels/index.ts";
import { dateInZone, err, ok } from "../core/kernel/index.ts";
import type { HotelSupply } from "./ports/hotel-supply.ts";
import type { Clock } from "./ports/system.ts";
import type { UseCases } from "./use-cases.ts";

/** A hotel and its rates for a stay that makes sense by the day at the hotel; no rooms when it is full. */
export function createGetHotel(ports: { hotels: HotelSupply; clock: Clock }): UseCases["getHotel"] {
  return async (id, stay, guests) => {
    const now = ports.clock.now();
    const hotel = ports.hotels.findHotel(id);
    if (!hotel) return err({ code: "unknown_hotel" });
    const fault = stayFault(stay, guests, dateInZone(now, hotel.zone));
    if (fault) return err(fault);
    const answer = await ports.hotels.rates(id, stay, guests, now);
    return answer ? ok(answer) : err({ code: "unknown_hotel" });
  };
}

/** Which day it is at a hotel; null when the supply has no such hotel. */
export function createHotelToday(ports: { hotels: HotelSupply; clock: Clock }): UseCases["hotelToday"] {
  return (id) => {
    const hotel = ports.hotels.findHotel(id);
    return hotel && dateInZone(ports.clock.now(), hotel.zone);
  };
}
