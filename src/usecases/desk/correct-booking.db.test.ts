import { describe, expect, it } from "vitest";
import { keptDesk } from "../../../tests/support/kept-desk.ts";
import { waits } from "../../adapters/db/outbox.ts";
import { outboxMails } from "../../adapters/db/schema/index.ts";
import { testDatabases } from "../../adapters/db/test-databases.ts";
import type { Booking } from "../../core/booking/index.ts";
import { type BookingId, money } from "../../core/kernel/index.ts";
import { mailOf } from "../testing/sample-enquiry.ts";
import { heldBooking, NOW, OFFER } from "../testing/sample-trip.ts";
import { ACTING, keepHeld, waitingFrom } from "./testing/sample-desk.ts";

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", (suite) => {
  describe.skipIf(suite.skipped)("what the desk writes and corrects", () => {
    const kept = keptDesk(suite);
    const { setUp, booked, stands, actsOf, mails } = kept;

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
        const waiting = await kept.database.queries.select().from(outboxMails).where(waits);
        expect(waiting.map(({ recipient }) => recipient).toSorted()).toEqual(["ada@example.com", "countess@example.com"]);
        expect((await parts.world.store.find(parts.id))?.contact).toMatchObject({ email: "countess@example.com" });
        expect(JSON.stringify(await actsOf(parts))).not.toContain("@");
      });

      it("tells of what the desk has given back, beside how the booking stands", async () => {
        const parts = await booked();
        await parts.carryOn(parts.id);
        await parts.desk.refundBooking(parts.id, money(50_00), ACTING);
        await parts.desk.resendMail(parts.id, "countess@example.com", ACTING);
        const written = (await kept.database.queries.select().from(outboxMails)).filter(({ recipient }) =>
          recipient.startsWith("countess"),
        );
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
        await keepHeld(parts.world.store, family);
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
  });
});
