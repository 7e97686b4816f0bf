import type { Fares } from "../fares/index.ts";
import type { FoundBound } from "./query.ts";

/** Return discounts are counted in ten-thousandths, so that prices of pairs can be compared without rounding. */
export const WHOLE = 10_000;

/** What two plates leave of the sum of their bounds, in ten-thousandths. */
export const pairShare = (fares: Fares, outPlate: number, inPlate: number): number =>
  WHOLE - Math.round(fares.returnDiscount(outPlate, inPlate) * WHOLE);

/** US cents per traveller for both bounds of a return ticket. */
export const pairCents = (fares: Fares, outbound: FoundBound, inbound: FoundBound): number =>
  Math.round(((outbound.cents + inbound.cents) * pairShare(fares, outbound.plate, inbound.plate)) / WHOLE);
