import type { BookingState } from "../../src/core/booking/index.ts";
import { bookingIn } from "./attribution.ts";
import type { Life } from "./timeline.ts";

/** A call that must not be made twice, and what brings a booking there. */
const FIRST_AFTER = { authorise: "held", place: "authorised", capture: "ordered", refund: "cancelled" } as const satisfies Readonly<
  Record<string, BookingState>
>;
export type Act = keyof typeof FIRST_AFTER;

/**
 * Who asks for something may be the second to do so, but for the server that has just brought the booking to where it is asked for. So
 * everybody else asks first what became of it, and again before every further time. Keys alone would hide who does not: until the day
 * on which a gateway forgets one.
 */
export class Etiquette {
  readonly #mayAsk = new WeakMap<Life, Map<string, number>>();
  readonly #report: (fault: string) => void;

  constructor(report: (fault: string) => void) {
    this.#report = report;
  }

  /** A server has written down that a booking stands there, or that a refund of the desk has begun (by its key). */
  brought(life: Life, what: string, state: BookingState | "refund begun"): void {
    for (const act of Object.keys(FIRST_AFTER) as Act[]) {
      if (FIRST_AFTER[act] === state || (state === "refund begun" && act === "refund")) this.#add(life, nameOf(act, what), 1);
    }
  }

  /** A server has been told what became of it. */
  toldOf(life: Life, acts: readonly Act[], key: string): void {
    for (const act of acts) this.#add(life, nameOf(act, subjectOf(key)), 1);
  }

  /** A server asks for it. */
  asks(life: Life, act: Act, key: string): void {
    const name = nameOf(act, subjectOf(key));
    if (this.#left(life, name) === 0) return this.#report(`${act} ${key} was asked for without a question of what became of it`);
    this.#add(life, name, -1);
  }

  #left = (life: Life, name: string): number => this.#mayAsk.get(life)?.get(name) ?? 0;

  #add(life: Life, name: string, count: number): void {
    const names = this.#mayAsk.get(life) ?? new Map<string, number>();
    this.#mayAsk.set(life, names.set(name, this.#left(life, name) + count));
  }
}

/** A refund of the desk is its own subject, everything else its booking's. */
const subjectOf = (key: string): string => (key.startsWith("desk-refund/") ? key : bookingIn(key));
const nameOf = (act: Act, subject: string): string => `${act} ${subject}`;
