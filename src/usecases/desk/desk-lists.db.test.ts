import { sql } from "drizzle-orm";
import { keptDesk } from "../../../tests/support/kept-desk.ts";
import { describe, expect, it } from "vitest";
import { enquiries as enquiryRows } from "../../adapters/db/schema/index.ts";
import { testDatabases } from "../../adapters/db/test-databases.ts";
import { createWatchStore } from "../../adapters/db/watch-store.ts";
import type { EnquiryId } from "../../core/enquiries/index.ts";
import { atLeastOne, type Instant, type LocalDate, type LocalDateTime, secondsAfter } from "../../core/kernel/index.ts";
import { enquiryClaim, enquiryOf, mailOf } from "../testing/sample-enquiry.ts";
import { heldBooking, NOW } from "../testing/sample-trip.ts";
import { askedWatch, letterOf, watchOf } from "../testing/sample-watch.ts";
import type { BookingFilter, EnquiryFilter } from "../ports/desk-store.ts";
import { heldStay } from "../testing/sample-stay.ts";
import { ACTING, keepHeld } from "./testing/sample-desk.ts";

const LONG_AFTER = "2028-01-01T00:00:00Z" as Instant;

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", (suite) => {
  describe.skipIf(suite.skipped)("what the desk lists", () => {
    const kept = keptDesk(suite);
    const { setUp, booked, actsOf } = kept;

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
        await kept.database.queries.insert(enquiryRows).values(later);
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
        const { travellers, ...booking } = heldBooking(1);
        const zoe = { ...travellers[0], firstName: "Zoë", lastName: "Łukasz-O’Brien ਸਿੰਘ" } as (typeof travellers)[number];
        await keepHeld(parts.world.store, { ...booking, travellers: [...travellers, zoe] });
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
        for (const booking of [flight, stay]) await keepHeld(parts.world.store, booking);
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
        await kept.database.queries.execute(
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
          legs: atLeastOne(
            legs.flatMap((leg) => [
              { ...leg, ...first },
              { ...leg, ...second },
            ]),
          ),
        };
        const booking = heldBooking(1, { offer: { ...offer, tripType: "oneWay", bounds: [connecting] } });
        await keepHeld(parts.world.store, booking);
        const any = { state: null, since: null, until: null, email: null, limit: 10 };
        const foundOn = async (day: number) =>
          (await parts.desk.listBookings({ ...any, travelsOn: `2027-03-${day}` as LocalDate })).length > 0;
        const days = [11, 12, 13, 14, 15, 16, 17];
        const found = await Promise.all(days.map(foundOn));
        expect(days.filter((_, index) => found[index])).toEqual([12, 14, 16]);
      });

      it("holds the newest or the oldest where there are more than it takes", async () => {
        const parts = setUp({});
        const [first, second] = [heldBooking(1), heldBooking(2, { createdAt: LONG_AFTER })];
        for (const booking of [first, second]) await keepHeld(parts.world.store, booking);
        const any = { state: null, since: null, until: null, email: null, limit: 1 };
        const [newest, oldest] = [await parts.desk.listBookings(any), await parts.desk.listBookings({ ...any, first: "oldest" })];
        expect([newest, oldest].map((list) => list.map(({ id }) => id))).toEqual([[second.id], [first.id]]);
      });
    });

    describe("a list of watched prices", () => {
      it("holds those that live, newest first: all, or those of an address in whatever case", async () => {
        const parts = setUp({});
        const watches = createWatchStore(kept.database);
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
  });
});
