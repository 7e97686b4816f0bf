import type { Money } from "../../../core/kernel/index.ts";
import type { Pricing } from "../../present/pricing.ts";

/** What had expired and is to be had again: the same thing, at the price of now. */
export interface RenewedSale<Offer> {
  readonly offer: Offer;
  readonly pricing: Pricing;
  /** The old total, by the exchange rates of its own time. */
  readonly before: Money;
  readonly total: Money;
  /** The page on which it is booked, in the reader's language. */
  readonly path: string;
}

/** What of it a page needs that leads there. */
export type RenewedPrice = Pick<RenewedSale<unknown>, "before" | "total" | "path">;
