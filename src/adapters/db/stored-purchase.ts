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

/** Where an offer has the legs of its bounds, in the words of now and of before. */
const LEGS = ["bounds[*].legs[*]", "outbound.legs[*]", "inbound.legs[*]"];
const IS_OF_LEG = LEGS.flatMap((legs) => ["departsAtLocal", "arrivesAtLocal"].map((moment) => `@.${legs}.${moment} starts with $day`));
/** Days are written so that their letters stand in the order of the calendar. */
const IS_OF_STAY = "(@.stay.checkIn <= $day && @.stay.checkOut >= $day)";
const IS_TRAVELLED = `$ ? (${[...IS_OF_LEG, IS_OF_STAY].join(" || ")})`;

/** Whether a leg of an offer departs or arrives on a day, by the clock of the airport there, or its stay holds the day. */
export const isTravelledOn = (offer: Column, day: LocalDate): SQL =>
  sql`jsonb_path_exists(${offer}, ${IS_TRAVELLED}::jsonpath, jsonb_build_object('day', ${day}::text))`;
