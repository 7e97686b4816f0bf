import type { Purchase } from "../../core/booking/index.ts";
import type { Bound, FlightOffer } from "../../core/flights/index.ts";

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
