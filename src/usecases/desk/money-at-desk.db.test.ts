import { describe, expect, it } from "vitest";
import { keptDesk } from "../../../tests/support/kept-desk.ts";
import { createBookingStore } from "../../adapters/db/booking-store.ts";
import type { Database } from "../../adapters/db/open-database.ts";
import { emptyTables, noWake, testDatabases } from "../../adapters/db/test-databases.ts";
import type { CancellationQuote } from "../../core/booking/index.ts";
import { type Instant, money, ok, secondsAfter } from "../../core/kernel/index.ts";
import { createBook } from "../book.ts";
import { createManageBookings } from "../manage/create-manage-bookings.ts";
import { createBookingWorld } from "../testing/booking-world.ts";
import { CLAIMS, NOW, OFFER, REQUEST } from "../testing/sample-trip.ts";
import { createScriptedGateway, type GatewayScript } from "../testing/scripted-gateway.ts";
import type { Desk } from "./create-desk.ts";
import { ACTING, waitingFrom } from "./testing/sample-desk.ts";

const DAY_SECONDS = 24 * 3600;
/** 515 dollars are paid, and a cancellation gives 400 of them back. */
const CANCELLATION: CancellationQuote = { lines: [], refund: money(400_00), at: NOW, refundDue: NOW };
const CANCELLED = { paymentId: "p1", cancellation: CANCELLATION } as const;
const CAPTURED: Partial<GatewayScript> = { lookup: { kind: "captured", paymentId: "p1" } };

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", (suite) => {
  describe.skipIf(suite.skipped)("money that the desk gives back", () => {
    const kept = keptDesk(suite);
    const { given, mails, stateOf } = kept;

    function setUp(script?: Partial<GatewayScript>) {
      const parts = kept.setUp(script);
      return { ...parts, manage: createManageBookings(parts.world) };
    }
    /** A confirmed booking of 515 dollars, paid in the sandbox, of whose fare the airline keeps nothing unless said, and we 115. */
    async function booked(conditions: typeof OFFER.conditions = { changeFee: null, refundFee: money(0) }) {
      const parts = setUp();
      parts.world.offered = ok({ offer: { ...OFFER, conditions }, claims: CLAIMS });
      const bill = await createBook(parts.world)(REQUEST);
      if (!bill.ok) throw new Error(bill.error.code);
      return { ...parts, id: bill.value.bookingId };
    }
    /** One whose refund waits for a person. */
    async function waiting(script: Partial<GatewayScript> = {}) {
      const parts = setUp({ ...CAPTURED, ...script });
      return { ...parts, id: await waitingFrom(parts.world, "cancelled", CANCELLED) };
    }

    it("counts when the booking is cancelled afterwards, and gateway and traveller are told of the same", async () => {
      const { desk, manage, id } = await booked();
      await desk.refundBooking(id, money(150_00), ACTING);
      const quoted = await manage.quoteCancellation(id);
      if (!quoted.ok) throw new Error(quoted.error.code);
      expect(quoted.value.refund).toEqual(money(250_00));
      expect(await manage.cancelBooking(id, quoted.value)).toMatchObject({ value: { refund: "paid", refundTotal: money(250_00) } });
      expect(await given()).toEqual([150_00, 250_00]);
    });

    it("is counted by the desk's own cancellation too, which is refused where more was given since it was shown", async () => {
      const { desk, carryOn, id } = await booked();
      const early = await desk.quoteCancellation(id);
      if (!early.ok) throw new Error(early.error.code);
      await desk.refundBooking(id, money(150_00), ACTING);
      expect(await desk.cancelBooking(early.value, ACTING)).toEqual({ ok: false, error: { code: "quote_changed" } });
      const quoted = await desk.quoteCancellation(id);
      if (!quoted.ok) throw new Error(quoted.error.code);
      expect(await desk.cancelBooking(quoted.value, ACTING)).toEqual({ ok: true, value: null });
      await carryOn(id);
      expect(await given()).toEqual([150_00, 250_00]);
    });

    it("and a cancellation at the same moment never come to more than was taken", async () => {
      const { desk, manage, id } = await booked();
      const quoted = await manage.quoteCancellation(id);
      if (!quoted.ok) throw new Error(quoted.error.code);
      await Promise.all([
        manage.cancelBooking(id, quoted.value),
        desk.refundBooking(id, money(300_00), ACTING),
        desk.refundBooking(id, money(300_00), ACTING),
      ]);
      expect((await given()).reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(515_00);
      expect(["refunded", "confirmed"]).toContain(await stateOf({ world: createBookingWorldOver(kept.database) }, id));
    });

    it("keeps the process from paying the same once more when somebody has it try again", async () => {
      const { desk, scripted, id, world } = await waiting();
      expect(await desk.refundBooking(id, money(400_00), ACTING)).toMatchObject({ value: { outcome: "refunded" } });
      expect(await desk.retryBooking(id, ACTING)).toEqual({ ok: false, error: { code: "given_back_by_desk" } });
      expect([await stateOf({ world }, id), scripted.calls.filter((call) => call === `refund refund/${id}`)]).toEqual(["needs_person", []]);
    });

    it("of which nobody knows yet does so too; one that the bank declined does not", async () => {
      const open = await waiting({ refund: { kind: "unknown" } });
      await open.desk.refundBooking(open.id, money(400_00), ACTING);
      expect(await open.desk.retryBooking(open.id, ACTING)).toEqual({ ok: false, error: { code: "given_back_by_desk" } });
      await emptyTables(kept.database);
      const declined = await waiting({ refund: { kind: "declined" } });
      await declined.desk.refundBooking(declined.id, money(400_00), ACTING);
      expect(await declined.desk.retryBooking(declined.id, ACTING)).toEqual({ ok: true, value: { state: "cancelled" } });
    });

    it("whose outcome many learn at once is written down once, with one mail", async () => {
      const { desk, scripted, id, world } = await waiting({ refund: { kind: "unknown" } });
      await desk.refundBooking(id, money(400_00), ACTING);
      scripted.script.refund = { kind: "refunded" };
      await Promise.all(Array.from({ length: 5 }, () => desk.finishRefund(id, ACTING)));
      expect(await world.store.listRefunds(id)).toMatchObject([{ outcome: "refunded", amount: money(400_00) }]);
      expect((await desk.listActs(99)).filter(({ act }) => act === "refund-outcome")).toHaveLength(1);
      expect(await mails()).toHaveLength(1);
    });

    it("is given or tried again by one of many at once, and never both", async () => {
      const { desk, id, world } = await waiting();
      const outcomes = await Promise.all([
        ...Array.from({ length: 5 }, () => desk.refundBooking(id, money(400_00), ACTING)),
        ...Array.from({ length: 5 }, () => desk.retryBooking(id, ACTING)),
      ]);
      const refunds = await world.store.listRefunds(id);
      expect(refunds.length === 0 || (await stateOf({ world }, id)) === "needs_person").toBe(true);
      expect(outcomes.some(({ ok: isDone }) => isDone)).toBe(true);
    });

    it("leaves to the process what a person does not look after: while the order is in question, the refund is still to come", async () => {
      const { desk, id } = await booked();
      const scripted = setUp(CAPTURED);
      const move = { from: "confirmed", to: "cancelling", at: NOW, by: "traveller", progress: CANCELLED } as const;
      await scripted.world.store.move(id, move);
      const attention = { reason: "order_cancel_unknown", from: "cancelling", since: NOW } as const;
      await scripted.world.store.move(id, { from: "cancelling", to: "needs_person", at: NOW, by: "process", progress: { attention } });
      expect(await desk.findRefundable(id)).toMatchObject({ value: { left: money(115_00) } });
    });

    describe("the movements of money", () => {
      const paid = { kind: "payment", way: "card", amount: money(515_00) } as const;
      const back = { kind: "desk_refund", way: "card", amount: money(-150_00) } as const;
      const until = secondsAfter(NOW, DAY_SECONDS);

      it("of a period are those of its days, whenever the booking was made", async () => {
        const parts = await booked();
        parts.world.pass(3 * DAY_SECONDS);
        await parts.desk.refundBooking(parts.id, money(150_00), ACTING);
        parts.world.pass(2 * DAY_SECONDS);
        const quoted = await parts.manage.quoteCancellation(parts.id);
        if (!quoted.ok) throw new Error(quoted.error.code);
        await parts.manage.cancelBooking(parts.id, quoted.value);
        const cancelled = { kind: "cancellation_refund", way: "card", amount: money(-250_00) };
        expect(await exported(parts, null, null)).toEqual([paid, back, cancelled]);
        expect(await exported(parts, null, until)).toEqual([paid]);
        expect(await exported(parts, until, secondsAfter(until, 3 * DAY_SECONDS))).toEqual([back]);
        expect(await exported(parts, secondsAfter(until, 3 * DAY_SECONDS), null)).toEqual([cancelled]);
        expect(await exported(parts, secondsAfter(until, 9 * DAY_SECONDS), null)).toEqual([]);
      });

      it("of a period hold a cancellation of its days that gives nothing back: who keeps the money is told by it", async () => {
        const parts = await booked({ changeFee: null, refundFee: null });
        parts.world.pass(3 * DAY_SECONDS);
        const quoted = await parts.manage.quoteCancellation(parts.id);
        if (!quoted.ok) throw new Error(quoted.error.code);
        await parts.manage.cancelBooking(parts.id, quoted.value);
        const nothing = { kind: "cancellation_refund", way: "card", amount: money(0) };
        expect(await exported(parts, null, null)).toEqual([paid, nothing]);
        expect(await exported(parts, until, null)).toEqual([nothing]);
      });

      it("hold what was paid another way on the day on which somebody said so, and who took them out is in the audit", async () => {
        const parts = await waiting({ refund: { kind: "declined" } });
        const planned = await parts.desk.planResolution(parts.id, "refunded", null, true);
        if (!planned.ok) throw new Error(planned.error.code);
        parts.world.pass(DAY_SECONDS);
        await parts.desk.resolveBooking(planned.value, ACTING);
        expect(await exported(parts, null, until)).toEqual([paid]);
        expect(await exported(parts, until, null)).toEqual([{ kind: "desk_refund", way: "otherwise", amount: money(-400_00) }]);
        const [last] = await parts.desk.listActs(1);
        expect(last).toMatchObject({ act: "export", subject: null, details: { what: "payments", since: until, until: null, rows: 1 } });
      });
    });

    describe("a booking that is called refunded", () => {
      it("is so only once somebody has given the money back", async () => {
        const { desk, id, world } = await waiting();
        expect(await desk.planResolution(id, "refunded", null)).toEqual({ ok: false, error: { code: "not_given_back" } });
        await desk.refundBooking(id, money(400_00), ACTING);
        const planned = await desk.planResolution(id, "refunded", null);
        if (!planned.ok) throw new Error(planned.error.code);
        expect(await desk.resolveBooking(planned.value, ACTING)).toEqual({ ok: true, value: null });
        expect([await stateOf({ world }, id), await mails()]).toEqual(["refunded", [`refunded ${id}`]]);
        expect(await world.store.listRefunds(id)).toMatchObject([{ amount: money(400_00), way: "card", standsIn: true }]);
      });

      it("without a word of the card where it was paid another way, and remembers how much that was", async () => {
        const { desk, id, world } = await waiting({ refund: { kind: "declined" } });
        const planned = await desk.planResolution(id, "refunded", null, true);
        if (!planned.ok) throw new Error(planned.error.code);
        await desk.resolveBooking(planned.value, { ...ACTING, because: "paid by transfer" });
        expect(await mails()).toEqual([`refunded_otherwise ${id}`]);
        expect(await world.store.listRefunds(id)).toMatchObject([{ amount: money(400_00), way: "otherwise", outcome: "refunded" }]);
        expect(await desk.findRefundable(id)).toMatchObject({ value: { left: money(115_00) } });
      });

      it("not by a plan of before another refund was begun", async () => {
        const { desk, id, world } = await waiting();
        const planned = await desk.planResolution(id, "refunded", null, true);
        if (!planned.ok) throw new Error(planned.error.code);
        await desk.refundBooking(id, money(400_00), ACTING);
        expect(await desk.resolveBooking(planned.value, ACTING)).toEqual({ ok: false, error: { code: "moved" } });
        expect(await stateOf({ world }, id)).toBe("needs_person");
      });

      it("by the runbook of one that was paid and undone: all of it, then refunded; its page and its mail say so", async () => {
        const parts = setUp(CAPTURED);
        const { desk, manage } = parts;
        const id = await waitingFrom(parts.world, "undoing", { paymentId: "p1" });
        expect(await desk.planResolution(id, "refunded", null)).toEqual({ ok: false, error: { code: "not_given_back" } });
        await desk.refundBooking(id, money(515_00), ACTING);
        const planned = await desk.planResolution(id, "refunded", null);
        if (!planned.ok) throw new Error(planned.error.code);
        await desk.resolveBooking(planned.value, ACTING);
        parts.world.pass(DAY_SECONDS);
        expect(await manage.findManagedBooking(id)).toMatchObject({ refund: "paid", refundTotal: money(515_00), refusal: "given_back" });
      });
    });
  });
});

const createBookingWorldOver = (database: Database) => createBookingWorld(createScriptedGateway(), createBookingStore(database, noWake));

/** What moved from a moment to before another, without when it did. */
async function exported({ desk }: { readonly desk: Desk }, since: Instant | null, until: Instant | null) {
  const rows = await desk.exportPayments({ since, until }, ACTING);
  return rows.ok ? rows.value.map(({ movement: { kind, way, amount } }) => ({ kind, way, amount })) : rows.error;
}
