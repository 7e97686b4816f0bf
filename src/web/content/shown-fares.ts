import type { FromFareQuestion, FromFares } from "../../core/flights/index.ts";
import type { Pricing } from "../present/pricing.ts";

/** What the fares of a page are for, apart from their routes. */
export type FareScope = Omit<FromFareQuestion, "routes">;

/** Fares of a page, and what turns them into what the visitor is shown. */
export interface ShownFares extends FromFares, FareScope {
  readonly pricing: Pricing;
}
