import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { keptDesk } from "../../../tests/support/kept-desk.ts";
import { createOutbox, putIntoOutbox } from "../../adapters/db/outbox.ts";
import { createPurger } from "../../adapters/db/purge-expired.ts";
import { bookings, outboxMails } from "../../adapters/db/schema/index.ts";
import { testDatabases } from "../../adapters/db/test-databases.ts";
import { createWatchStore } from "../../adapters/db/watch-store.ts";
import { atLeastOne, dateInZone, type Instant, money, ok, secondsAfter } from "../../core/kernel/index.ts";
import { createBook } from "../book.ts";
import { createFindBooked } from "../find-booked.ts";
import { createResendConfirmation } from "../manage/resend-confirmation.ts";
import type { RefundOrder } from "../ports/payment-gateway.ts";
import { enquiryClaim, enquiryOf, mailOf } from "../testing/sample-enquiry.ts";
import { heldBooking, keyed, NOW, REQUEST } from "../testing/sample-trip.ts";
import { askedWatch, letterOf, watchOf } from "../testing/sample-watch.ts";
import { erasable } from "./erase-person.ts";
import { ACTING, deskOver, keepHeld } from "./testing/sample-desk.ts";

const TOTAL = money(515_00);
const DAY = 24 * 3600;
const LONG_AFTER = "2028-01-01T00:00:00Z" as Instant;

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", (suite) => {
  describe.skipIf(suite.skipped)("erasing a person at the desk", () => {
    const kept = keptDesk(suite);
    const { setUp, booked, stands, actsOf, everything } = kept;
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
      const { offer } = heldBooking(1);
      const [{ legs, ...bound }] = offer.bounds;
      const later = { ...bound, legs: atLeastOne(legs.map((leg) => ({ ...leg, arrivesAt: LONG_AFTER }))) };
      const offers = [{ ...offer, bounds: [later] as const }, { ...offer, bounds: [later] as const }, offer, offer];
      const made = offers.map((bought, nth) =>
        heldBooking(nth + 1, { state: "confirmed", offer: bought, createdAt: secondsAfter(NOW, nth * 60) }),
      );
      for (const booking of made) await keepHeld(parts.world.store, booking);
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
      await createOutbox(kept.database).markSent(mail.id, NOW);
      parts.world.pass(366 * 24 * 3600);
      const now = parts.world.clock.now();
      await createPurger(kept.database).purge({ requests: now, deliveries: now, watchEnds: NOW, stockDays: dateInZone(NOW, "UTC") });
      const traces = await parts.desk.findTraces("enquiry 1");
      expect(traces).toMatchObject([{ erasure: { kind: "due" } }]);
      await parts.desk.erasePerson(traces, ACTING);
      const after = await everything();
      expect(["Ana", "Pérez", "718 555", "ana@mail"].filter((word) => after.includes(word))).toEqual([]);
      const [left] = await kept.database.queries.select().from(outboxMails);
      expect(left).toMatchObject({ subject: "erased", recipient: "erased@erased.invalid" });
    });

    it("ends the watches of an address at once, with the mails that wait, and no others", async () => {
      const parts = setUp({});
      const watches = createWatchStore(kept.database);
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
      for (const number of [1, 2]) await createWatchStore(kept.database).ask(askedWatch(number), letterOf(number));
      expect([await parts.desk.findWatch("watch"), await parts.desk.findWatch("watch ")]).toEqual([null, null]);
      const traces = await parts.desk.findTraces(watchOf(1).id);
      expect(traces).toMatchObject([{ kind: "watch", watch: { id: watchOf(1).id }, erasure: { kind: "due" } }]);
      await parts.desk.erasePerson(traces, ACTING);
      expect(await parts.desk.findTraces(watchOf(1).id)).toEqual([]);
    });

    /** A booking of long ago, to be erased at once. */
    async function longAgo() {
      const parts = await booked();
      parts.world.pass(8 * 366 * DAY);
      const traces = await parts.desk.findTraces(parts.id);
      return { ...parts, erase: () => parts.desk.erasePerson(traces, ACTING) };
    }

    it("leaves no mail behind about a refund whose bank was slower than it", async () => {
      const { world, store, id, erase } = await longAgo();
      const gateway = { ...world.gateway, refund: async (order: RefundOrder) => (await erase(), world.gateway.refund(order)) };
      const refunded = await deskOver({ ...world, gateway }, store).refundBooking(id, money(50_00), ACTING);
      expect([refunded, await kept.given()]).toMatchObject([{ ok: true, value: { outcome: "refunded" } }, [50_00]]);
      const after = await everything();
      expect(ADA_WORDS.filter((word) => after.includes(word))).toEqual([]);
    });

    it("leaves no mail behind that the traveler asked for once more in the same moment", async () => {
      const { world, id, erase } = await longAgo();
      const resendLimiter = { ...world.resendLimiter, take: async () => (await erase(), ok(null)) };
      const writeMail: typeof world.writeMail = (...told) => ({ ...world.writeMail(...told), id: "once more" });
      await createResendConfirmation({ ...world, resendLimiter, writeMail })(id);
      const after = await everything();
      expect(ADA_WORDS.filter((word) => after.includes(word))).toEqual([]);
    });

    // The embedded database does one thing after the other.
    it.runIf(suite.kind === "postgres")("takes along a mail that is written in the same moment", async () => {
      const parts = await booked();
      const { contact } = await stands(parts);
      parts.world.pass(8 * 366 * 24 * 3600);
      const traces = await parts.desk.findTraces(parts.id);
      const [written, mayEnd] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
      const refunding = kept.database.transaction(async (tx) => {
        await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, parts.id)).for("update");
        await putIntoOutbox(tx, mailOf(1, { to: contact.email, text: `A refund of booking ${parts.id}, for Ada Lovelace.` }));
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        written.resolve(Number(rows[0]?.pid));
        await mayEnd.promise;
      });
      const blocker = await written.promise;
      const erasing = parts.desk.erasePerson(traces, ACTING);
      const blocked = sql`select pid from pg_stat_activity where ${blocker} = any(pg_blocking_pids(pid))`;
      await expect.poll(async () => (await kept.database.queries.execute(blocked)).rows.length).toBe(1);
      mayEnd.resolve();
      await Promise.all([refunding, erasing]);
      const after = await everything();
      expect(ADA_WORDS.filter((word) => after.includes(word))).toEqual([]);
    });

    it("leaves all as it is where a payment has come late for a booking since it was found", async () => {
      const parts = setUp({ authorise: { kind: "declined", reason: "declined" } });
      await createBook(parts.world)(REQUEST);
      parts.world.pass(181 * DAY);
      const traces = await parts.desk.listDue(10);
      const [found] = traces;
      if (found?.kind !== "booking") throw new Error("There is no booking to erase.");
      const late = { from: "failed", to: "failed", at: parts.world.clock.now(), by: "process", progress: { latePayment: "p1" } } as const;
      await parts.world.store.move(found.booking.id, late);
      expect(await parts.desk.erasePerson(traces, ACTING)).toEqual({ ok: false, error: { code: "moved" } });
      expect([await stands({ ...parts, id: found.booking.id }), await actsOf(parts)]).toMatchObject([
        { contact: found.booking.contact },
        [],
      ]);
    });

    it("is too early before its time, and refused while a trip lies ahead", async () => {
      const parts = await booked();
      expect(await parts.desk.findTraces(parts.id)).toMatchObject([{ erasure: { kind: "in_use" } }]);
      parts.world.pass(30 * 24 * 3600);
      expect(await parts.desk.findTraces(parts.id)).toMatchObject([{ erasure: { kind: "early" } }]);
      expect(await parts.desk.erasePerson([], ACTING)).toEqual({ ok: false, error: { code: "nothing_to_erase" } });
    });
  });
});
