import { type MemoryBookingStore, createMemoryBookingStore } from "../../src/usecases/testing/memory-booking-store.ts";
import type { BookingId } from "../../src/core/kernel/index.ts";
import type { BookingStore } from "../../src/usecases/ports/booking-store.ts";
import type { Mail } from "../../src/usecases/ports/mailer.ts";
import type { Etiquette } from "./etiquette.ts";
import type { Ledger } from "./ledger.ts";
import type { Life, Timeline } from "./timeline.ts";
import type { Weather } from "./weather.ts";

/** Ways in which a database may be used wrongly, for the bugs that are planted. */
export interface StoreFlaws {
  /** Jobs are made in a transaction of their own, after the one that they belong to. */
  readonly jobsApart?: boolean;
  /** Mails are put into the outbox after the transaction that they tell of. */
  readonly mailsApart?: boolean;
  /** A move is written wherever the booking stands. */
  readonly unguarded?: boolean;
  /** Units are taken without a look at how many there are. */
  readonly uncounted?: boolean;
}

/**
 * One database for all servers: the store of the unit tests, whose methods are transactions, with the ledger reading along. What a
 * transaction wrote survives every crash; a server reaches it over a line that may fail before or after.
 */
export class Database {
  readonly mails: Mail[] = [];
  readonly store: MemoryBookingStore;
  readonly #etiquette: Etiquette;
  readonly #ledger: Ledger;
  readonly #timeline: Timeline;
  readonly #weather: Weather;
  readonly wake: (id: BookingId, afterSeconds: number) => void;
  readonly #flaws: StoreFlaws;
  readonly #read = { moves: 0, wakes: 0, mails: 0 };

  constructor(
    world: { readonly etiquette: Etiquette; readonly ledger: Ledger; readonly timeline: Timeline; readonly weather: Weather },
    wake: (id: BookingId, afterSeconds: number) => void,
    flaws: StoreFlaws,
  ) {
    this.#etiquette = world.etiquette;
    this.#ledger = world.ledger;
    this.#timeline = world.timeline;
    this.#weather = world.weather;
    this.wake = wake;
    this.#flaws = flaws;
    this.store = createMemoryBookingStore(flaws.unguarded === true ? (booking) => booking !== undefined : undefined);
  }

  /** The store as a living server sees it. */
  seenBy(life: Life): BookingStore {
    const { store } = this;
    const run = <Answer>(what: string, act: () => Promise<Answer>) => this.transact(life, what, act);
    return {
      claim: (claim) => run(`claim ${claim.key.slice(0, 14)}`, () => store.claim(claim)),
      forget: (claim) => run("forget", () => store.forget(claim)),
      hold: (booking, claim, seconds) => {
        const claims = this.#flaws.uncounted === true ? booking.claims.map(({ key }) => ({ key, available: 99 })) : booking.claims;
        return run(`hold ${booking.id}`, () => {
          const held = store.hold({ ...booking, claims }, claim, seconds);
          if (store.wakes.length > this.#read.wakes) {
            this.#ledger.held(booking);
            this.#etiquette.brought(life, booking.id, "held");
          }
          return held;
        });
      },
      move: (id, move) => run(`move ${id} ${move.from} > ${move.to}`, () => store.move(id, move)),
      answer: (id, seconds) => run(`answer ${id}`, () => store.answer(id, seconds)),
      complete: (id, given) =>
        run(`complete ${id}`, () => {
          const before = store.mails.length;
          const completed = store.complete(id, given);
          if (store.mails.length > before) this.#ledger.named.add(id);
          return completed;
        }),
      write: (id, mails) => run("write", () => store.write(id, mails)),
      find: (id) => run("", () => store.find(id)),
      listRefunds: (id) => run("", () => store.listRefunds(id)),
      findByKey: (key) => run("", () => store.findByKey(key)),
      listWorking: (before, limit) => run("", () => store.listWorking(before, limit)),
    };
  }

  /** Runs a transaction over the line of a living server. */
  transact<Answer>(life: Life, what: string, act: () => Promise<Answer>): Promise<Answer> {
    const fate = this.#weather.commit(this.#timeline.nowMs);
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`The database did not answer: ${what}`));
      this.#timeline.after(this.#weather.delay() / 4, "", () => {
        const answer = fate === "fails" ? null : act();
        if (what !== "") this.#timeline.note(`${life.name}  ${what}${fate === "fine" ? "" : ` (${fate})`}`);
        this.#readAlong(life);
        const answered = answer === null || fate === "unheard" ? fail : () => resolve(answer);
        this.#timeline.after(this.#weather.delay() / 4, "", answered, life);
      });
    });
  }

  /** Takes note of what the last transaction wrote: moves, jobs, mails. */
  #readAlong(life: Life): void {
    const { moves, wakes, mails } = this.store;
    for (const move of moves.slice(this.#read.moves)) {
      this.#ledger.moved(move.id, move);
      // Whom the desk has sent back there has been there before.
      if (move.by !== "desk") this.#etiquette.brought(life, move.id, move.to);
    }
    for (const { id, afterSeconds } of wakes.slice(this.#read.wakes))
      this.#then(this.#flaws.jobsApart === true ? life : null, () => this.wake(id, afterSeconds));
    for (const mail of mails.slice(this.#read.mails))
      this.#then(this.#flaws.mailsApart === true ? life : null, () => this.mails.push(mail));
    Object.assign(this.#read, { moves: moves.length, wakes: wakes.length, mails: mails.length });
  }

  /** At once, with the transaction; or afterwards, if the server still lives. */
  #then(apart: Life | null, write: () => void): void {
    if (apart === null) write();
    else this.#timeline.after(this.#weather.delay(), "", write, apart);
  }
}
