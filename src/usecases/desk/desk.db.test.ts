import { sql } from "drizzle-orm";
import { keptDesk } from "../../../tests/support/kept-desk.ts";
import { describe, expect, it } from "vitest";
import { countMails } from "../../adapters/db/kept-mails.ts";
import { createOutbox } from "../../adapters/db/outbox.ts";
import { listSoldUnits, testDatabases } from "../../adapters/db/test-databases.ts";
import { type Instant, money, secondsAfter } from "../../core/kernel/index.ts";
import { enquiryClaim, enquiryOf, mailOf } from "../testing/sample-enquiry.ts";
import { NOW } from "../testing/sample-trip.ts";
import type { Refundable } from "./refund-booking.ts";
import { ACTING, waitingFrom } from "./testing/sample-desk.ts";

const TOTAL = money(515_00);
const DAY = 24 * 3600;
const LONG_AFTER = "2028-01-01T00:00:00Z" as Instant;
const CANCELLATION = { lines: [], refund: money(400_00), at: NOW, refundDue: NOW };

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", (suite) => {
  describe.skipIf(suite.skipped)("the desk", () => {
    const kept = keptDesk(suite);
    const { setUp, booked, actsOf, stateOf, mails, given } = kept;

    describe("a booking that waits for a person", () => {
      it("is taken up again from where it stood, with a job and a row that says by whom", async () => {
        const parts = setUp({});
        const id = await waitingFrom(parts.world, "held");
        parts.woken.length = 0;
        expect(await parts.desk.retryBooking(id, ACTING)).toEqual({ ok: true, value: { state: "held" } });
        expect([await stateOf(parts, id), parts.woken]).toEqual(["held", [id]]);
        const details = { from: "needs_person", to: "held", reason: "payment_unknown", because: ACTING.because };
        expect(await actsOf(parts)).toEqual([{ at: NOW, actor: "Grace", act: "retry", subject: id, details }]);
        expect((await parts.world.store.find(id))?.progress.attention).toBeNull();
      });

      it("may be one that came to nothing and was paid late: the desk has the payment let go at once", async () => {
        const parts = setUp({});
        const id = await waitingFrom(parts.world, "held");
        const moved = { at: NOW, by: "desk", progress: { latePayment: "p1", attention: null } } as const;
        await parts.world.store.move(id, { ...moved, from: "needs_person", to: "failed", givesBack: true });
        parts.woken.length = 0;
        expect(await parts.desk.retryBooking(id, ACTING)).toEqual({ ok: true, value: { state: "failed" } });
        expect([parts.woken, await parts.carryOn(id), parts.scripted.calls]).toEqual([[id], true, [`void void/${id}`]]);
        expect(await parts.desk.retryBooking(id, ACTING)).toEqual({ ok: false, error: { code: "nothing_to_retry" } });
      });

      it("is not ended by what was found out before it was taken up, and asked for a person anew", async () => {
        const parts = setUp({ lookup: { kind: "not_found" } });
        const id = await waitingFrom(parts.world, "held");
        const planned = await parts.desk.planResolution(id, "failed", null);
        if (!planned.ok) throw new Error(planned.error.code);
        parts.world.pass(60);
        await parts.desk.retryBooking(id, ACTING);
        const since = secondsAfter(NOW, 120);
        const attention = { reason: "payment_unknown", from: "held", since } as const;
        await parts.world.store.move(id, { from: "held", to: "needs_person", at: since, by: "process", progress: { attention } });
        expect(await parts.desk.resolveBooking(planned.value, ACTING)).toEqual({ ok: false, error: { code: "moved" } });
        expect([await stateOf(parts, id), await mails()]).toEqual(["needs_person", []]);
      });

      it("is ended as released: seats, answer, mail and row together", async () => {
        const parts = setUp({ lookup: { kind: "voided", paymentId: "p1" } });
        const id = await waitingFrom(parts.world, "undoing", { paymentId: "p1" });
        const planned = await parts.desk.planResolution(id, "released", null);
        if (!planned.ok) throw new Error(planned.error.code);
        expect(await parts.desk.resolveBooking(planned.value, ACTING)).toEqual({ ok: true, value: null });
        expect([await stateOf(parts, id), await listSoldUnits(kept.database), await mails()]).toEqual([
          "released",
          [],
          [`not_completed ${id}`],
        ]);
        expect(await actsOf(parts)).toMatchObject([{ act: "resolve", details: { to: "released", money: "not_taken", order: "none" } }]);
      });

      it("is ended as confirmed with the supplier's reference, and keeps its seats", async () => {
        const parts = setUp({ lookup: { kind: "captured", paymentId: "p1" } });
        const id = await waitingFrom(parts.world, "ordered", { paymentId: "p1" });
        expect(await parts.desk.planResolution(id, "confirmed", null)).toEqual({ ok: false, error: { code: "order_missing" } });
        parts.world.orders.script.find = { kind: "ordered", reference: "LOCATOR9" };
        const planned = await parts.desk.planResolution(id, "confirmed", "LOCATOR9");
        if (!planned.ok) throw new Error(planned.error.code);
        await parts.desk.resolveBooking(planned.value, ACTING);
        expect(await parts.world.store.find(id)).toMatchObject({ state: "confirmed", progress: { orderRef: "LOCATOR9", attention: null } });
        expect([(await listSoldUnits(kept.database)).length, await mails()]).toEqual([2, [`confirmed ${id}`]]);
      });

      it("whose refund waits gives no seats back a second time", async () => {
        const parts = setUp({ lookup: { kind: "captured", paymentId: "p1" } });
        const id = await waitingFrom(parts.world, "cancelled", { paymentId: "p1", cancellation: CANCELLATION });
        const planned = await parts.desk.planResolution(id, "refunded", null, true);
        if (!planned.ok) throw new Error(planned.error.code);
        await parts.desk.resolveBooking(planned.value, ACTING);
        expect([await stateOf(parts, id), await listSoldUnits(kept.database)]).toEqual(["refunded", []]);
      });

      it("may be one whose person has been erased, for which a payment came late: it is ended without a mail", async () => {
        const parts = setUp({ lookup: { kind: "captured", paymentId: "p1" } });
        const id = await waitingFrom(parts.world, "held");
        const late = { at: NOW, by: "desk", progress: { latePayment: "p1", attention: null } } as const;
        await parts.world.store.move(id, { ...late, from: "needs_person", to: "failed", givesBack: true });
        await parts.desk.erasePerson(await parts.desk.findTraces(id), ACTING);
        const attention = { reason: "void_unknown", from: "failed", since: NOW } as const;
        await parts.world.store.move(id, { from: "failed", to: "needs_person", at: NOW, by: "process", progress: { attention } });
        const planned = await parts.desk.planResolution(id, "refunded", null, true);
        if (!planned.ok) throw new Error(planned.error.code);
        expect(planned.value.plan).toMatchObject({ mail: null, paidOtherwise: TOTAL });
        expect(await parts.desk.resolveBooking(planned.value, ACTING)).toEqual({ ok: true, value: null });
        expect([await stateOf(parts, id), await mails()]).toEqual(["refunded", []]);
      });

      it("is ended or taken up again by one of many at once, with one row", async () => {
        const parts = setUp({ lookup: { kind: "voided", paymentId: "p1" } });
        const id = await waitingFrom(parts.world, "undoing", { paymentId: "p1" });
        const planned = await parts.desk.planResolution(id, "released", null);
        if (!planned.ok) throw new Error(planned.error.code);
        const { value } = planned;
        const tries = Array.from({ length: 20 }, (_, index) =>
          index % 2 ? parts.desk.retryBooking(id, ACTING) : parts.desk.resolveBooking(value, ACTING),
        );
        const outcomes = await Promise.all(tries);
        const acts = (await actsOf(parts)).map(({ act }) => act);
        // Whoever takes it up again first leaves a working booking, which may be woken any number of times, but not ended.
        expect(acts.filter((act) => act === "resolve").length + acts.filter((act) => act === "retry").length).toBe(
          outcomes.filter(({ ok }) => ok).length,
        );
        expect(await stateOf(parts, id)).toBe(acts.includes("resolve") ? "released" : "undoing");
        const { rows } = await kept.database.queries.execute(sql`select 1 from booking_events where by = 'desk'`);
        expect(rows).toHaveLength(1);
      });
    });

    describe("a refund", () => {
      it("gives a part back, then the rest, and never more than was taken", async () => {
        const parts = await booked();
        const left = async () => {
          const found = await parts.desk.findRefundable(parts.id);
          return found.ok ? (found.value satisfies Refundable).left : found.error;
        };
        expect(await parts.desk.refundBooking(parts.id, money(115_00), ACTING)).toMatchObject({ ok: true, value: { outcome: "refunded" } });
        expect(await left()).toEqual(money(400_00));
        expect(await parts.desk.refundBooking(parts.id, money(400_01), ACTING)).toEqual({ ok: false, error: { code: "too_much" } });
        expect(await parts.desk.refundBooking(parts.id, money(400_00), ACTING)).toMatchObject({ ok: true, value: { outcome: "refunded" } });
        expect([await left(), await given()]).toEqual([money(0), [115_00, 400_00]]);
        expect(await parts.desk.refundBooking(parts.id, money(0), ACTING)).toEqual({ ok: false, error: { code: "nothing_left" } });
        expect(await mails()).toEqual([`confirmed ${parts.id}`, `refunded ${parts.id}`, `refunded ${parts.id}`]);
        expect((await actsOf(parts)).map(({ act, details }) => [act, details["amountMinor"] ?? details["outcome"]])).toEqual([
          ["refund", 115_00],
          ["refund-outcome", "refunded"],
          ["refund", 400_00],
          ["refund-outcome", "refunded"],
        ]);
      });

      it("of 20 at once, never goes beyond what was taken", async () => {
        const parts = await booked();
        const outcomes = await Promise.all(Array.from({ length: 20 }, () => parts.desk.refundBooking(parts.id, money(200_00), ACTING)));
        expect(outcomes.filter(({ ok }) => ok).length).toBeLessThanOrEqual(2);
        expect((await given()).reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(TOTAL.amountMinor);
        expect((await actsOf(parts)).filter(({ act }) => act === "refund")).toHaveLength((await given()).length);
      });

      it("that nobody knows the outcome of is asked for again under its own key, and stands in the queue until then", async () => {
        const parts = setUp({ lookup: { kind: "captured", paymentId: "p1" }, refund: { kind: "unknown" } });
        const id = await waitingFrom(parts.world, "ordered", { paymentId: "p1" });
        expect(await parts.desk.refundBooking(id, TOTAL, ACTING)).toMatchObject({ value: { outcome: "open" } });
        expect((await parts.desk.listQueue()).refunds).toMatchObject([{ bookingId: id, amount: TOTAL, outcome: "open" }]);
        expect(await parts.desk.refundBooking(id, money(1), ACTING)).toEqual({ ok: false, error: { code: "refund_open" } });
        Object.assign(parts.scripted.script, { refund: { kind: "refunded" } });
        expect(await parts.desk.finishRefund(id, ACTING)).toMatchObject({ value: { outcome: "refunded" } });
        const calls = parts.scripted.calls.filter((call) => call.startsWith("refund "));
        expect([calls.length, new Set(calls).size]).toEqual([2, 1]);
        expect((await parts.desk.listQueue()).refunds).toEqual([]);
      });

      it("leaves alone what a cancellation has promised", async () => {
        const parts = await booked();
        const quoted = await parts.desk.quoteCancellation(parts.id);
        if (!quoted.ok) throw new Error(quoted.error.code);
        await parts.desk.cancelBooking({ ...quoted.value }, ACTING);
        const promised = quoted.value.quote.refund.amountMinor;
        const found = await parts.desk.findRefundable(parts.id);
        expect(found).toMatchObject({ value: { left: money(TOTAL.amountMinor - promised) } });
      });

      it("of a booking whose person has been erased is given without a mail, and says so", async () => {
        const parts = await booked();
        parts.world.pass(8 * 366 * DAY);
        await parts.desk.erasePerson(await parts.desk.findTraces(parts.id), { actor: "Grace", because: "" });
        const before = await mails();
        const value = { amount: money(50_00), outcome: "refunded", isMailed: false };
        expect(await parts.desk.refundBooking(parts.id, money(50_00), ACTING)).toEqual({ ok: true, value });
        expect([await given(), await mails()]).toEqual([[50_00], before]);
      });

      it.each([
        ["nothing_taken", { kind: "authorised", paymentId: "p1" }],
        ["nothing_taken", { kind: "not_found" }],
        ["gateway_silent", { kind: "unknown" }],
      ] as const)("is refused without a trace: %s", async (code, lookup) => {
        const parts = setUp({ lookup });
        const id = await waitingFrom(parts.world, "ordered", { paymentId: "p1" });
        expect(await parts.desk.refundBooking(id, money(1), ACTING)).toEqual({ ok: false, error: { code } });
        expect(await actsOf(parts)).toEqual([]);
      });
    });

    describe("a cancellation", () => {
      it("goes by the quote that was seen, and the process carries it to its refund", async () => {
        const parts = await booked();
        const quoted = await parts.desk.quoteCancellation(parts.id);
        if (!quoted.ok) throw new Error(quoted.error.code);
        expect(await parts.desk.cancelBooking(quoted.value, ACTING)).toEqual({ ok: true, value: null });
        expect([await stateOf(parts, parts.id), parts.woken.at(-1)]).toEqual(["cancelling", parts.id]);
        await parts.carryOn(parts.id);
        const { amountMinor } = quoted.value.quote.refund;
        expect(await given()).toEqual(amountMinor > 0 ? [amountMinor] : []);
        expect(await actsOf(parts)).toMatchObject([{ act: "cancel", subject: parts.id, details: { refundMinor: amountMinor } }]);
      });

      it("is made by one of ten at once", async () => {
        const parts = await booked();
        const quoted = await parts.desk.quoteCancellation(parts.id);
        if (!quoted.ok) throw new Error(quoted.error.code);
        const { value } = quoted;
        const outcomes = await Promise.all(Array.from({ length: 10 }, () => parts.desk.cancelBooking(value, ACTING)));
        expect([outcomes.filter(({ ok }) => ok).length, (await actsOf(parts)).length]).toEqual([1, 1]);
      });

      it("is refused once the quote is old", async () => {
        const parts = await booked();
        const quoted = await parts.desk.quoteCancellation(parts.id);
        if (!quoted.ok) throw new Error(quoted.error.code);
        parts.world.pass(16 * 60);
        expect(await parts.desk.cancelBooking(quoted.value, ACTING)).toEqual({ ok: false, error: { code: "quote_changed" } });
        expect([await stateOf(parts, parts.id), await actsOf(parts)]).toEqual(["confirmed", []]);
      });
    });

    describe("a mail that no server will take", () => {
      it("is given up by its id, with a row that says why, and not tried again", async () => {
        const parts = setUp({});
        for (const number of [1, 2]) await parts.enquiries.add(enquiryOf(number), mailOf(number), enquiryClaim(`k${number}`));
        expect(await parts.desk.findWaitingMail("mail-")).toBeNull();
        const mail = await parts.desk.findWaitingMail("mail-2");
        if (mail === null) throw new Error("There is no second mail.");
        expect(await parts.desk.giveUpMail(mail, ACTING)).toEqual({ ok: true, value: null });
        expect((await parts.desk.listWaitingMails(10)).map(({ id }) => id)).toEqual(["mail-1"]);
        const outbox = createOutbox(kept.database);
        expect((await outbox.takeDue(NOW, LONG_AFTER))?.mail.id).toBe("mail-1");
        expect(await outbox.takeDue(NOW, LONG_AFTER)).toBeNull();
        expect(await parts.desk.giveUpMail(mail, ACTING)).toEqual({ ok: false, error: { code: "mail_gone_out" } });
        const details = { attempts: 0, lastFailure: null, because: ACTING.because };
        expect(await actsOf(parts)).toEqual([{ at: NOW, actor: "Grace", act: "abandon", subject: "mail-2", details }]);
        expect(await countMails(kept.database)).toEqual({ waiting: 1, oldestAt: NOW, givenUp: 1 });
        const { actor, because } = ACTING;
        expect(await parts.desk.listGivenUpMails(10)).toMatchObject([{ id: "mail-2", givenUpAt: NOW, givenUpBy: { actor, because } }]);
      });
    });

    it("shows a booking with its moves, mails, acts and what gateway and supplier say", async () => {
      const parts = await booked();
      await parts.desk.refundBooking(parts.id, money(5_00), ACTING);
      const file = await parts.desk.showBooking(parts.id);
      expect(file).toMatchObject({ payment: "captured", order: "ordered", deskRefunds: [{ outcome: "refunded" }] });
      expect(file?.moves.map(({ to }) => to)).toEqual(["held", "authorised", "ordered", "captured", "confirmed"]);
      expect([file?.mails.length, file?.acts.length]).toEqual([2, 2]);
    });

    it("writes down that rows were taken out", async () => {
      const parts = await booked();
      const rows = await parts.desk.exportBookings({ since: null, until: null, email: null }, { actor: "Grace", because: "" });
      expect(rows.ok && rows.value.map(({ booking }) => booking.id)).toEqual([parts.id]);
      await parts.desk.exportEnquiries({ since: null, until: null, email: "ada@example.com" }, { actor: "Grace", because: "" });
      expect(await actsOf(parts)).toMatchObject([
        { act: "export", subject: null, details: { what: "bookings", rows: 1, isOfOneAddress: false } },
        { act: "export", subject: null, details: { what: "enquiries", rows: 0, isOfOneAddress: true } },
      ]);
    });

    it("writes nothing when the row of the audit cannot be written", async () => {
      const parts = setUp({});
      const id = await waitingFrom(parts.world, "held");
      const act = { at: NOW, actor: null as unknown as string, act: "retry", subject: id, details: {} } as const;
      const move = { from: "needs_person", to: "held", at: NOW, by: "desk" } as const;
      await expect(parts.store.move(id, move, act)).rejects.toThrow(/desk_acts/);
      expect(await stateOf(parts, id)).toBe("needs_person");
    });
  });
});
