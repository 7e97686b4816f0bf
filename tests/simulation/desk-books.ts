import { givenBackMinor } from "../../src/core/booking/index.ts";
import { type DeskAct, refundsIn } from "../../src/core/desk/index.ts";
import type { DeskStore } from "../../src/usecases/ports/desk-store.ts";
import type { Database } from "./database.ts";
import type { Etiquette } from "./etiquette.ts";
import type { Ledger } from "./ledger.ts";
import type { Life, Timeline } from "./timeline.ts";

/** What the agency's desk has done, in the same database as the bookings: each method one transaction over the same bad line. */
export class DeskBooks {
  /** When each refund was begun by the right time, by its key, in milliseconds. */
  readonly begunMs = new Map<string, number>();
  readonly #acts: DeskAct[] = [];
  readonly #database: Database;
  readonly #etiquette: Etiquette;
  readonly #ledger: Ledger;
  readonly #timeline: Timeline;

  constructor(database: Database, etiquette: Etiquette, ledger: Ledger, timeline: Timeline) {
    this.#database = database;
    this.#etiquette = etiquette;
    this.#ledger = ledger;
    this.#timeline = timeline;
  }

  seenBy(life: Life): DeskStore {
    const { store, wake } = this.#database;
    const run = <Answer>(what: string, act: () => Answer) => this.#database.transact(life, `desk ${what}`, async () => act());
    return {
      ...UNASKED,
      move: (id, move, act) =>
        run(`move ${id} ${move.from} > ${move.to}`, () => {
          const before = store.moves.length;
          void store.move(id, move);
          return store.moves.length > before && this.#write(act);
        }),
      wake: async (id, act) => {
        await run(`wake ${id}`, () => {
          wake(id, 0);
          this.#write(act);
        });
      },
      beginRefund: ({ key, bookingId, state, amount, most }, act) =>
        run(`refund ${bookingId}: ${amount.amountMinor} ${amount.currency}`, () => {
          const given = givenBackMinor(store.refunds.filter((refund) => refund.bookingId === bookingId));
          const isFitting = this.#ledger.bookings.get(bookingId)?.state === state && given + amount.amountMinor <= most.amountMinor;
          if (!isFitting) return false;
          this.#etiquette.brought(life, key, "refund begun");
          this.begunMs.set(key, this.#timeline.nowMs);
          return this.#write(act);
        }),
      endRefund: ({ key, bookingId }, act, mail) =>
        run(`refund ended ${bookingId}: ${String(act.details["outcome"])}`, () => {
          if (this.#acts.some((known) => known.act === "refund-outcome" && known.details["key"] === key)) return false;
          if (mail !== null) void store.write(bookingId, [mail]);
          return this.#write(act);
        }),
    };
  }

  /** Adds a row; what refunds come to is read from all of them, as the database does. */
  #write(act: DeskAct): true {
    this.#acts.push(act);
    const { refunds } = this.#database.store;
    refunds.splice(0, refunds.length, ...refundsIn(this.#acts));
    return true;
  }
}

const unasked = (): never => {
  throw new Error("The desk of the simulation does not ask this.");
};

/** What nobody at this desk does. */
const UNASKED = {
  listBookings: unasked,
  listEnquiries: unasked,
  countOpenEnquiries: unasked,
  markHandled: unasked,
  findEnquiry: unasked,
  listWatches: unasked,
  findWatch: unasked,
  listCallBacksTo: unasked,
  listErasableBookings: unasked,
  listErasableEnquiries: unasked,
  listWaitingMails: unasked,
  listGivenUpMails: unasked,
  findWaitingMail: unasked,
  listMailsAbout: unasked,
  listMoves: unasked,
  listMovesOf: unasked,
  listActsOn: unasked,
  listActsOf: unasked,
  listActs: unasked,
  listOpenRefunds: unasked,
  listFailingJobs: unasked,
  write: unasked,
  giveUpMail: unasked,
  amend: unasked,
  erase: unasked,
} satisfies Partial<DeskStore>;
