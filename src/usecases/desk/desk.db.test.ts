import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBookingStore } from "../../adapters/db/booking-store.ts";
import { createChargeLedger } from "../../adapters/db/charge-ledger.ts";
import { createDeskStore } from "../../adapters/db/desk-store.ts";
import { createEnquiryStore } from "../../adapters/db/enquiry-store.ts";
import { countMails } from "../../adapters/db/kept-mails.ts";
import { createOutbox, waits } from "../../adapters/db/outbox.ts";
import { createPurger } from "../../adapters/db/purge-expired.ts";
import type { Database } from "../../adapters/db/open-database.ts";
import { enquiries as enquiryRows, outboxMails, sandboxRefunds } from "../../adapters/db/schema/index.ts";
import { emptyTables, listSoldUnits, testDatabases } from "../../adapters/db/test-databases.ts";
import { createWatchStore } from "../../adapters/db/watch-store.ts";
import { createSandboxGateway } from "../../adapters/payments/sandbox/gateway.ts";
import type { Booking } from "../../core/booking/index.ts";
import type { EnquiryId } from "../../core/enquiries/index.ts";
import {
  type BookingId,
  dateInZone,
  type Instant,
  type LocalDate,
  type LocalDateTime,
  money,
  secondsAfter,
} from "../../core/kernel/index.ts";
import { createBook } from "../book.ts";
import { createCarryOnBooking } from "../carry-on-booking.ts";
import { createFindBooked } from "../find-booked.ts";
import { createBookingWorld } from "../testing/booking-world.ts";
import { enquiryClaim, enquiryOf, mailOf } from "../testing/sample-enquiry.ts";
import { heldBooking, keyed, NOW, OFFER, REQUEST } from "../testing/sample-trip.ts";
import { askedWatch, letterOf, watchOf } from "../testing/sample-watch.ts";
import { createScriptedGateway, type GatewayScript } from "../testing/scripted-gateway.ts";
import type { BookingFilter, EnquiryFilter } from "../ports/desk-store.ts";
import { heldStay } from "../testing/sample-stay.ts";
import { erasable } from "./erase-person.ts";
import type { Refundable } from "./refund-booking.ts";
import { ACTING, deskOver, waitingFrom } from "./testing/sample-desk.ts";

