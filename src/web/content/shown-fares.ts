import type { FromFares } from "../../core/flights/index.ts";
import type { AirlineCode } from "../../core/kernel/index.ts";
import type { Pricing } from "../present/pricing.ts";

/** What the fares of a page are for, apart from their routes. */
export interface FareScope {
  readonly airline: AirlineCode | null;
  readonly cabin: "M" | "C";
}

/** Fares of a page, and what turns them into what the visitor is shown. */
export interface ShownFares extends FromFares, FareScope {
  readonly pricing: Pricing;
}
