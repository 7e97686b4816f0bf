import type { PlaceAirport } from "../places/airport.ts";

/** An airport that may get flights, with how busy it is. */
export interface NetworkAirport extends PlaceAirport {
  /** Million passengers a year; a typed score, or `THIN_MPPA` where nobody typed one. */
  readonly mppa: number;
  /** Seats of the biggest type that its runway takes; null where nobody counts them, as at all airports but small fields. */
  readonly mostSeats: number | null;
}

/** The guess for a field that has scheduled flights and no typed score. */
export const THIN_MPPA = 0.02;

/** The guess for a field that no list of 2017 names an airline of. */
export const FIELD_MPPA = 0.01;

/** Six letters that name the undirected pair: the two codes in the order of the alphabet. */
export const pairKey = (a: string, b: string): string => (a < b ? a + b : b + a);

/** What a runway of a small field takes: commuter types below the first length, turboprops below the second, regional jets above. */
const FIELD_SEATS = [
  { belowMeters: 1_100, seats: 19 },
  { belowMeters: 1_500, seats: 76 },
] as const;
const LONG_FIELD_SEATS = 100;

/** Seats of the biggest type that a small field's runway takes. */
export const fieldSeats = (runwayMeters: number): number =>
  FIELD_SEATS.find(({ belowMeters }) => runwayMeters < belowMeters)?.seats ?? LONG_FIELD_SEATS;
