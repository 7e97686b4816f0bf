import type { Booking } from "../../core/booking/index.ts";
import { type BookingId, err, ok } from "../../core/kernel/index.ts";
import type { BookingStore, Move } from "../../usecases/ports/booking-store.ts";
import { completeBooking, findBooking, insertBooking, listWorkingBookings, moveBooking, noteTold } from "./bookings.ts";
import { answerWithBill, answerWithFailure, bookingIdUnder, claimKey, dropKey, tieKey } from "./idempotency.ts";
import { giveUnitsBack, takeUnits } from "./inventory.ts";
import type { WakeBooking } from "./booking-jobs.ts";
import { selectRefunds } from "./desk-acts.ts";
import type { Database, Queries } from "./open-database.ts";
import { putIntoOutbox, writeToTraveller } from "./outbox.ts";

/** Thrown inside a transaction to roll it back. */
class HoldRefused extends Error {
  readonly reason: "sold_out" | "claim_lost";

  constructor(reason: "sold_out" | "claim_lost") {
    super(reason);
    this.reason = reason;
  }
}

/** Bookings, what they hold and the requests behind them in one database, one transaction a method. */
export function createBookingStore(database: Database, wake: WakeBooking): BookingStore {
  const { queries } = database;
  return {
    claim: (claim) => claimKey(queries, claim),
    forget: (claim) => dropKey(queries, claim),
    hold: async (booking, claim, wakeAfterSeconds) => {
      try {
        await database.transaction(async (tx) => {
          await insertBooking(tx, booking);
          if (!(await tieKey(tx, claim, booking.id))) throw new HoldRefused("claim_lost");
          if (!(await takeUnits(tx, booking.claims, booking.units))) throw new HoldRefused("sold_out");
          await wake(tx, booking.id, wakeAfterSeconds);
        });
        return ok(null);
      } catch (error) {
        if (error instanceof HoldRefused) return err(error.reason);
        throw error;
      }
    },
    move: (id, move) => database.transaction((tx) => makeMove(tx, id, move, wake)),
    answer: (id, wakeAfterSeconds) =>
      database.transaction(async (tx) => {
        if (!(await noteTold(tx, id))) return false;
        await answerWithBill(tx, id);
        await wake(tx, id, wakeAfterSeconds);
        return true;
      }),
    complete: (id, given) =>
      database.transaction(async (tx) => {
        if (!(await completeBooking(tx, id, given))) return false;
        for (const mail of given.mails) await putIntoOutbox(tx, mail);
        return true;
      }),
    write: (id, mails) => database.transaction((tx) => writeToTraveller(tx, id, mails)),
    find: (id) => findBooking(queries, id),
    listRefunds: (id) => selectRefunds(queries, id),
    findByKey: async (key) => {
      const id = await bookingIdUnder(queries, key);
      return id && findBooking(queries, id);
    },
    listWorking: (before, limit) => listWorkingBookings(queries, before, limit),
  };
}

/** The move and all that belongs to it; nothing when the booking does not stand where it starts. */
export async function makeMove(tx: Queries, id: BookingId, move: Move, wake: WakeBooking): Promise<boolean> {
  if (!(await moveBooking(tx, id, move))) return false;
  if (move.givesBack === true) await giveBack(tx, await getBooking(tx, id));
  if (move.answer === "bill") await answerWithBill(tx, id);
  else if (move.answer !== undefined) await answerWithFailure(tx, id, move.answer);
  for (const mail of move.mails ?? []) await putIntoOutbox(tx, mail);
  const isTold = move.mailsIfTold !== undefined && (await getBooking(tx, id)).progress.told;
  for (const mail of (isTold && move.mailsIfTold) || []) await putIntoOutbox(tx, mail);
  if (move.wakeAfterSeconds !== undefined) await wake(tx, id, move.wakeAfterSeconds);
  return true;
}

const giveBack = (tx: Queries, { claims, units }: Booking): Promise<void> =>
  giveUnitsBack(
    tx,
    claims.map(({ key }) => key),
    units,
  );

async function getBooking(queries: Queries, id: BookingId): Promise<Booking> {
  const booking = await findBooking(queries, id);
  if (!booking) throw new Error(`There is no booking ${id}.`);
  return booking;
}
