import type { Booking, BookingFailure, BookingProgress, BookingState, DeskRefund } from "../../core/booking/index.ts";
import type { InventoryClaim } from "../../core/inventory/index.ts";
import type { BookingId, Instant, Result } from "../../core/kernel/index.ts";
import type { Traveller } from "../../core/travellers/index.ts";
import type { Mail } from "./mailer.ts";

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
  /** A claim of before this moment no longer counts, unless its booking is still undecided; null when it always does. */
  readonly expiredBefore: Instant | null;
}

export type ClaimOutcome =
  | { readonly kind: "fresh" }
  | { readonly kind: "in_progress" }
  | { readonly kind: "key_reused" }
  | { readonly kind: "booked"; readonly bookingId: BookingId }
  | { readonly kind: "refused"; readonly failure: BookingFailure };

/** One step of a booking, written with all that belongs to it in one transaction. */
export interface Move {
  /** Where the booking must stand; if it does not any more, nothing is written. */
  readonly from: BookingState;
  readonly to: BookingState;
  /** When it must have come there, where that was judged a while ago: it may have gone on and come back. Another moment, and nothing is written. */
  readonly since?: Instant | null;
  /** What the desk's refunds come to, open ones too, where the move was reckoned by it: in minor units. Any other sum, and nothing is written. */
  readonly givenMinor?: number;
  readonly at: Instant;
  /** On whose behalf. */
  readonly by: "process" | "traveller" | "desk";
  /** What has been learnt. */
  readonly progress?: Partial<BookingProgress>;
  /** Whether the units that it held go back to the stock. */
  readonly givesBack?: boolean;
  /** What the request behind the booking is answered from now on; a fingerprint's refusal is forgotten, a client's key remembers it. */
  readonly answer?: "bill" | BookingFailure;
  /** Mails about it, for the outbox. */
  readonly mails?: readonly Mail[];
  /** Mails for a traveller who has been told to wait; for the outbox only where `answer` came before this move. */
  readonly mailsIfTold?: readonly Mail[];
  /** In how many seconds a job is to carry the booking on; none is made where this is left out. */
  readonly wakeAfterSeconds?: number;
}

/** Names that were owed and have been given. */
export interface NamesGiven {
  /** Where the booking must stand, and with which travellers; if it does not any more, nothing is written. */
  readonly state: BookingState;
  readonly known: readonly Traveller[];
  /** Everybody who travels, the lead first. */
  readonly travellers: readonly Traveller[];
  readonly at: Instant;
  readonly by: Move["by"];
  readonly mails: readonly Mail[];
}

/** Where bookings are kept. Each method is one transaction: all of it happens or nothing. */
export interface BookingStore {
  /** Takes a key for an attempt, unless it is taken. */
  claim(claim: RequestClaim): Promise<ClaimOutcome>;
  /** Lets a key go that came to nothing: the next request under it starts anew. */
  forget(claim: RequestClaim): Promise<void>;
  /**
   * Writes a held booking, takes its units of every claim, and makes the job that carries it on if nobody else does. `sold_out` when
   * a claim has too few, `claim_lost` when somebody else has taken the key over in the meantime; nothing is written in both cases.
   */
  hold(booking: Booking, claim: RequestClaim, wakeAfterSeconds: number): Promise<Result<null, "sold_out" | "claim_lost">>;
  /** @returns whether the move was made; false when the booking no longer stands as the move says, or may not go to `to`. */
  move(id: BookingId, move: Move): Promise<boolean>;
  /**
   * From now on the request behind a booking is answered with its bill, pending as it may be, and its traveller counts as told; a job
   * carries it on soon.
   * @returns false when the booking has come to nothing in the meantime; then nothing is written.
   */
  answer(id: BookingId, wakeAfterSeconds: number): Promise<boolean>;
  /** Writes names down that were owed, among the booking's moves too. @returns whether the booking still stood as it must. */
  complete(id: BookingId, given: NamesGiven): Promise<boolean>;
  /** Puts mails to a booking's traveller into the outbox, which no move brings along; none where the traveller has been erased meanwhile. */
  write(id: BookingId, mails: readonly Mail[]): Promise<void>;
  find(id: BookingId): Promise<Booking | null>;
  /** What the desk has given back for it beside the process, or has begun to, in its order. */
  listRefunds(id: BookingId): Promise<readonly DeskRefund[]>;
  /** The booking that holds a claim's key, answered or not; null when the key has come to none. */
  findByKey(key: RequestClaim["key"]): Promise<Booking | null>;
  /** Bookings in which the process still has something to do, made before a moment, oldest first. */
  listWorking(before: Instant, limit: number): Promise<readonly Booking[]>;
}

/** What all bookings hold of one stock. */
export interface SoldUnits {
  readonly key: InventoryClaim["key"];
  readonly sold: number;
}
