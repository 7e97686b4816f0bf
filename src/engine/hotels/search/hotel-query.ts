import type { StayQuestion } from "../rates/index.ts";

/** A stay within a circle. */
export interface HotelQuery extends StayQuestion {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMetres: number;
  /** When more hotels have a room, the nearest ones are kept. */
  readonly limit: number;
}
