import type { BookingId } from "../../src/core/kernel/index.ts";
import type { Ledger } from "./ledger.ts";
import { namedIn } from "./offer-names.ts";
import { SOON } from "./price-list.ts";
import type { Life, Timeline } from "./timeline.ts";
import { MOST_SKEW_MS } from "./weather.ts";

/** From the look at the clock to the call: a question or two to somebody who may keep silent, and what the network takes. */
const ACTING_MS = 30_000;
const CARD_MS = 10 * 60_000;

/** Sees to it that nobody orders a seat when its sale has closed, half an hour before the flight leaves, nor uses a card for too long. */
export class Deadlines {
  readonly #ledger: Ledger;
  readonly #timeline: Timeline;
  readonly #report: (fault: string) => void;

  constructor(ledger: Ledger, timeline: Timeline, report: (fault: string) => void) {
    this.#ledger = ledger;
    this.#timeline = timeline;
    this.#report = report;
  }

  /** Whether the flight of a booking has left, by the right time: then no supplier sells it any more. */
  hasLeft = (id: string): boolean => this.#isSoon(id) && this.#timeline.nowMs >= SOON.leavesMs;

  /** A server whose clock goes wrong by so much sends an order. */
  orders(life: Life, id: string, skewMs: number): void {
    if (this.#isSoon(id) && this.#lookedMs(life, skewMs) > SOON.soldUntilMs) this.#report(`${id} is ordered when its sale has closed`);
  }

  /** A server sends the card of a booking, which another one may have made. */
  usesCard(life: Life, id: string, skewMs: number): void {
    const { createdAt } = this.#ledger.bookings.get(id as BookingId) ?? { createdAt: this.#timeline.now() };
    const ageMs = this.#lookedMs(life, skewMs) - this.#timeline.msOf(createdAt);
    if (ageMs > CARD_MS + 2 * MOST_SKEW_MS) this.#report(`the card of ${id} is used after ten minutes`);
  }

  /** The latest moment at which it has looked at its clock, for all that is known of one that has stood still. */
  #lookedMs(life: Life, skewMs: number): number {
    const { nowMs } = this.#timeline;
    const isAwake = life.thawsAtMs < nowMs - ACTING_MS;
    return isAwake ? nowMs + skewMs - ACTING_MS : -Infinity;
  }

  #isSoon(id: string): boolean {
    const booking = this.#ledger.bookings.get(id as BookingId);
    return booking?.kind === "flight" && namedIn(booking.offer.id) === "soon";
  }
}
