import { describe } from "vitest";
import type { Instant } from "../../core/kernel/index.ts";
import type { FlightSupply } from "../../usecases/ports/flight-supply.ts";
import { describeDays } from "./testing/days-contract.ts";
import { describeOffers } from "./testing/offers-contract.ts";
import { describeOnward } from "./testing/onward-contract.ts";
import { describeSearch } from "./testing/search-contract.ts";
import { type ContractMarket, testSupply } from "./testing/tested-supply.ts";

/** What every flight supply must do. `open` gives one whose clock has just shown `now`. */
export function describeFlightSupply(name: string, market: ContractMarket, now: Instant, open: () => Promise<FlightSupply>): void {
  describe(`the flight supply (${name})`, () => {
    const tested = testSupply(name, market, now, open);
    describeSearch(tested);
    describeDays(tested);
    describeOffers(tested);
    describeOnward(tested);
  });
}
