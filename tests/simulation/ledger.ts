import { type Booking, canMove, HOLDING_STATES } from "../../src/core/booking/index.ts";
import type { BookingId } from "../../src/core/kernel/index.ts";
import type { Move } from "../../src/usecases/ports/booking-store.ts";

/** Reads along with the database: what was written, whether it may be, and whether units and bookings agree after every transaction. */
export class Ledger {
  readonly bookings = new Map<BookingId, Booking>();
  readonly #sold = new Map<string, number>();
  readonly #report: (fault: string) => void;

  constructor(report: (fault: string) => void) {
    this.#report = report;
  }

  held(booking: Booking): void {
    this.bookings.set(booking.id, booking);
    this.#take(booking, booking.units);
    this.#compare(booking);
  }

  moved(id: BookingId, move: Move): void {
    const booking = this.bookings.get(id);
    if (!booking) return this.#report(`${id} was moved and never made`);
    if (!canMove(booking.state, move.to)) this.#report(`${id} went from ${booking.state} to ${move.to}, which no table allows`);
    this.bookings.set(id, { ...booking, state: move.to, progress: { ...booking.progress, ...move.progress } });
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

/** A booking that waits for a person holds what it held before. */
const holdsUnits = ({ state, progress }: Booking): boolean =>
  HOLDING_STATES.includes(state === "needs_person" ? (progress.attention?.from ?? state) : state);
