import type { Booking, BookingFailure, BookingState } from "../../core/booking/index.ts";
import type { InventoryClaim } from "../../core/inventory/index.ts";
import type { BookingId, Instant, Result } from "../../core/kernel/index.ts";

/** A request that wants to become a booking, and the name under which it must not do so twice. */
export interface RequestClaim {
  /** The client's own key, or the request's fingerprint. */
  readonly key: string;
  readonly kind: "client" | "fingerprint";
  /** Tells this attempt from others under the same key. */
  readonly attempt: string;
  /** Hash of what was asked for; the same key with another one is a mistake of the client. */
  readonly requestHash: string;
  readonly at: Instant;
  /** A claim of before this moment that never came to a booking belongs to a process that died: it may be taken over. */
  readonly abandonedBefore: Instant;
  /** A claim of before this moment no longer counts at all; null when it always does. */
  readonly expiredBefore: Instant | null;
}

export type ClaimOutcome =
  | { readonly kind: "fresh" }
  | { readonly kind: "in_progress" }
  | { readonly kind: "key_reused" }
  | { readonly kind: "booked"; readonly bookingId: BookingId }
  | { readonly kind: "refused"; readonly failure: BookingFailure };

/** Where bookings are kept. Each method is one transaction: all of it happens or nothing. */
export interface BookingStore {
  /** Takes a key for an attempt, unless it is taken. */
  claim(claim: RequestClaim): Promise<ClaimOutcome>;
  /** Lets a key go that came to nothing: the next request under it starts anew. */
  forget(claim: RequestClaim): Promise<void>;
  /**
   * Writes a held booking and takes its units of every claim. `sold_out` when one of them has too few, `claim_lost` when somebody
   * else has taken the key over in the meantime; nothing is written in both cases.
   */
  hold(booking: Booking, claim: RequestClaim): Promise<Result<null, "sold_out" | "claim_lost">>;
  /**
   * Moves a booking along `road`, which may be empty, and makes its bill the answer to the request.
   * @returns the booking as it then stands. When somebody else has moved it first, that is how they left it.
   */
  advance(id: BookingId, road: readonly BookingState[], at: Instant): Promise<Booking>;
  /**
   * Ends a booking along `road`, gives its units back and answers the request with `failure`: a client's key remembers it,
   * a fingerprint is let go so that the traveller can try another card.
   * @returns whether this call ended it; false when somebody else has moved it first, and then nothing is changed.
   */
  end(id: BookingId, road: readonly BookingState[], failure: BookingFailure, at: Instant): Promise<boolean>;
  find(id: BookingId): Promise<Booking | null>;
  /** The booking that holds a claim's key, answered or not; null when the key has come to none. */
  findByKey(key: RequestClaim["key"]): Promise<Booking | null>;
  /** Bookings from before a moment whose payment is still to be found out, oldest first. */
  listUnsettled(before: Instant, limit: number): Promise<readonly Booking[]>;
  /** What all bookings hold, for the supply to know at start. */
  listSold(): Promise<readonly SoldUnits[]>;
}

export interface SoldUnits {
  readonly key: InventoryClaim["key"];
  readonly sold: number;
}
