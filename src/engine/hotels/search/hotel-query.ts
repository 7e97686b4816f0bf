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
 * The same question with its fields in one order, and its guests' too. The compiler makes the search for the shape of the objects that
 * it sees: a question of another shape than the warm-up's had to wait for it to begin anew, ten milliseconds and more.
 */
export function inOneShape(query: HotelQuery): HotelQuery {
  const { latitude, longitude, radiusMetres, limit, firstNight, nights, guests, today, nowMinute } = query;
  const { adults, children, infants, rooms } = guests;
  return {
    latitude,
    longitude,
    radiusMetres,
    limit,
    firstNight,
    nights,
    guests: { adults, children, infants, rooms },
    today,
    nowMinute,
    nowMinuteIn: query.nowMinuteIn ?? (() => nowMinute),
  };
}
