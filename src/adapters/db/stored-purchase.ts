import { type Column, type SQL, sql } from "drizzle-orm";
import type { Purchase } from "../../core/booking/index.ts";
import type { Bound, FlightOffer } from "../../core/flights/index.ts";
import type { LocalDate } from "../../core/kernel/index.ts";

/** A flight's offer as it was written before trips could have more than two bounds. */
interface EarlierOffer extends Omit<FlightOffer, "tripType" | "bounds"> {
  readonly outbound: Bound;
  readonly inbound: Bound | null;
}

/**
 * What a row says was bought. `kind` says what the two documents are: they were written together from one purchase. Bookings keep
 * the words of their day, in the database and in backups of it; here alone they are read as those of now.
 */
export function storedPurchase({
  kind,
  offer,
  quote,
}: Pick<Purchase, "kind"> & { readonly offer: unknown; readonly quote: unknown }): Purchase {
  const known = kind === "flight" && isEarlier(offer) ? inWordsOfNow(offer) : offer;
  return { kind, offer: known, quote } as Purchase;
}

const isEarlier = (offer: unknown): offer is EarlierOffer => typeof offer === "object" && offer !== null && "outbound" in offer;

const inWordsOfNow = ({ outbound, inbound, ...rest }: EarlierOffer): FlightOffer => ({
  ...rest,
  ...(inbound ? { tripType: "roundTrip", bounds: [outbound, inbound] } : { tripType: "oneWay", bounds: [outbound] }),
});

/** Where an offer says on which days its bounds begin, in the words of now and of before, or its stay. */
const BEGINNINGS = [
  "bounds[*].legs[0].departsAtLocal",
  "outbound.legs[0].departsAtLocal",
  "inbound.legs[0].departsAtLocal",
  "stay.checkIn",
];
const BEGINS_ON = `$ ? (${BEGINNINGS.map((path) => `@.${path} starts with $day`).join(" || ")})`;

/** Whether one of the bounds of an offer begins on a day, by the clock of its airport, or its stay. */
export const beginsOn = (offer: Column, day: LocalDate): SQL =>
  sql`jsonb_path_exists(${offer}, ${BEGINS_ON}::jsonpath, jsonb_build_object('day', ${day}::text))`;
