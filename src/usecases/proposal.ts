import type { BookingFailure, Purchase } from "../core/booking/index.ts";
import type { InventoryClaim } from "../core/inventory/index.ts";
import type { Result } from "../core/kernel/index.ts";
import type { RateSource } from "./ports/rate-source.ts";
import type { Supplies } from "./ports/supplies.ts";

export interface SellerPorts extends Supplies {
  readonly rates: RateSource;
}

/** Something that would do for a request: priced anew, with what an order of it takes from the supply. */
export interface Proposal {
  readonly purchase: Purchase;
  readonly claims: readonly InventoryClaim[];
  /** What each claim gives: seats of a leg, rooms of a night. */
  readonly units: number;
}

/** What would do for a request, best first and one at a time: the next is asked for when the one before was sold out. */
export type Proposals = AsyncIterable<Result<Proposal, BookingFailure>>;
