import { type Booking, type BookingFailure, canMove, isUnsettled } from "../../core/booking/index.ts";
import { type BookingId, err, isBefore, ok } from "../../core/kernel/index.ts";
import type { BookingStore, ClaimOutcome, RequestClaim } from "../ports/booking-store.ts";

interface KeyRow {
  readonly claim: RequestClaim;
  bookingId: BookingId | null;
  answered: boolean;
  failure: BookingFailure | null;
}

/** The booking store of unit tests. It passes the same contract as the database's, without the waiting. */
export function createMemoryBookingStore(): BookingStore {
  const keys = new Map<string, KeyRow>();
  const bookings = new Map<BookingId, Booking>();
  const sold = new Map<string, number>();

  const owned = ({ key, attempt }: RequestClaim): KeyRow | null => {
    const row = keys.get(key);
    return row?.claim.attempt === attempt && row.bookingId === null ? row : null;
  };
  const keysOf = (id: BookingId) => [...keys.values()].filter(({ bookingId }) => bookingId === id);
  const add = (key: string, units: number) => sold.set(key, (sold.get(key) ?? 0) + units);
  const move = (id: BookingId, road: readonly Booking["state"][]): boolean => {
    const booking = bookings.get(id);
    if (!booking || road.length === 0) return false;
    if (!road.every((to, index) => canMove(road[index - 1] ?? booking.state, to))) return false;
    bookings.set(id, { ...booking, state: road.at(-1) ?? booking.state });
    return true;
  };
  const get = (id: BookingId): Booking => {
    const booking = bookings.get(id);
    if (!booking) throw new Error(`There is no booking ${id}.`);
    return booking;
  };

  return {
    claim: async (claim) => {
      const row = keys.get(claim.key);
      if (row && !mayBeTakenOver(row, claim)) return outcomeOf(row, claim);
      keys.set(claim.key, { claim, bookingId: null, answered: false, failure: null });
      return { kind: "fresh" };
    },
    forget: async (claim) => void (owned(claim) && keys.delete(claim.key)),
    hold: async (booking, claim) => {
      const row = owned(claim);
      if (!row) return err("claim_lost");
      if (booking.claims.some(({ key, available }) => (sold.get(key) ?? 0) + booking.units > available)) return err("sold_out");
      row.bookingId = booking.id;
      bookings.set(booking.id, booking);
      for (const { key } of booking.claims) add(key, booking.units);
      return ok(null);
    },
    advance: async (id, road) => {
      move(id, road);
      for (const row of keysOf(id)) row.answered = true;
      return get(id);
    },
    end: async (id, road, failure) => {
      if (!move(id, road)) return false;
      for (const { key } of get(id).claims) add(key, -get(id).units);
      for (const row of keysOf(id)) {
        if (row.claim.kind === "fingerprint") keys.delete(row.claim.key);
        else Object.assign(row, { answered: true, failure });
      }
      return true;
    },
    find: async (id) => bookings.get(id) ?? null,
    findByKey: async (key) => {
      const id = keys.get(key)?.bookingId;
      return (id && bookings.get(id)) ?? null;
    },
    listUnsettled: async (before, limit) =>
      [...bookings.values()]
        .filter(({ state, createdAt }) => isUnsettled(state) && isBefore(createdAt, before))
        .sort((a, b) => (isBefore(a.createdAt, b.createdAt) ? -1 : 1))
        .slice(0, limit),
    listSold: async () => [...sold].filter(([, units]) => units > 0).map(([key, units]) => ({ key, sold: units })),
  };
}

function mayBeTakenOver({ claim, bookingId }: KeyRow, { abandonedBefore, expiredBefore }: RequestClaim): boolean {
  const abandoned = bookingId === null && isBefore(claim.at, abandonedBefore);
  return abandoned || (expiredBefore !== null && isBefore(claim.at, expiredBefore));
}

function outcomeOf({ claim, bookingId, answered, failure }: KeyRow, asked: RequestClaim): ClaimOutcome {
  if (claim.requestHash !== asked.requestHash) return { kind: "key_reused" };
  if (!answered || bookingId === null) return { kind: "in_progress" };
  return failure ? { kind: "refused", failure } : { kind: "booked", bookingId };
}
