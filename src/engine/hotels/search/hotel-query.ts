import type { StayQuestion } from "../rates/index.ts";

/** A stay within a circle. */
export interface HotelQuery extends StayQuestion {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMetres: number;
  /** When more hotels have a room, the nearest ones are kept. */
  readonly limit: number;
  /**
   * `nowMinute` on the clock of another zone: a circle may reach over a border, and terms go by the clock at the hotel. Without it all
   * hotels keep the clock of the place.
   */
  readonly nowMinuteIn?: (zone: string) => number;
}

/**
 * The same question as an object of one shape: its fields in one order, its whole numbers as machine integers (those of a calendar may
 * come as floats). The compiler makes the search for what the warm-up asked; for another shape it begins anew while somebody waits.
 */
export function inOneShape(query: HotelQuery): HotelQuery {
  const { latitude, longitude, radiusMetres, limit, firstNight, nights, guests, today, nowMinute } = query;
  const { adults, children, infants, rooms } = guests;
  return {
    latitude,
    longitude,
    radiusMetres,
    limit: limit | 0,
    firstNight: firstNight | 0,
    // A stay that is not of whole nights is refused further in.
    nights: Number.isSafeInteger(nights) ? nights | 0 : nights,
    guests: { adults: adults | 0, children: children | 0, infants: infants | 0, rooms: rooms | 0 },
    today: today | 0,
    nowMinute: nowMinute | 0,
    nowMinuteIn: query.nowMinuteIn ?? (() => nowMinute),
  };
}
