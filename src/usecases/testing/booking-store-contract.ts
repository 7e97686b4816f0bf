import { beforeEach, describe, expect, it } from "vitest";
import type { BookingFailure } from "../../core/booking/index.ts";
import { type Instant, money } from "../../core/kernel/index.ts";
import type { BookingStore, Move, NamesGiven, RequestClaim, SoldUnits } from "../ports/booking-store.ts";
import { heldStay } from "./sample-stay.ts";
import { ADA, heldBooking, NOW } from "./sample-trip.ts";

const DECLINED: BookingFailure = { code: "payment_declined", reason: "insufficient_funds" };
const LATER = "2027-03-01T12:20:00Z" as Instant;
const EVEN_LATER = "2027-03-01T13:00:00Z" as Instant;

const FAIL: Move = { from: "held", to: "failed", at: LATER, by: "process", givesBack: true, answer: DECLINED };

/** The road of a booking for which all goes well. */
const CONFIRM = [
  { from: "held", to: "authorised", progress: { paymentId: "p1" } },
  { from: "authorised", to: "ordered", progress: { orderRef: "LOCATOR1" } },
  { from: "ordered", to: "captured" },
  { from: "captured", to: "confirmed", answer: "bill" },
] as const;

/** Through states in which it is not yet known what becomes of a booking, to one in which it is. */
const UNDECIDED_ROAD = [
  ["held", "needs_person"],
  ["needs_person", "authorised"],
  ["authorised", "ordered"],
  ["ordered", "undoing"],
  ["undoing", "needs_person"],
  ["needs_person", "confirmed"],
] as const;

const claim = (key: string, change: Partial<RequestClaim> = {}): RequestClaim => ({
  key,
  kind: "client",
  attempt: "first",
  requestHash: "what was asked",
  at: NOW,
  abandonedBefore: "2027-03-01T11:58:00Z" as Instant,
  expiredBefore: null,
  ...change,
});
const again = (key: string, change: Partial<RequestClaim> = {}) => claim(key, { attempt: "second", ...change });

/**
 * What every booking store must do, the one of the unit tests included.
 * @param reset gives an empty store before each test.
 * @param listSold what its bookings hold, stock by stock.
 */
