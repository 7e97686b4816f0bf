import { beforeEach, describe, expect, it } from "vitest";
import type { BookingFailure } from "../../core/booking/index.ts";
import type { Instant } from "../../core/kernel/index.ts";
import type { BookingStore, RequestClaim } from "../ports/booking-store.ts";
import { heldStay } from "./sample-stay.ts";
import { heldBooking, NOW } from "./sample-trip.ts";

const DECLINED: BookingFailure = { code: "payment_declined", reason: "insufficient_funds" };
const LATER = "2027-03-01T12:20:00Z" as Instant;

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

/** What every booking store must do, the one of the unit tests included. `reset` gives an empty store before each test. */
export function describeBookingStore(name: string, reset: () => Promise<BookingStore>): void {
  describe(`the booking store (${name})`, () => {
    let store: BookingStore;
    beforeEach(async () => {
      store = await reset();
    });
    const soldOf = async () => Object.fromEntries((await store.listSold()).map(({ key, sold }) => [key.slice(0, 5), sold]));
    const heldUnder = async (key: RequestClaim, number = 1) => {
      await store.claim(key);
      expect(await store.hold(heldBooking(number), key)).toEqual({ ok: true, value: null });
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

    it("lets an abandoned key be taken over, and refuses the one who left it", async () => {
      await store.claim(claim("k"));
      expect(await store.claim(again("k", { at: LATER, abandonedBefore: LATER }))).toEqual({ kind: "fresh" });
      expect(await store.hold(heldBooking(1), claim("k"))).toEqual({ ok: false, error: "claim_lost" });
      expect(await store.find(heldBooking(1).id)).toBeNull();
      expect(await store.listSold()).toEqual([]);
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
      expect(await store.hold(booking, key)).toEqual({ ok: true, value: null });
      expect(await store.find(booking.id)).toEqual(booking);
      const nights = booking.claims.map(({ key: night }) => ({ key: night, sold: 2 }));
      expect((await store.listSold()).toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(nights);
      await store.end(booking.id, ["failed"], DECLINED, LATER);
      expect(await store.listSold()).toEqual([]);
    });

    it("takes the seats of all legs or of none", async () => {
      const [out, back] = heldBooking(1).claims;
      const nearlyFull = { key: String(back?.key), available: 0 };
      const booking = heldBooking(1, { claims: [out ?? nearlyFull, nearlyFull] });
      await store.claim(claim("k"));
      expect(await store.hold(booking, claim("k"))).toEqual({ ok: false, error: "sold_out" });
      expect(await store.find(booking.id)).toBeNull();
      expect(await store.listSold()).toEqual([]);
      expect(await store.claim(again("k"))).toEqual({ kind: "in_progress" });
    });

    it("sells exactly what there is", async () => {
      for (let number = 1; number <= 5; number++) await heldUnder(claim(`k${number}`), number);
      await store.claim(claim("k6"));
      expect(await store.hold(heldBooking(6), claim("k6"))).toEqual({ ok: false, error: "sold_out" });
      expect(await soldOf()).toEqual({ BA177: 5, BA178: 5 });
    });

    it("answers a key with the booking once it has advanced", async () => {
      const id = await heldUnder(claim("k"));
      expect(await store.claim(again("k"))).toEqual({ kind: "in_progress" });
      expect(await store.advance(id, ["authorised", "captured", "confirmed"], LATER)).toEqual(heldBooking(1, { state: "confirmed" }));
      expect(await store.claim(again("k"))).toEqual({ kind: "booked", bookingId: id });
      expect(await store.claim(again("k", { at: LATER, abandonedBefore: LATER }))).toEqual({ kind: "booked", bookingId: id });
    });

    it("leaves a booking where it stands when the road is empty or does not start there", async () => {
      const id = await heldUnder(claim("k"));
      expect(await store.advance(id, [], LATER)).toMatchObject({ state: "held" });
      expect(await store.advance(id, ["confirmed"], LATER)).toMatchObject({ state: "held" });
      expect(await store.claim(again("k"))).toEqual({ kind: "booked", bookingId: id });
    });

    it("gives the seats of an ended booking back, once", async () => {
      const id = await heldUnder(claim("k"));
      await heldUnder(claim("other"), 2);
      expect(await store.end(id, ["failed"], DECLINED, LATER)).toBe(true);
      expect(await store.end(id, ["failed"], DECLINED, LATER)).toBe(false);
      expect(await store.find(id)).toMatchObject({ state: "failed" });
      expect(await soldOf()).toEqual({ BA177: 1, BA178: 1 });
    });

    it("remembers a refusal under a client's key", async () => {
      const id = await heldUnder(claim("k"));
      await store.end(id, ["failed"], DECLINED, LATER);
      expect(await store.claim(again("k"))).toEqual({ kind: "refused", failure: DECLINED });
    });

    it("forgets a refusal under a fingerprint", async () => {
      const id = await heldUnder(claim("k", { kind: "fingerprint" }));
      await store.end(id, ["failed"], DECLINED, LATER);
      expect(await store.claim(again("k", { kind: "fingerprint" }))).toEqual({ kind: "fresh" });
    });

    it("lets a fingerprint expire, booked or not", async () => {
      const id = await heldUnder(claim("k", { kind: "fingerprint" }));
      await store.advance(id, [], NOW);
      expect(await store.claim(again("k", { expiredBefore: NOW }))).toEqual({ kind: "booked", bookingId: id });
      expect(await store.claim(again("k", { at: LATER, expiredBefore: LATER }))).toEqual({ kind: "fresh" });
      expect(await store.find(id)).not.toBeNull();
    });

    it("lists what is not settled, oldest first", async () => {
      const moments = ["2027-03-01T11:00:00.5Z", "2027-03-01T11:00:00Z", "2027-03-01T13:00:00Z", NOW].map((text) => text as Instant);
      for (const [index, createdAt] of moments.entries()) {
        await store.claim(claim(`k${index}`));
        await store.hold(heldBooking(index + 1, { createdAt }), claim(`k${index}`));
      }
      await store.end(heldBooking(4).id, ["failed"], DECLINED, LATER);
      const ids = async (limit: number) => (await store.listUnsettled(LATER, limit)).map(({ id }) => Number(id));
      expect(await ids(10)).toEqual([2, 1]);
      expect(await ids(1)).toEqual([2]);
    });

    it("finds a booking by the key that it was made under, answered, refused or not yet", async () => {
      await store.claim(claim("open"));
      expect([await store.findByKey("open"), await store.findByKey("nobody's")]).toEqual([null, null]);
      const id = await heldUnder(claim("k"));
      expect(await store.findByKey("k")).toEqual(heldBooking(1));
      await store.end(id, ["failed"], DECLINED, LATER);
      expect(await store.findByKey("k")).toMatchObject({ id, state: "failed" });
    });

    it("finds no booking that is not there", async () => {
      expect(await store.find(heldBooking(7).id)).toBeNull();
    });
  });
}
