import { isDeepStrictEqual } from "node:util";
import {
  type Booking,
  type BookingFailure,
  canMove,
  type DeskRefund,
  givenBackMinor,
  hasBill,
  isUnfinished,
  UNDECIDED_STATES,
} from "../../core/booking/index.ts";
import { type BookingId, err, isBefore, ok } from "../../core/kernel/index.ts";
import type { BookingStore, ClaimOutcome, Move, RequestClaim, SoldUnits } from "../ports/booking-store.ts";
import type { Mail } from "../ports/mailer.ts";

interface KeyRow {
  readonly claim: RequestClaim;
  bookingId: BookingId | null;
  answered: boolean;
  failure: BookingFailure | null;
}

/** A job that the store has made. */
interface Wake {
  readonly id: BookingId;
  readonly afterSeconds: number;
}

export interface MemoryBookingStore extends BookingStore {
  /** Mails that moves have put into the outbox. */
  readonly mails: readonly Mail[];
  /** Jobs in the order in which they were made. */
  readonly wakes: readonly Wake[];
  /** What the desk has given back: a test puts it there. */
  readonly refunds: DeskRefund[];
  /** Every move that was made. */
  readonly moves: readonly (Move & { readonly id: BookingId })[];
  /** Every stock of which bookings hold something. */
  listSold(): readonly SoldUnits[];
}

/** Whether a booking stands where a move starts, and may go where it leads. */
const fitsTable = (booking: Booking | undefined, { from, to }: Move): boolean => booking?.state === from && canMove(from, to);

/**
 * The booking store of unit tests. It passes the same contract as the database's, without the waiting.
 * @param fits which moves are made; another one is a mistake, made to see that it is found.
 * @param onSale hears of every change of what bookings hold.
 */
export function createMemoryBookingStore(
  fits = fitsTable,
  onSale: (news: readonly SoldUnits[]) => void = () => undefined,
): MemoryBookingStore {
  const mails: Mail[] = [];
  const wakes: Wake[] = [];
  const moves: (Move & { readonly id: BookingId })[] = [];
  const refunds: DeskRefund[] = [];
  const refundsOf = (id: BookingId) => refunds.filter(({ bookingId }) => bookingId === id);
  const keys = new Map<string, KeyRow>();
  const bookings = new Map<BookingId, Booking>();
  const sold = new Map<string, number>();

  const owned = ({ key, attempt }: RequestClaim): KeyRow | null => {
    const row = keys.get(key);
    return row?.claim.attempt === attempt && row.bookingId === null ? row : null;
  };
  const keysOf = (id: BookingId) => [...keys.values()].filter(({ bookingId }) => bookingId === id);
  const add = (key: string, units: number): void => {
    const held = (sold.get(key) ?? 0) + units;
    sold.set(key, held);
    onSale([{ key, sold: held }]);
  };
  const answer = (id: BookingId, failure: BookingFailure | null): void => {
    for (const row of keysOf(id)) {
      if (failure !== null && row.claim.kind === "fingerprint") keys.delete(row.claim.key);
      else Object.assign(row, { answered: true, failure });
    }
  };
  const get = (id: BookingId): Booking => {
    const booking = bookings.get(id);
    if (!booking) throw new Error(`There is no booking ${id}.`);
    return booking;
  };

  return {
    mails,
    wakes,
    moves,
    refunds,
    claim: async (claim) => {
      const row = keys.get(claim.key);
      const made = row?.bookingId ? bookings.get(row.bookingId) : undefined;
      if (row && !mayBeTakenOver(row, made, claim)) return outcomeOf(row, claim);
      keys.set(claim.key, { claim, bookingId: null, answered: false, failure: null });
      return { kind: "fresh" };
    },
    forget: async (claim) => void (owned(claim) && keys.delete(claim.key)),
    hold: async (booking, claim, afterSeconds) => {
      const row = owned(claim);
      if (!row) return err("claim_lost");
      if (booking.claims.some(({ key, available }) => (sold.get(key) ?? 0) + booking.units > available)) return err("sold_out");
      row.bookingId = booking.id;
      bookings.set(booking.id, booking);
      for (const { key } of booking.claims) add(key, booking.units);
      wakes.push({ id: booking.id, afterSeconds });
      return ok(null);
    },
    move: async (id, move) => {
      const booking = bookings.get(id);
      if (!booking || !fits(booking, move)) return false;
      if (move.since !== undefined && booking.progress.since !== move.since) return false;
      if (move.givenMinor !== undefined && givenBackMinor(refundsOf(id)) !== move.givenMinor) return false;
      bookings.set(id, { ...booking, state: move.to, progress: { ...booking.progress, ...move.progress, since: move.at } });
      moves.push({ ...move, id });
      if (move.givesBack === true) for (const { key } of booking.claims) add(key, -booking.units);
      if (move.answer !== undefined) answer(id, move.answer === "bill" ? null : move.answer);
      mails.push(...(move.mails ?? []), ...((booking.progress.told && move.mailsIfTold) || []));
      if (move.wakeAfterSeconds !== undefined) wakes.push({ id, afterSeconds: move.wakeAfterSeconds });
      return true;
    },
    answer: async (id, afterSeconds) => {
      const booking = get(id);
      if (!hasBill(booking.state)) return false;
      bookings.set(id, { ...booking, progress: { ...booking.progress, told: true } });
      answer(id, null);
      wakes.push({ id, afterSeconds });
      return true;
    },
    complete: async (id, { state, known, travellers, mails: written }) => {
      const booking = bookings.get(id);
      if (booking?.state !== state || !isDeepStrictEqual(booking.travellers, known)) return false;
      bookings.set(id, { ...booking, travellers });
      mails.push(...written);
      return true;
    },
    write: async (_id, written) => void mails.push(...written),
    find: async (id) => bookings.get(id) ?? null,
    listRefunds: async (id) => refundsOf(id),
    findByKey: async (key) => {
      const id = keys.get(key)?.bookingId;
      return (id && bookings.get(id)) ?? null;
    },
    listWorking: async (before, limit) =>
      [...bookings.values()]
        .filter((booking) => isUnfinished(booking) && isBefore(booking.createdAt, before))
        .sort((a, b) => (isBefore(a.createdAt, b.createdAt) ? -1 : 1))
        .slice(0, limit),
    listSold: () => [...sold].filter(([, units]) => units > 0).map(([key, units]) => ({ key, sold: units })),
  };
}

function mayBeTakenOver({ claim }: KeyRow, made: Booking | undefined, { abandonedBefore, expiredBefore }: RequestClaim): boolean {
  if (made === undefined && isBefore(claim.at, abandonedBefore)) return true;
  return (
    expiredBefore !== null &&
    isBefore(claim.at, expiredBefore) &&
    (made === undefined || !UNDECIDED_STATES.some((state) => state === made.state))
  );
}

function outcomeOf({ claim, bookingId, answered, failure }: KeyRow, asked: RequestClaim): ClaimOutcome {
  if (claim.requestHash !== asked.requestHash) return { kind: "key_reused" };
  if (!answered || bookingId === null) return { kind: "in_progress" };
  return failure ? { kind: "refused", failure } : { kind: "booked", bookingId };
}
