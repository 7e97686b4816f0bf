import type { FlightOffer } from "../../src/core/flights/index.ts";
import type { InventoryClaim } from "../../src/core/inventory/index.ts";
import { ok, type OfferId, type Result } from "../../src/core/kernel/index.ts";
import type { HoldableOffer } from "../../src/usecases/ports/flight-supply.ts";
import { OFFER } from "../../src/usecases/testing/sample-trip.ts";

/** How much there is of everything: little, so that travellers fight for the last of it. */
export const STOCKS = { outbound: 2, inbound: 1, elsewhere: 2, rooms: 1, suites: 2 } as const;

const OUT: InventoryClaim = { key: "BA178/JFK/2027-03-12/M", available: STOCKS.outbound };
const BACK: InventoryClaim = { key: "BA177/LHR/2027-03-19/M", available: STOCKS.inbound };
const ELSEWHERE: InventoryClaim = { key: "BA179/LHR/2027-03-19/M", available: STOCKS.elsewhere };

/** The same way out with another way back. */
export const OTHER_TRIP = "other-offer-of-the-test" as OfferId;

const TRIPS: ReadonlyMap<OfferId, HoldableOffer> = new Map<OfferId, HoldableOffer>([
  [OFFER.id, { offer: OFFER, claims: [BACK, OUT] }],
  [OTHER_TRIP, { offer: { ...OFFER, id: OTHER_TRIP } satisfies FlightOffer, claims: [OUT, ELSEWHERE] }],
]);

/** The flight that an offer's id names; null when it names none. */
export function tripOf(id: OfferId): Result<HoldableOffer, never> | null {
  const trip = TRIPS.get(id);
  return trip ? ok(trip) : null;
}
