import type { Purchase } from "../../core/booking/index.ts";
import type { BookingId, Instant } from "../../core/kernel/index.ts";
import type { Traveller } from "../../core/travellers/index.ts";

/** What a supplier is to issue: tickets or a room. */
export interface SupplierOrder {
  /** Ours and stable: the same key never orders twice, and `find` finds it again. */
  readonly key: string;
  readonly bookingId: BookingId;
  readonly purchase: Purchase;
  /** The lead traveller first. */
  readonly travellers: readonly Traveller[];
  readonly at: Instant;
}

export type OrderOutcome =
  /** `reference` is the supplier's own: an airline's locator, a hotel's confirmation. */
  | { readonly kind: "ordered"; readonly reference: string }
  /** It will not: gone, or closed for sale. Nothing is ordered. */
  | { readonly kind: "refused" }
  /** It did not answer in time; it may or may not have acted. */
  | { readonly kind: "unknown" };

export type OrderStatus =
  | { readonly kind: "ordered"; readonly reference: string }
  | { readonly kind: "cancelled" }
  /** It has never heard of the key. After a timeout it may still do. */
  | { readonly kind: "not_found" }
  | { readonly kind: "unknown" };

export type CancelOrderOutcome = { readonly kind: "cancelled" } | { readonly kind: "not_found" } | { readonly kind: "unknown" };

/** Who issues what was sold. It answers with outcomes and never throws for anything that the network or a supplier may do. */
export interface OrderPlacer {
  readonly name: string;
  place(order: SupplierOrder): Promise<OrderOutcome>;
  /** What became of the order under a key of ours. */
  find(key: string, at: Instant): Promise<OrderStatus>;
  /** Takes an order back. Once taken back, the same key orders nothing any more, even where it was never heard of. */
  cancel(key: string, at: Instant): Promise<CancelOrderOutcome>;
}