const TOTAL = money(515_00);
const DAY = 24 * 3600;
const LONG_AFTER = "2028-01-01T00:00:00Z" as Instant;
const CANCELLATION = { lines: [], refund: money(400_00), at: NOW, refundDue: NOW };

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", (suite) => {
  describe.skipIf(suite.skipped)("the desk", () => {
    let database: Database;
    beforeAll(async () => {
      database = await suite.open();
    });
    beforeEach(() => emptyTables(database));
    afterAll(async () => {
      await database.close();
      await suite.drop();
    });

    function setUp(script?: Partial<GatewayScript>) {
      const woken: BookingId[] = [];
      const wake = async (_tx: unknown, id: BookingId) => void woken.push(id);
      let lastToken = 0;
      const scripted = createScriptedGateway(script);
      const ledger = createChargeLedger(database);
      const sandbox = createSandboxGateway({ ...QUIETLY, ledger, newToken: () => `token ${++lastToken}` });
      const world = createBookingWorld(script ? scripted : sandbox, createBookingStore(database, wake));
      const store = createDeskStore(database, wake, "no_jobs");
      const desk = deskOver(world, store);
      const carryOn = createCarryOnBooking(world);
      return { world, scripted, desk, store, woken, carryOn, enquiries: createEnquiryStore(database) };
    }
    /** A confirmed booking that was paid in the sandbox. */
    async function booked(request = REQUEST) {
      const parts = setUp();
      const bill = await createBook(parts.world)(request);
      if (!bill.ok) throw new Error(bill.error.code);
      parts.world.orders.script.find = { kind: "ordered", reference: "LOCATOR1" };
      return { ...parts, id: bill.value.bookingId };
    }
    const stands = async ({ world, id }: Awaited<ReturnType<typeof booked>>): Promise<Booking> => {
      const booking = await world.store.find(id);
      if (!booking) throw new Error(`There is no booking ${id}.`);
      return booking;
    };
    const actsOf = async (parts: ReturnType<typeof setUp>) => (await parts.desk.listActs(100)).toReversed();
    const stateOf = async ({ world }: ReturnType<typeof setUp>, id: BookingId) => (await world.store.find(id))?.state;
    /** Every table, as one text. */
    const everything = async (): Promise<string> => {
      const tables = [
        "bookings",
        "booking_events",
        "idempotency_keys",
        "enquiries",
        "price_watches",
        "outbox_mails",
        "desk_acts",
        "sandbox_charges",
        "supplier_orders",
      ];
      const texts = await Promise.all(
        tables.map(async (name) => (await database.queries.execute(sql.raw(`select to_jsonb(t)::text as row from ${name} t`))).rows),
      );
      return JSON.stringify(texts);
    };
    const mails = async () => (await database.queries.select().from(outboxMails)).map(({ subject }) => subject).toSorted();
    const given = async () => (await database.queries.select().from(sandboxRefunds)).map(({ amountMinor }) => amountMinor);

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

      it("is ended as released: seats, answer, mail and row together", async () => {
        const parts = setUp({ lookup: { kind: "voided", paymentId: "p1" } });
        const id = await waitingFrom(parts.world, "undoing", { paymentId: "p1" });
        const planned = await parts.desk.planResolution(id, "released", null);
        if (!planned.ok) throw new Error(planned.error.code);
        expect(await parts.desk.resolveBooking(planned.value, ACTING)).toEqual({ ok: true, value: null });
        expect([await stateOf(parts, id), await listSoldUnits(database), await mails()]).toEqual(["released", [], [`not_completed ${id}`]]);
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
        expect([(await listSoldUnits(database)).length, await mails()]).toEqual([2, [`confirmed ${id}`]]);
      });

      it("whose refund waits gives no seats back a second time", async () => {
        const parts = setUp({ lookup: { kind: "captured", paymentId: "p1" } });
        const id = await waitingFrom(parts.world, "cancelled", { paymentId: "p1", cancellation: CANCELLATION });
        const planned = await parts.desk.planResolution(id, "refunded", null, true);
        if (!planned.ok) throw new Error(planned.error.code);
        await parts.desk.resolveBooking(planned.value, ACTING);
        expect([await stateOf(parts, id), await listSoldUnits(database)]).toEqual(["refunded", []]);
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
        const { rows } = await database.queries.execute(sql`select 1 from booking_events where by = 'desk'`);
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

    describe("an enquiry", () => {
      it("is found by the beginning of its id, and leaves the list once it is handled", async () => {
        const parts = setUp({});
        for (const number of [1, 2]) await parts.enquiries.add(enquiryOf(number), mailOf(number), enquiryClaim(`k${number}`));
        expect(await parts.desk.findSubject("enquiry")).toBeNull();
        const subject = await parts.desk.findSubject("enquiry 2");
        if (subject?.kind !== "enquiry") throw new Error("There is no enquiry 2.");
        expect(await parts.desk.markHandled(subject.enquiry, ACTING)).toEqual({ ok: true, value: null });
        const open = { kind: null, since: null, until: null, openOnly: true, limit: 10 };
        expect((await parts.desk.listEnquiries(open)).map(({ id }) => id)).toEqual(["enquiry 1"]);
        const all = await parts.desk.listEnquiries({ ...open, openOnly: false });
        expect(all.map(({ id, handled }) => [id, handled?.actor])).toEqual([
          ["enquiry 1", undefined],
          ["enquiry 2", "Grace"],
        ]);
        const again = await parts.desk.findSubject("enquiry 2");
        if (again?.kind !== "enquiry") throw new Error("There is no enquiry 2.");
        expect(await parts.desk.markHandled(again.enquiry, ACTING)).toEqual({ ok: false, error: { code: "already_handled" } });
        expect((await actsOf(parts)).map(({ act, subject: of }) => [act, of])).toEqual([["handled", "enquiry 2"]]);
      });

      it.each([
        [{ email: "ANA@mail.example" }, ["enquiry 2"]],
        [{ email: "bo@mail.example" }, []],
        [{ phone: "+1 (718) 555-0163" }, ["enquiry 1", "enquiry 2"]],
        [{ phone: "+1 (718) 555-0163", kind: "call-back" }, ["enquiry 1"]],
        [{ name: "perez ANA" }, ["enquiry 1", "enquiry 2"]],
        [{ name: "perez ana", limit: 1 }, ["enquiry 1"]],
        [{ name: "perez", email: "ana@mail.example" }, ["enquiry 2"]],
        [{ name: "bo perez" }, []],
      ])("is found by who has sent it, whether it is handled or not: %j", async (chosen, ids) => {
        const parts = setUp({});
        const message = { kind: "message", name: "Ana Pérez", phone: "718 555 0163", email: "ana@mail.example" } as const;
        await parts.enquiries.add(enquiryOf(1), mailOf(1), enquiryClaim("k1"));
        await parts.enquiries.add({ ...enquiryOf(2), content: { ...message, text: null, language: "en" } }, mailOf(2), enquiryClaim("k2"));
        await parts.desk.markHandled({ ...enquiryOf(1), handled: null }, ACTING);
        const any = { kind: null, since: null, until: null, openOnly: false, limit: 10 };
        const found = await parts.desk.listEnquiries({ ...any, ...(chosen as Partial<EnquiryFilter>) });
        expect(found.map(({ id }) => id)).toEqual(ids);
      });

      it("is handled by one of two who say so at the same time", async () => {
        const parts = setUp({});
        await parts.enquiries.add(enquiryOf(1), mailOf(1), enquiryClaim("k"));
        const subject = await parts.desk.findSubject("enquiry 1");
        if (subject?.kind !== "enquiry") throw new Error("There is no enquiry 1.");
        const outcomes = await Promise.all(
          ["Grace", "Ada"].map((actor) => parts.desk.markHandled(subject.enquiry, { actor, because: "" })),
        );
        expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
        expect(await actsOf(parts)).toHaveLength(1);
      });

      it("is counted by its kind while it waits, with the longest waiting of each, however many there are", async () => {
        const parts = setUp({});
        const content = {
          kind: "message",
          name: "Ana Pérez",
          phone: "718 555 0163",
          email: "ana@mail.example",
          text: "",
          language: "en",
        } as const;
        await parts.enquiries.add({ ...enquiryOf(1), createdAt: secondsAfter(NOW, -7200) }, mailOf(1), enquiryClaim("k1"));
        await parts.enquiries.add({ ...enquiryOf(2), content }, mailOf(2), enquiryClaim("k2"));
        const row = { ...content, content, requestHash: "h" };
        const later = Array.from({ length: 600 }, (_, nth) => ({
          ...row,
          id: `later ${nth}` as EnquiryId,
          createdAt: secondsAfter(NOW, nth),
        }));
        await database.queries.insert(enquiryRows).values(later);
        expect((await parts.desk.listQueue()).enquiries).toEqual([
          { kind: "call-back", count: 1, oldest: secondsAfter(NOW, -7200) },
          { kind: "message", count: 601, oldest: NOW },
        ]);
      });

      it("waits for no answer once it is erased: neither in the queue nor in the list", async () => {
        const parts = setUp({});
        await parts.enquiries.add(enquiryOf(1), mailOf(1), enquiryClaim("k"));
        const open = { kind: null, since: null, until: null, openOnly: true, limit: 10 };
        const waiting = async () => [...(await parts.desk.listQueue()).enquiries, ...(await parts.desk.listEnquiries(open))];
        expect(await waiting()).toHaveLength(2);
        await parts.desk.erasePerson(await parts.desk.findTraces("enquiry 1"), ACTING);
        expect(await waiting()).toEqual([]);
        expect(await parts.desk.listEnquiries({ ...open, openOnly: false })).toHaveLength(1);
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
        const outbox = createOutbox(database);
        expect((await outbox.takeDue(NOW, LONG_AFTER))?.mail.id).toBe("mail-1");
        expect(await outbox.takeDue(NOW, LONG_AFTER)).toBeNull();
        expect(await parts.desk.giveUpMail(mail, ACTING)).toEqual({ ok: false, error: { code: "mail_gone_out" } });
        const details = { attempts: 0, lastFailure: null, because: ACTING.because };
        expect(await actsOf(parts)).toEqual([{ at: NOW, actor: "Grace", act: "abandon", subject: "mail-2", details }]);
        expect(await countMails(database)).toEqual({ waiting: 1, oldestAt: NOW, givenUp: 1 });
        const { actor, because } = ACTING;
        expect(await parts.desk.listGivenUpMails(10)).toMatchObject([{ id: "mail-2", givenUpAt: NOW, givenUpBy: { actor, because } }]);
      });
    });

    describe("a mail that is written again", () => {
      it("goes to the booking's address, with a row that says by whom", async () => {
        const parts = await booked();
        await parts.carryOn(parts.id);
        expect(await parts.desk.resendMail(parts.id, null, { actor: "Grace", because: "" })).toEqual({
          ok: true,
          value: { email: "ada@example.com" },
        });
        expect(await mails()).toEqual([`confirmed ${parts.id}`, `confirmed ${parts.id}`]);
        const details = { mails: ["confirmed"], isAddressNew: false };
        expect(await actsOf(parts)).toEqual([{ at: NOW, actor: "Grace", act: "resend", subject: parts.id, details }]);
      });

      it("to another address leaves what waits, the booking is found by the new one from now on, and the audit names neither", async () => {
        const parts = await booked();
        await parts.carryOn(parts.id);
        expect(await parts.desk.resendMail(parts.id, "countess@example.com", ACTING)).toMatchObject({ ok: true });
        const waiting = await database.queries.select().from(outboxMails).where(waits);
        expect(waiting.map(({ recipient }) => recipient).toSorted()).toEqual(["ada@example.com", "countess@example.com"]);
        expect((await parts.world.store.find(parts.id))?.contact).toMatchObject({ email: "countess@example.com" });
        expect(JSON.stringify(await actsOf(parts))).not.toContain("@");
      });

      it("tells of what the desk has given back, beside how the booking stands", async () => {
        const parts = await booked();
        await parts.carryOn(parts.id);
        await parts.desk.refundBooking(parts.id, money(50_00), ACTING);
        await parts.desk.resendMail(parts.id, "countess@example.com", ACTING);
        const written = (await database.queries.select().from(outboxMails)).filter(({ recipient }) => recipient.startsWith("countess"));
        expect(written.map(({ subject }) => subject).toSorted()).toEqual([`confirmed ${parts.id}`, `refunded ${parts.id}`]);
      });

      it("goes to no new address while the process is at work, which would write to the old one", async () => {
        const parts = setUp({});
        const id = await waitingFrom(parts.world, "held");
        await parts.desk.retryBooking(id, ACTING);
        expect(await parts.desk.resendMail(id, "countess@example.com", ACTING)).toEqual({ ok: false, error: { code: "under_way" } });
        expect(await parts.desk.resendMail(id, null, ACTING)).toMatchObject({ ok: true });
      });

      it("is not written where the address has changed since it was looked at, or nobody is left", async () => {
        const parts = await booked();
        const seen = await stands(parts);
        const act = { at: NOW, actor: "Grace", act: "resend", subject: parts.id, details: {} } as const;
        const others: Partial<Booking>[] = [
          { contact: { ...seen.contact, email: "old@example.com" } },
          { contact: { ...seen.contact, mobile: "1" } },
          { travellers: seen.travellers.map((traveller) => ({ ...traveller, lastName: "Byron" })) },
          { state: "held" },
        ];
        for (const other of others) expect(await parts.store.amend({ ...seen, ...other }, seen, [mailOf(2)], act)).toBe(false);
        parts.world.pass(8 * 366 * 24 * 3600);
        await parts.desk.erasePerson(await parts.desk.findTraces(parts.id), { actor: "Grace", because: "" });
        expect(await parts.desk.resendMail(parts.id, "ada@example.com", ACTING)).toEqual({
          ok: false,
          error: { code: "nobody_to_write_to" },
        });
        expect(await parts.desk.resendMail("99999999" as BookingId, null, ACTING)).toEqual({ ok: false, error: { code: "not_found" } });
      });
    });

    describe("a correction", () => {
      const NOTHING = { traveller: 0, title: null, firstName: null, lastName: null, dateOfBirth: null, mobile: null };

      it("changes what it names and nothing else, mails how the booking stands, and the audit names no name", async () => {
        const parts = await booked();
        await parts.carryOn(parts.id);
        const before = await stands(parts);
        const correction = { ...NOTHING, lastName: "Byron", mobile: "+44 20 7946 0000" };
        expect(await parts.desk.correctBooking(parts.id, correction, ACTING)).toEqual({ ok: true, value: { mailedTo: "ada@example.com" } });
        const [lead, ...others] = before.travellers;
        expect(await stands(parts)).toEqual({
          ...before,
          travellers: [{ ...lead, lastName: "Byron" }, ...others],
          contact: { ...before.contact, mobile: "+44 20 7946 0000" },
        });
        expect(await mails()).toEqual([`confirmed ${parts.id}`, `corrected ${parts.id}`]);
        const details = { traveller: 1, fields: ["lastName", "mobile"], because: ACTING.because };
        expect(await actsOf(parts)).toEqual([{ at: NOW, actor: "Grace", act: "correct", subject: parts.id, details }]);
      });

      it("tells of no refund again, each of which has had its mail", async () => {
        const parts = await booked();
        await parts.carryOn(parts.id);
        for (const amount of [40_00, 5_55]) await parts.desk.refundBooking(parts.id, money(amount), ACTING);
        await parts.desk.correctBooking(parts.id, { ...NOTHING, mobile: "+44 20 7946 0000" }, ACTING);
        expect(await mails()).toEqual(["confirmed", "corrected", "refunded", "refunded"].map((kind) => `${kind} ${parts.id}`));
      });

      it("of what reads so already is refused, and neither written down nor mailed", async () => {
        const parts = await booked();
        await parts.carryOn(parts.id);
        const { travellers, contact } = await stands(parts);
        const same = { ...NOTHING, lastName: travellers[0]?.lastName ?? "", mobile: contact.mobile };
        expect(await parts.desk.correctBooking(parts.id, same, ACTING)).toEqual({ ok: false, error: { code: "reads_so_already" } });
        expect([await mails(), await actsOf(parts)]).toEqual([[`confirmed ${parts.id}`], []]);
      });

      it("of a booking that stands no more is made without a mail, which would tell of its refund again", async () => {
        const parts = await booked();
        const quoted = await parts.desk.quoteCancellation(parts.id);
        if (!quoted.ok) throw new Error(quoted.error.code);
        await parts.desk.cancelBooking(quoted.value, ACTING);
        await parts.carryOn(parts.id);
        const before = await mails();
        const correction = { ...NOTHING, mobile: "+44 20 7946 0000" };
        expect(await parts.desk.correctBooking(parts.id, correction, ACTING)).toEqual({ ok: true, value: { mailedTo: null } });
        expect((await stands(parts)).contact.mobile).toBe("+44 20 7946 0000");
        expect(await mails()).toEqual(before);
      });

      it.each([
        ["a name of other signs", { lastName: "B4ron" }, "name_characters"],
        ["a lead who is no adult", { dateOfBirth: "2015-01-01" }, "lead_too_young"],
        ["a phone of letters", { mobile: "none" }, "invalid_phone"],
      ])("is refused and changes nothing: %s", async (_, typed, code) => {
        const parts = await booked();
        await parts.carryOn(parts.id);
        const before = await stands(parts);
        const outcome = await parts.desk.correctBooking(parts.id, { ...NOTHING, ...typed }, ACTING);
        expect(outcome).toMatchObject({ ok: false, error: { code: "invalid", faults: [{ code }] } });
        expect([await stands(parts), await actsOf(parts)]).toEqual([before, []]);
      });

      it("of a title alone is one too", async () => {
        const parts = await booked();
        await parts.carryOn(parts.id);
        expect(await parts.desk.correctBooking(parts.id, { ...NOTHING, title: "mr" }, ACTING)).toMatchObject({ ok: true });
        expect((await stands(parts)).travellers).toMatchObject([{ title: "mr", firstName: "Ada" }]);
      });

      it("fills the first place whose name is owed, by the rules of its kind, and none behind it", async () => {
        const parts = setUp({});
        const family = heldBooking(1, { offer: { ...OFFER, party: { adults: 2, children: 1, infants: 0 } } });
        const claim = {
          key: "k",
          kind: "client",
          attempt: "1",
          requestHash: "h",
          at: NOW,
          abandonedBefore: NOW,
          expiredBefore: null,
        } as const;
        await parts.world.store.claim(claim);
        await parts.world.store.hold(family, claim, 25);
        const attention = { reason: "payment_unknown", from: "held", since: NOW } as const;
        await parts.world.store.move(family.id, { from: "held", to: "needs_person", at: NOW, by: "process", progress: { attention } });
        const fill = (traveller: number, typed: object) =>
          parts.desk.correctBooking(family.id, { ...NOTHING, traveller, ...typed }, ACTING);
        const ralph = { firstName: "Ralph", lastName: "Milbanke", dateOfBirth: "2019-07-02" };
        expect(await fill(2, ralph)).toEqual({ ok: false, error: { code: "no_such_traveller" } });
        expect(await fill(1, { firstName: "George" })).toEqual({ ok: false, error: { code: "name_owed" } });
        expect(await fill(1, ralph)).toMatchObject({ error: { code: "invalid", faults: [{ code: "adult_too_young" }] } });
        expect(await fill(1, { firstName: "George", lastName: "Byron", dateOfBirth: "1988-01-22" })).toMatchObject({ ok: true });
        expect(await fill(2, { ...ralph, title: "mr" })).toMatchObject({ ok: true });
        expect(await fill(3, ralph)).toEqual({ ok: false, error: { code: "no_such_traveller" } });
        const travellers = (await parts.world.store.find(family.id))?.travellers ?? [];
        expect(travellers.map(({ firstName, kind, title }) => `${firstName} ${kind} ${title}`)).toEqual([
          "Ada adult mrs. /miss /ms.",
          "George adult mr",
          "Ralph child mr",
        ]);
        const filled = (await parts.desk.listActsOn(family.id)).map(({ act, details }) => [act, details["traveller"], details["fields"]]);
        expect(filled).toEqual([
          ["correct", 2, ["firstName", "lastName", "dateOfBirth"]],
          ["correct", 3, ["title", "firstName", "lastName", "dateOfBirth"]],
        ]);
      });

      it("waits until the process has come to an end, and is made for nobody whom there is not", async () => {
        const parts = setUp({});
        const id = await waitingFrom(parts.world, "held");
        await parts.desk.retryBooking(id, ACTING);
        const correction = { ...NOTHING, lastName: "Byron" };
        expect(await parts.desk.correctBooking(id, correction, ACTING)).toEqual({ ok: false, error: { code: "under_way" } });
        const refused = async (of: BookingId, traveller: number) => parts.desk.correctBooking(of, { ...correction, traveller }, ACTING);
        expect(await refused("99999999" as BookingId, 0)).toEqual({ ok: false, error: { code: "not_found" } });
        const done = await booked();
        await done.carryOn(done.id);
        expect(await refused(done.id, 1)).toEqual({ ok: false, error: { code: "no_such_traveller" } });
      });
    });

    describe("a list of bookings", () => {
      it("is chosen by state, day and e-mail in any case", async () => {
        const parts = await booked();
        const any = { state: null, since: null, until: null, email: null, limit: 10 };
        const ids = async (filter: Partial<typeof any>) => (await parts.desk.listBookings({ ...any, ...filter })).map(({ id }) => id);
        expect(await ids({ email: "ADA@Example.com" } as object)).toEqual([parts.id]);
        expect(await ids({ email: "bob@example.com" } as object)).toEqual([]);
        expect(await ids({ state: "confirmed", since: "2027-03-01T00:00:00Z", until: "2027-03-02T00:00:00Z" } as object)).toEqual([
          parts.id,
        ]);
        expect(await ids({ until: "2027-03-01T00:00:00Z" } as object)).toEqual([]);
        expect(await ids({ state: "failed" } as object)).toEqual([]);
      });

      it.each([
        ["the whole name", "Zoë Łukasz-O’Brien", true],
        ["plain letters, in another order", "obrien lukasz ZOE", true],
        ["the beginning of a name", "luk", true],
        ["a name in letters of another script", "ਸਿੰਘ", true],
        ["names of two travelers", "zoe lovelace", false],
        ["another name", "grace", false],
      ])("is chosen by a traveler's name: by %s", async (_, name, isFound) => {
        const parts = setUp({});
        const claim = { kind: "client", attempt: "1", requestHash: "h", at: NOW, abandonedBefore: NOW, expiredBefore: null } as const;
        const { travellers, ...booking } = heldBooking(1);
        const zoe = { ...travellers[0], firstName: "Zoë", lastName: "Łukasz-O’Brien ਸਿੰਘ" } as (typeof travellers)[number];
        await parts.world.store.claim({ ...claim, key: booking.id });
        await parts.world.store.hold({ ...booking, travellers: [...travellers, zoe] }, { ...claim, key: booking.id }, 25);
        const found = await parts.desk.listBookings({ state: null, since: null, until: null, email: null, name, limit: 10 });
        expect(found.map(({ id }) => id)).toEqual(isFound ? [booking.id] : []);
      });

      it.each([
        [{ phone: "+1 (212) 555-0100" }, "both"],
        [{ phone: "2125550100" }, "both"],
        [{ phone: "001 212 555 0100" }, "both"],
        [{ phone: "+44 20 7946 0100" }, "none"],
        [{ phone: "+" }, "none"],
        [{ travelsOn: "2027-03-12" }, "both"],
        [{ travelsOn: "2027-03-11" }, "none"],
        [{ travelsOn: "2027-03-13" }, "both"],
        [{ travelsOn: "2027-03-14" }, "stay"],
        [{ travelsOn: "2027-03-15" }, "stay"],
        [{ travelsOn: "2027-03-16" }, "none"],
        [{ travelsOn: "2027-03-19" }, "flight"],
        [{ reference: "locator1" }, "flight"],
        [{ reference: "Payment-1" }, "flight"],
        [{ reference: "late-2" }, "stay"],
        [{ reference: "locator" }, "none"],
      ])("is chosen by what a caller or a statement names: %j", async (chosen, wanted) => {
        const parts = setUp({});
        const [flight, stay] = [heldBooking(1), heldStay(2)];
        const claim = { kind: "client", attempt: "1", requestHash: "h", at: NOW, abandonedBefore: NOW, expiredBefore: null } as const;
        for (const booking of [flight, stay]) {
          await parts.world.store.claim({ ...claim, key: booking.id });
          await parts.world.store.hold(booking, { ...claim, key: booking.id }, 25);
        }
        const move = { from: "held", to: "authorised", at: NOW, by: "process" } as const;
        await parts.world.store.move(flight.id, { ...move, progress: { orderRef: "LOCATOR1", paymentId: "payment-1" } });
        await parts.world.store.move(stay.id, { ...move, progress: { latePayment: "late-2" } });
        const any = { state: null, since: null, until: null, email: null, limit: 10 };
        const found = await parts.desk.listBookings({ ...any, ...(chosen as Partial<BookingFilter>) });
        const ids = { both: [flight.id, stay.id], flight: [flight.id], stay: [stay.id], none: [] };
        expect(found.map(({ id }) => id)).toEqual(ids[wanted as keyof typeof ids]);
      });

      it("is chosen by a day of a trip that an earlier release has written", async () => {
        const parts = await booked();
        await database.queries.execute(
          sql`update bookings set offer = offer - 'bounds' || jsonb_build_object('outbound', offer#>'{bounds,0}', 'inbound', offer#>'{bounds,1}')`,
        );
        const any = { state: null, since: null, until: null, email: null, limit: 10 };
        for (const day of ["2027-03-12", "2027-03-13", "2027-03-19"])
          expect(await parts.desk.listBookings({ ...any, travelsOn: day as LocalDate })).toMatchObject([{ id: parts.id }]);
      });

      it("is chosen by each day on which a leg departs or arrives, also one that connects, and by no other", async () => {
        const parts = setUp({});
        const { offer } = heldBooking(1);
        const [{ legs, ...outbound }] = offer.bounds;
        const [first, second] = [
          { departsAtLocal: "2027-03-12T20:00:00", arrivesAtLocal: "2027-03-12T22:00:00" },
          { departsAtLocal: "2027-03-14T01:00:00", arrivesAtLocal: "2027-03-16T06:00:00" },
        ] as { departsAtLocal: LocalDateTime; arrivesAtLocal: LocalDateTime }[];
        const connecting = {
          ...outbound,
          legs: legs.flatMap((leg) => [
            { ...leg, ...first },
            { ...leg, ...second },
          ]),
        };
        const booking = heldBooking(1, { offer: { ...offer, tripType: "oneWay", bounds: [connecting] } });
        const claim = {
          key: "k",
          kind: "client",
          attempt: "1",
          requestHash: "h",
          at: NOW,
          abandonedBefore: NOW,
          expiredBefore: null,
        } as const;
        await parts.world.store.claim(claim);
        await parts.world.store.hold(booking, claim, 25);
        const any = { state: null, since: null, until: null, email: null, limit: 10 };
        const foundOn = async (day: number) =>
          (await parts.desk.listBookings({ ...any, travelsOn: `2027-03-${day}` as LocalDate })).length > 0;
        const days = [11, 12, 13, 14, 15, 16, 17];
        const found = await Promise.all(days.map(foundOn));
        expect(days.filter((_, index) => found[index])).toEqual([12, 14, 16]);
      });

      it("holds the newest or the oldest where there are more than it takes", async () => {
        const parts = setUp({});
        const claim = { kind: "client", attempt: "1", requestHash: "h", at: NOW, abandonedBefore: NOW, expiredBefore: null } as const;
        const [first, second] = [heldBooking(1), heldBooking(2, { createdAt: LONG_AFTER })];
        for (const booking of [first, second]) {
          await parts.world.store.claim({ ...claim, key: booking.id });
          await parts.world.store.hold(booking, { ...claim, key: booking.id }, 25);
        }
        const any = { state: null, since: null, until: null, email: null, limit: 1 };
        const [newest, oldest] = [await parts.desk.listBookings(any), await parts.desk.listBookings({ ...any, first: "oldest" })];
        expect([newest, oldest].map((list) => list.map(({ id }) => id))).toEqual([[second.id], [first.id]]);
      });
    });

    describe("a list of watched prices", () => {
      it("holds those that live, newest first: all, or those of an address in whatever case", async () => {
        const parts = setUp({});
        const watches = createWatchStore(database);
        await watches.ask(askedWatch(1, { createdAt: secondsAfter(NOW, -60) }), letterOf(1));
        await watches.ask(askedWatch(2, { email: "bo@mail.example" }), letterOf(2));
        await watches.ask(askedWatch(3), letterOf(3));
        await watches.end(watchOf(3).id, "stopped", NOW);
        const ids = async (email: string | null, limit: number) => (await parts.desk.listWatches(email, limit)).map(({ id }) => id);
        expect([await ids(null, 9), await ids(null, 1), await ids("ANA@mail.example", 9)]).toEqual([
          ["watch 2", "watch 1"],
          ["watch 2"],
          ["watch 1"],
        ]);
      });
    });

    describe("erasing a person", () => {
      const ADA_WORDS = ["Ada", "Lovelace", "1990-12-10", "ada@example.com", "555 0100", "1 Main Street", "10001"];

      it("leaves nothing of them in any table, and amounts, references and the audit", async () => {
        const parts = await booked();
        const subject = await parts.desk.findSubject(parts.id);
        if (subject) await parts.desk.writeNote(subject, "Ada is called Lovelace", ACTING);
        const before = await everything();
        expect(ADA_WORDS.filter((word) => !before.includes(word))).toEqual([]);
        parts.world.pass(8 * 366 * 24 * 3600);
        const traces = await parts.desk.findTraces("ADA@example.com");
        expect(traces).toMatchObject([{ kind: "booking", erasure: { kind: "due" } }]);
        await parts.desk.erasePerson(traces, { actor: "Grace", because: "" });
        const after = await everything();
        expect(ADA_WORDS.filter((word) => after.includes(word))).toEqual([]);
        expect(await parts.world.store.find(parts.id)).toMatchObject({
          quote: { total: TOTAL },
          progress: { orderRef: "LOCATOR1" },
          travellers: [{ kind: "adult", firstName: "erased" }],
          billing: { country: "US" },
        });
        expect((await actsOf(parts)).at(-1)).toMatchObject({ act: "erase", subject: parts.id, details: { bookings: [parts.id] } });
        expect(await parts.desk.findTraces("ada@example.com")).toEqual([]);
        const [left] = await parts.desk.findTraces(parts.id);
        expect(left).toMatchObject({ kind: "booking", erasure: { kind: "erased" } });
        expect(erasable(left ? [left] : [], true)).toEqual([]);
        expect(subject && (await parts.desk.writeNote(subject, "It was Ada", ACTING))).toEqual({ ok: false, error: { code: "erased" } });
        expect(await everything()).not.toContain("Ada");
      });

      it("ends what was to be answered: it is not handled, and takes no notes any more", async () => {
        const parts = setUp({});
        await parts.enquiries.add(enquiryOf(1), mailOf(1), enquiryClaim("k1"));
        parts.world.pass(8 * 366 * 24 * 3600);
        await parts.desk.erasePerson(await parts.desk.findTraces("enquiry 1"), ACTING);
        const subject = await parts.desk.findSubject("enquiry 1");
        if (subject?.kind !== "enquiry") throw new Error("There is no enquiry 1.");
        const erased = { ok: false, error: { code: "erased" } };
        expect(await parts.desk.markHandled(subject.enquiry, ACTING)).toEqual(erased);
        expect(await parts.desk.writeNote(subject, "It was Ana", ACTING)).toEqual(erased);
      });

      it("leaves a client's key, for whoever asks again under it, and nothing beside it that was made of them", async () => {
        const parts = await booked(keyed("k"));
        parts.world.pass(8 * 366 * 24 * 3600);
        await parts.desk.erasePerson(await parts.desk.findTraces(parts.id), ACTING);
        const after = await everything();
        expect(ADA_WORDS.filter((word) => after.includes(word))).toEqual([]);
        expect(await createFindBooked(parts.world)("k")).toMatchObject({ id: parts.id });
      });

      it("leaves what somebody else has written about the booking: it waits to be sent, and is no mail of it", async () => {
        const parts = await booked();
        const quoting = mailOf(1, { text: `My colleague's booking is ${parts.id}.` });
        await parts.enquiries.add(enquiryOf(1), quoting, enquiryClaim("k1"));
        expect((await parts.desk.showBooking(parts.id))?.mails.map(({ id }) => id)).not.toContain("mail-1");
        parts.world.pass(8 * 366 * 24 * 3600);
        await parts.desk.erasePerson(await parts.desk.findTraces(parts.id), ACTING);
        expect((await parts.desk.listWaitingMails(10)).map(({ id }) => id)).toContain("mail-1");
      });

      it("lists what is due and not erased yet, the oldest first", async () => {
        const parts = await booked();
        await parts.enquiries.add(enquiryOf(1), mailOf(1), enquiryClaim("k"));
        const due = async () => (await parts.desk.listDue(10)).map(({ kind, erasure }) => `${kind} ${erasure.kind}`);
        expect(await due()).toEqual([]);
        parts.world.pass(366 * DAY);
        expect(await due()).toEqual(["enquiry due"]);
        await parts.desk.erasePerson(await parts.desk.listDue(10), ACTING);
        expect(await due()).toEqual([]);
        // Seven years after the booking its flight has landed for less.
        parts.world.pass(7 * 365.25 * DAY - 366 * DAY + 3600);
        expect(await due()).toEqual([]);
        parts.world.pass(30 * DAY);
        expect(await due()).toEqual(["booking due"]);
      });

      it("lists what is due behind any number of older bookings whose trips were later", async () => {
        const parts = setUp({});
        const claim = { kind: "client", attempt: "1", requestHash: "h", at: NOW, abandonedBefore: NOW, expiredBefore: null } as const;
        const { offer } = heldBooking(1);
        const [{ legs, ...bound }] = offer.bounds;
        const later = { ...bound, legs: legs.map((leg) => ({ ...leg, arrivesAt: LONG_AFTER })) };
        const offers = [{ ...offer, bounds: [later] as const }, { ...offer, bounds: [later] as const }, offer, offer];
        const bookings = offers.map((bought, nth) =>
          heldBooking(nth + 1, { state: "confirmed", offer: bought, createdAt: secondsAfter(NOW, nth * 60) }),
        );
        for (const booking of bookings) {
          await parts.world.store.claim({ ...claim, key: booking.id });
          await parts.world.store.hold(booking, { ...claim, key: booking.id }, 25);
        }
        parts.world.pass((7 * 365.25 + 60) * DAY); // The last of the later flights lands ten months after the others.
        const due = async (limit: number) =>
          (await parts.desk.listDue(limit)).map((trace) => (trace.kind === "booking" ? trace.booking.id : trace.kind));
        expect([await due(1), await due(2), await due(50)]).toEqual([["00000003"], ["00000003", "00000004"], ["00000003", "00000004"]]);
      });

      it("lists a booking that came to nothing after half a year", async () => {
        const parts = setUp({ authorise: { kind: "declined", reason: "declined" } });
        await createBook(parts.world)(REQUEST);
        parts.world.pass(179 * DAY);
        expect(await parts.desk.listDue(10)).toEqual([]);
        parts.world.pass(2 * DAY);
        expect(await parts.desk.listDue(10)).toMatchObject([{ kind: "booking", booking: { state: "failed" } }]);
      });

      it.each([
        ["+1 (212) 555-0100", true],
        ["2125550100", true],
        ["001 212 555 0100", true],
        ["0212 555 0100", true],
        ["555 0100", false],
        ["+1 212 555 0101", false],
      ])("finds call-backs by the phones of somebody's bookings: %s", async (phone, isFound) => {
        const parts = await booked();
        const enquiry = enquiryOf(1);
        await parts.enquiries.add({ ...enquiry, content: { ...enquiry.content, phone } }, mailOf(1), enquiryClaim("k"));
        const traces = await parts.desk.findTraces("ada@example.com");
        expect(traces.map(({ kind }) => kind)).toEqual(isFound ? ["booking", "enquiry"] : ["booking"]);
      });

      it("takes an enquiry and its mail along, and no mail goes out any more", async () => {
        const parts = setUp({});
        const mail = mailOf(1, { text: "Name: Ana Pérez\nPhone: 718 555 0163\n" });
        const claim = enquiryClaim("fingerprint of ana@mail.example", { requestHash: "hash of Ana Pérez" });
        await parts.enquiries.add(enquiryOf(1), mail, claim);
        await parts.desk.erasePerson(await parts.desk.findTraces("enquiry 1"), ACTING);
        const after = await everything();
        expect(["Ana", "Pérez", "718 555", "ana@mail"].filter((word) => after.includes(word))).toEqual([]);
        expect(await parts.desk.listWaitingMails(10)).toEqual([]);
      });

      it("takes the mail of an enquiry along a year later too, when its text is long gone", async () => {
        const parts = setUp({});
        const mail = mailOf(1, { text: "Name: Ana Pérez\nPhone: 718 555 0163\n" });
        await parts.enquiries.add(enquiryOf(1), mail, enquiryClaim("k"));
        await createOutbox(database).markSent(mail.id, NOW);
        parts.world.pass(366 * 24 * 3600);
        const now = parts.world.clock.now();
        await createPurger(database).purge({ requests: now, deliveries: now, watchEnds: NOW, stockDays: dateInZone(NOW, "UTC") });
        const traces = await parts.desk.findTraces("enquiry 1");
        expect(traces).toMatchObject([{ erasure: { kind: "due" } }]);
        await parts.desk.erasePerson(traces, ACTING);
        const after = await everything();
        expect(["Ana", "Pérez", "718 555", "ana@mail"].filter((word) => after.includes(word))).toEqual([]);
        const [left] = await database.queries.select().from(outboxMails);
        expect(left).toMatchObject({ subject: "erased", recipient: "erased@erased.invalid" });
      });

      it("ends the watches of an address at once, with the mails that wait, and no others", async () => {
        const parts = setUp({});
        const watches = createWatchStore(database);
        for (const number of [1, 2]) await watches.ask(askedWatch(number), letterOf(number));
        await watches.ask(askedWatch(3, { email: "bo@mail.example" }), letterOf(3, { to: "bo@mail.example" }));
        await watches.confirm(watchOf(1).id, NOW, 10);
        const traces = await parts.desk.findTraces("ANA@mail.example");
        expect(traces).toMatchObject([
          { kind: "watch", erasure: { kind: "due" } },
          { kind: "watch", erasure: { kind: "due" } },
        ]);
        await parts.desk.erasePerson(erasable(traces, false), ACTING);
        expect(await everything()).not.toContain("ana@mail");
        expect(await watches.find("stop 1", "stop")).toMatchObject({ state: "ended", ending: "erased" });
        expect(await watches.find("stop 3", "stop")).toMatchObject({ state: "asked", email: "bo@mail.example" });
        expect(await parts.desk.listWaitingMails(10)).toMatchObject([{ to: "bo@mail.example" }]);
        expect((await actsOf(parts)).at(-1)).toMatchObject({ act: "erase", details: { watches: ["watch 1", "watch 2"] } });
        // Each of them has it in what was done to it, though it was an act on many.
        const named = await Promise.all(["watch 1", "watch 2", "watch 3"].map((id) => parts.desk.listActsOn(id)));
        expect(named.map((acts) => acts.map(({ act }) => act))).toEqual([["erase"], ["erase"], []]);
      });

      it("finds a watch by its id, as a list of what was erased before a restore has it, or its beginning, until it has ended", async () => {
        const parts = setUp({});
        for (const number of [1, 2]) await createWatchStore(database).ask(askedWatch(number), letterOf(number));
        expect([await parts.desk.findWatch("watch"), await parts.desk.findWatch("watch ")]).toEqual([null, null]);
        const traces = await parts.desk.findTraces(watchOf(1).id);
        expect(traces).toMatchObject([{ kind: "watch", watch: { id: watchOf(1).id }, erasure: { kind: "due" } }]);
        await parts.desk.erasePerson(traces, ACTING);
        expect(await parts.desk.findTraces(watchOf(1).id)).toEqual([]);
      });

      it("is too early before its time, and refused while a trip lies ahead", async () => {
        const parts = await booked();
        expect(await parts.desk.findTraces(parts.id)).toMatchObject([{ erasure: { kind: "in_use" } }]);
        parts.world.pass(30 * 24 * 3600);
        expect(await parts.desk.findTraces(parts.id)).toMatchObject([{ erasure: { kind: "early" } }]);
        expect(await parts.desk.erasePerson([], ACTING)).toEqual({ ok: false, error: { code: "nothing_to_erase" } });
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

const QUIETLY = { pause: async () => undefined, onNews: async () => undefined };
