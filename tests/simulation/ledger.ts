import { type Booking, type BookingState, canMove, holdsUnits } from "../../src/core/booking/index.ts";
import type { BookingId } from "../../src/core/kernel/index.ts";
import type { Move } from "../../src/usecases/ports/booking-store.ts";
import type { Timeline } from "./timeline.ts";

/** Where a traveller who asks is told to wait. */
const UNDER_WAY: readonly BookingState[] = ["held", "authorised", "ordered", "captured", "undoing", "needs_person"];

/** Reads along with the database: what was written, whether it may be, and whether units and bookings agree after every transaction. */
export class Ledger {
  readonly bookings = new Map<BookingId, Booking>();
  /** When each was held, when its cancellation was agreed to, and when it was no longer under way, in milliseconds. */
  readonly heldMs = new Map<BookingId, number>();
  readonly agreedMs = new Map<BookingId, number>();
  readonly settledMs = new Map<BookingId, number>();
  /** Those of which everybody's name has been written down. */
  readonly named = new Set<BookingId>();
  readonly #sold = new Map<string, number>();
  readonly #timeline: Timeline;
  readonly #report: (fault: string) => void;

  constructor(timeline: Timeline, report: (fault: string) => void) {
    this.#timeline = timeline;
    this.#report = report;
  }

  held(booking: Booking): void {
    this.bookings.set(booking.id, booking);
    this.heldMs.set(booking.id, this.#timeline.nowMs);
    this.#take(booking, booking.units);
    this.#compare(booking);
  }

  moved(id: BookingId, move: Move): void {
    const booking = this.bookings.get(id);
    if (!booking) return this.#report(`${id} was moved and never made`);
    if (!canMove(booking.state, move.to)) this.#report(`${id} went from ${booking.state} to ${move.to}, which no table allows`);
    this.bookings.set(id, { ...booking, state: move.to, progress: { ...booking.progress, ...move.progress } });
    if (move.progress?.cancellation) this.agreedMs.set(id, this.#timeline.nowMs);
    if (!UNDER_WAY.includes(move.to) && !this.settledMs.has(id)) this.settledMs.set(id, this.#timeline.nowMs);
    if (move.givesBack === true) this.#take(booking, -booking.units);
    this.#compare(booking);
  }

  #take({ claims }: Booking, units: number): void {
    for (const { key } of claims) this.#sold.set(key, (this.#sold.get(key) ?? 0) + units);
  }

  #compare({ claims }: Booking): void {
    for (const { key, available } of claims) {
      const sold = this.#sold.get(key) ?? 0;
      if (sold > available) this.#report(`oversold: ${sold} of ${available} are sold of ${key}`);
      if (sold !== this.#heldOf(key)) this.#report(`${sold} are sold of ${key}, and bookings hold ${this.#heldOf(key)}`);
    }
  }

  #heldOf(stock: string): number {
    let held = 0;
    for (const booking of this.bookings.values()) {
      if (holdsUnits(booking) && booking.claims.some(({ key }) => key === stock)) held += booking.units;
    }
    return held;
  }
}