export function describeBookingStore<Store extends BookingStore>(
  name: string,
  reset: () => Promise<Store>,
  listSold: (store: Store) => Promise<readonly SoldUnits[]>,
): void {
  describe(`the booking store (${name})`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await reset();
    });
    const soldOf = async () => Object.fromEntries((await listSold(store)).map(({ key, sold }) => [key.slice(0, 5), sold]));
    const heldUnder = async (key: RequestClaim, number = 1) => {
      await store.claim(key);
      expect(await store.hold(heldBooking(number), key, 25)).toEqual({ ok: true, value: null });
      return heldBooking(number).id;
    };

    it("gives a key to one attempt", async () => {
      expect(await store.claim(claim("k"))).toEqual({ kind: "fresh" });
      expect(await store.claim(again("k"))).toEqual({ kind: "in_progress" });
      expect(await store.claim(again("k", { requestHash: "another" }))).toEqual({ kind: "key_reused" });
      expect(await store.claim(again("other"))).toEqual({ kind: "fresh" });
    });

    it("lets go only the caller's own key", async () => {
      await store.claim(claim("k"));
      await store.forget(again("k"));
      expect(await store.claim(again("k"))).toEqual({ kind: "in_progress" });
      await store.forget(claim("k"));
      expect(await store.claim(again("k"))).toEqual({ kind: "fresh" });
    });

    it("lets go no key that has come to a booking, whose attempt may have missed the answer: its twin would be booked as well", async () => {
      await heldUnder(claim("k"));
      await store.forget(claim("k"));
      expect(await store.claim(again("k"))).toEqual({ kind: "in_progress" });
    });

    it("lets an abandoned key be taken over, and refuses the one who left it", async () => {
      await store.claim(claim("k"));
      expect(await store.claim(again("k", { at: LATER, abandonedBefore: LATER }))).toEqual({ kind: "fresh" });
      expect(await store.hold(heldBooking(1), claim("k"), 25)).toEqual({ ok: false, error: "claim_lost" });
      expect(await store.find(heldBooking(1).id)).toBeNull();
      expect(await listSold(store)).toEqual([]);
    });

    it("keeps a booking whole, with its seats", async () => {
      const id = await heldUnder(claim("k"));
      expect(await store.find(id)).toEqual(heldBooking(1));
      expect(await soldOf()).toEqual({ BA177: 1, BA178: 1 });
    });

    it("keeps a stay whole, with its rooms of every night, and gives them back", async () => {
      const rooms = { units: 2, state: "held" } as const;
      const [booking, key] = [heldStay(1, rooms), claim("k", { requestHash: "a stay" })];
      await store.claim(key);
      expect(await store.hold(booking, key, 25)).toEqual({ ok: true, value: null });
      expect(await store.find(booking.id)).toEqual(booking);
      const nights = booking.claims.map(({ key: night }) => ({ key: night, sold: 2 }));
      expect((await listSold(store)).toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(nights);
      await store.move(booking.id, FAIL);
      expect(await listSold(store)).toEqual([]);
    });

    it("takes the seats of all legs or of none", async () => {
      const [out, back] = heldBooking(1).claims;
      const nearlyFull = { key: String(back?.key), available: 0 };
      const booking = heldBooking(1, { claims: [out ?? nearlyFull, nearlyFull] });
      await store.claim(claim("k"));
      expect(await store.hold(booking, claim("k"), 25)).toEqual({ ok: false, error: "sold_out" });
      expect(await store.find(booking.id)).toBeNull();
      expect(await listSold(store)).toEqual([]);
      expect(await store.claim(again("k"))).toEqual({ kind: "in_progress" });
    });

    it("sells exactly what there is", async () => {
      for (let number = 1; number <= 5; number++) await heldUnder(claim(`k${number}`), number);
      await store.claim(claim("k6"));
      expect(await store.hold(heldBooking(6), claim("k6"), 25)).toEqual({ ok: false, error: "sold_out" });
      expect(await soldOf()).toEqual({ BA177: 5, BA178: 5 });
    });

    it("answers a key with the booking once it has been confirmed, and keeps what was learnt on the way", async () => {
      const id = await heldUnder(claim("k"));
      for (const move of CONFIRM) {
        expect(await store.claim(again("k"))).toEqual({ kind: "in_progress" });
        expect(await store.move(id, { ...move, at: LATER, by: "process" })).toBe(true);
      }
      expect(await store.find(id)).toMatchObject({
        state: "confirmed",
        progress: { paymentId: "p1", orderRef: "LOCATOR1", failure: null },
      });
      expect(await store.claim(again("k"))).toEqual({ kind: "booked", bookingId: id });
      expect(await store.claim(again("k", { at: LATER, abandonedBefore: LATER }))).toEqual({ kind: "booked", bookingId: id });
    });

    it("notes since when a booking stands where it does, and takes a note about one that has come to nothing", async () => {
      const id = await heldUnder(claim("k"));
      expect(await store.find(id)).toMatchObject({ progress: { since: null } });
      await store.move(id, FAIL);
      expect(await store.find(id)).toMatchObject({ progress: { since: LATER } });
      const note: Move = { from: "failed", to: "failed", at: EVEN_LATER, by: "process", progress: { latePayment: "p1" } };
      expect(await store.move(id, note)).toBe(true);
      expect(await store.find(id)).toMatchObject({ state: "failed", progress: { since: EVEN_LATER, latePayment: "p1" } });
    });

    it("answers a key with the pending booking once the traveller has been told", async () => {
      const id = await heldUnder(claim("k"));
      expect(await store.answer(id, 3)).toBe(true);
      expect(await store.find(id)).toMatchObject({ progress: { told: true } });
      expect(await store.claim(again("k"))).toEqual({ kind: "booked", bookingId: id });
    });

    it("promises nothing of a booking that has come to nothing, and keeps the answer that it has", async () => {
      const id = await heldUnder(claim("k"));
      await store.move(id, FAIL);
      expect(await store.answer(id, 3)).toBe(false);
      expect(await store.find(id)).toMatchObject({ progress: { told: false } });
      expect(await store.claim(again("k"))).toEqual({ kind: "refused", failure: DECLINED });
    });

    it("makes no move from where a booking does not stand, and none that is not in the table", async () => {
      const id = await heldUnder(claim("k"));
      expect(await store.move(id, { from: "authorised", to: "ordered", at: LATER, by: "process" })).toBe(false);
      expect(await store.move(id, { from: "held", to: "confirmed", at: LATER, by: "process", answer: "bill" })).toBe(false);
      expect(await store.find(id)).toMatchObject({ state: "held" });
      expect(await store.claim(again("k"))).toEqual({ kind: "in_progress" });
    });

    it("gives the seats of an ended booking back, once", async () => {
      const id = await heldUnder(claim("k"));
      await heldUnder(claim("other"), 2);
      expect(await store.move(id, FAIL)).toBe(true);
      expect(await store.move(id, FAIL)).toBe(false);
      expect(await store.find(id)).toMatchObject({ state: "failed" });
      expect(await soldOf()).toEqual({ BA177: 1, BA178: 1 });
    });

    it("remembers a refusal under a client's key", async () => {
      const id = await heldUnder(claim("k"));
      await store.move(id, FAIL);
      expect(await store.claim(again("k"))).toEqual({ kind: "refused", failure: DECLINED });
    });

    it("forgets a refusal under a fingerprint", async () => {
      const id = await heldUnder(claim("k", { kind: "fingerprint" }));
      await store.move(id, FAIL);
      expect(await store.claim(again("k", { kind: "fingerprint" }))).toEqual({ kind: "fresh" });
    });

    it("lets a fingerprint expire, booked or not", async () => {
      const id = await heldUnder(claim("k", { kind: "fingerprint" }));
      for (const move of CONFIRM) await store.move(id, { ...move, at: LATER, by: "process" });
      expect(await store.claim(again("k", { expiredBefore: NOW }))).toEqual({ kind: "booked", bookingId: id });
      expect(await store.claim(again("k", { at: LATER, expiredBefore: LATER }))).toEqual({ kind: "fresh" });
      expect(await store.find(id)).not.toBeNull();
      await store.claim(claim("unbooked", { kind: "fingerprint" }));
      expect(await store.claim(again("unbooked", { at: LATER, expiredBefore: LATER }))).toEqual({ kind: "fresh" });
    });

    it("lets no fingerprint expire while nobody knows what becomes of its booking", async () => {
      const id = await heldUnder(claim("k", { kind: "fingerprint" }));
      await store.answer(id, 3);
      const twin = again("k", { at: EVEN_LATER, expiredBefore: EVEN_LATER, abandonedBefore: EVEN_LATER });
      for (const [from, to] of UNDECIDED_ROAD) {
        expect(await store.claim(twin)).toEqual({ kind: "booked", bookingId: id });
        expect(await store.move(id, { from, to, at: LATER, by: "process" })).toBe(true);
      }
      expect(await store.claim(twin)).toEqual({ kind: "fresh" });
    });

    it("lists what the process still works on, oldest first", async () => {
      const moments = ["2027-03-01T11:00:00.5Z", "2027-03-01T11:00:00Z", "2027-03-01T13:00:00Z", NOW].map((text) => text as Instant);
      for (const [index, createdAt] of moments.entries()) {
        await store.claim(claim(`k${index}`));
        await store.hold(heldBooking(index + 1, { createdAt }), claim(`k${index}`), 25);
      }
      await store.move(heldBooking(4).id, FAIL);
      const ids = async (limit: number) => (await store.listWorking(LATER, limit)).map(({ id }) => Number(id));
      expect(await ids(10)).toEqual([2, 1]);
      expect(await ids(1)).toEqual([2]);
    });

    it.each([
      ["and no more once its order is taken back where it gives nothing back", 0],
      ["until its refund is there", 1],
    ])("lists a booking that is cancelled %s", async (_, refundMinor) => {
      const id = await heldUnder(claim("k"));
      for (const move of CONFIRM) await store.move(id, { ...move, at: LATER, by: "process" });
      const cancellation = { lines: [], refund: money(refundMinor), at: LATER, refundDue: null };
      await store.move(id, { from: "confirmed", to: "cancelling", at: LATER, by: "traveller", progress: { cancellation } });
      const listed = async () => (await store.listWorking(EVEN_LATER, 10)).map((booking) => booking.id);
      expect(await listed()).toEqual([id]);
      await store.move(id, { from: "cancelling", to: "cancelled", at: LATER, by: "process" });
      expect(await listed()).toEqual(refundMinor === 0 ? [] : [id]);
      await store.move(id, { from: "cancelled", to: "refunded", at: LATER, by: "process" });
      expect(await listed()).toEqual([]);
    });

    it.each(["failed", "expired"] as const)("lists what is %s for as long as a payment that came late is not let go", async (to) => {
      const id = await heldUnder(claim("k"));
      await store.move(id, { ...FAIL, to });
      const listed = async () => (await store.listWorking(EVEN_LATER, 10)).map((booking) => booking.id);
      expect(await listed()).toEqual([]);
      const note: Move = { from: to, to, at: LATER, by: "process", progress: { latePayment: "p1" } };
      await store.move(id, note);
      expect(await listed()).toEqual([id]);
      await store.move(id, { ...note, progress: { latePayment: null } });
      expect(await listed()).toEqual([]);
    });

    it("finds a booking by the key that it was made under, answered, refused or not yet", async () => {
      await store.claim(claim("open"));
      expect([await store.findByKey("open"), await store.findByKey("nobody's")]).toEqual([null, null]);
      const id = await heldUnder(claim("k"));
      expect(await store.findByKey("k")).toEqual(heldBooking(1));
      await store.move(id, FAIL);
      expect(await store.findByKey("k")).toMatchObject({ id, state: "failed" });
    });

    it("takes names that were owed, once, with the mails about them", async () => {
      const id = await heldUnder(claim("k"));
      const { travellers } = heldBooking(1);
      const all = [...travellers, { ...ADA, firstName: "Byron" }];
      const given: NamesGiven = { state: "held", known: travellers, travellers: all, at: LATER, by: "traveller", mails: [] };
      expect(await store.complete(id, { ...given, state: "confirmed" })).toBe(false);
      expect(await store.complete(id, { ...given, known: [{ ...ADA, lastName: "King" }] })).toBe(false);
      expect(await store.find(id)).toMatchObject({ travellers });
      expect(await store.complete(id, given)).toBe(true);
      expect(await store.complete(id, given)).toBe(false);
      expect(await store.find(id)).toEqual({ ...heldBooking(1), travellers: all });
      expect(await store.complete(heldBooking(7).id, given)).toBe(false);
    });

    it("finds no booking that is not there", async () => {
      expect(await store.find(heldBooking(7).id)).toBeNull();
    });
  });
}
