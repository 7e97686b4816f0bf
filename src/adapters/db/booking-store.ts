import type { Booking } from "../../core/booking/index.ts";
import { type BookingId, err, ok } from "../../core/kernel/index.ts";
import type { BookingStore } from "../../usecases/ports/booking-store.ts";
import { findBooking, insertBooking, listUnsettledBookings, moveBooking } from "./bookings.ts";
import { answerWithBill, answerWithFailure, bookingIdUnder, claimKey, dropKey, tieKey } from "./idempotency.ts";
import type { Database, Queries } from "./open-database.ts";
import { giveUnitsBack, listSoldUnits, takeUnits } from "./inventory.ts";

/** Thrown inside a transaction to roll it back. */
class HoldRefused extends Error {
  readonly reason: "sold_out" | "claim_lost";

  constructor(reason: "sold_out" | "claim_lost") {
    super(reason);
    this.reason = reason;
  }
}

/** Bookings, what they hold and the requests behind them in one database, one transaction a method. */
export function createBookingStore(database: Database): BookingStore {
  const { queries } = database;
  return {
    claim: (claim) => claimKey(queries, claim),
    forget: (claim) => dropKey(queries, claim),
    hold: async (booking, claim) => {
      try {
        await database.transaction(async (tx) => {
          await insertBooking(tx, booking);
          if (!(await tieKey(tx, claim, booking.id))) throw new HoldRefused("claim_lost");
          if (!(await takeUnits(tx, booking.claims, booking.units))) throw new HoldRefused("sold_out");
        });
        return ok(null);
      } catch (error) {
        if (error instanceof HoldRefused) return err(error.reason);
        throw error;
      }
    },
    advance: (id, road, at) =>
      database.transaction(async (tx) => {
        await moveBooking(tx, id, road, at);
        await answerWithBill(tx, id);
        return getBooking(tx, id);
      }),
    end: (id, road, failure, at) =>
      database.transaction(async (tx) => {
        if (!(await moveBooking(tx, id, road, at, failure))) return false;
        const { claims, units } = await getBooking(tx, id);
        await giveUnitsBack(
          tx,
          claims.map(({ key }) => key),
          units,
        );
        await answerWithFailure(tx, id, failure);
        return true;
      }),
    find: (id) => findBooking(queries, id),
    findByKey: async (key) => {
      const id = await bookingIdUnder(queries, key);
      return id && findBooking(queries, id);
    },
    listUnsettled: (before, limit) => listUnsettledBookings(queries, before, limit),
    listSold: () => listSoldUnits(queries),
  };
}

async function getBooking(queries: Queries, id: BookingId): Promise<Booking> {
  const booking = await findBooking(queries, id);
  if (!booking) throw new Error(`There is no booking ${id}.`);
  return booking;
}
