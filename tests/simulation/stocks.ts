import type { FlightOffer } from "../../src/core/flights/index.ts";
import type { InventoryClaim } from "../../src/core/inventory/index.ts";
import { money, ok, type OfferId, type Result } from "../../src/core/kernel/index.ts";
import type { HoldableOffer } from "../../src/usecases/ports/flight-supply.ts";
import type { HoldableStay } from "../../src/usecases/ports/hotel-supply.ts";
import { OFFER } from "../../src/usecases/testing/sample-trip.ts";

/** How much there is of everything: little, so that travellers fight for the last of it. */
export const STOCKS = { outbound: 2, inbound: 1, elsewhere: 2, rooms: 1, suites: 2 } as const;

const OUT: InventoryClaim = { key: "BA178/JFK/2027-03-12/M", available: STOCKS.outbound };
const BACK: InventoryClaim = { key: "BA177/LHR/2027-03-19/M", available: STOCKS.inbound };
const ELSEWHERE: InventoryClaim = { key: "BA179/LHR/2027-03-19/M", available: STOCKS.elsewhere };

/** The same way out with another way back. */
export const OTHER_TRIP = "other-offer-of-the-test" as OfferId;

const REFUNDABLE: FlightOffer = { ...OFFER, conditions: { ...OFFER.conditions, refundFee: money(100_00) } };

const TRIPS: ReadonlyMap<OfferId, HoldableOffer> = new Map<OfferId, HoldableOffer>([
  [OFFER.id, { offer: OFFER, claims: [BACK, OUT] }],
  [OTHER_TRIP, { offer: { ...REFUNDABLE, id: OTHER_TRIP }, claims: [OUT, ELSEWHERE] }],
]);

/** The same rate, of which two of the three nights are kept when it is given back: a second refund would go through. */
export function lenient<Failure>(found: Result<HoldableStay, Failure>): Result<HoldableStay, Failure> {
  if (!found.ok) return found;
  const { offer, claims } = found.value;
  const cancellation = { steps: [{ fromLocal: null, penalty: money(200_00) }], freeUntilLocal: null } as const;
  return ok({ offer: { ...offer, rate: { ...offer.rate, cancellation } }, claims });
}

/** The flight that an offer's id names; null when it names none. */
export function tripOf(id: OfferId): Result<HoldableOffer, never> | null {
  const trip = TRIPS.get(id);
  return trip ? ok(trip) : null;
}
