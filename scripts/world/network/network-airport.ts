import type { PlaceAirport } from "../places/airport.ts";

/** An airport that may get flights, with how busy it is. */
export interface NetworkAirport extends PlaceAirport {
  /** Million passengers a year; a typed score, or `THIN_MPPA` where nobody typed one. */
  readonly mppa: number;
}

/** The guess for a field that has scheduled flights and no typed score. */
export const THIN_MPPA = 0.02;

/** Six letters that name the undirected pair: the two codes in the order of the alphabet. */
export const pairKey = (a: string, b: string): string => (a < b ? a + b : b + a);
