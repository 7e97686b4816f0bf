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
