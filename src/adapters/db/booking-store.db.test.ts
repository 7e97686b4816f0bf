import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomMultiCityBookings } from "../../../tests/support/random-bookings.ts";
import { type BookingFailure, NO_PROGRESS } from "../../core/booking/index.ts";
import { ERASED_EMAIL } from "../../core/desk/index.ts";
import { type FlightOffer, legsOf } from "../../core/flights/index.ts";
import { describeBookingStore } from "../../usecases/testing/booking-store-contract.ts";
import { mailAbout } from "../../usecases/testing/sample-mail.ts";
import { heldBooking, NOW } from "../../usecases/testing/sample-trip.ts";
import { createBookingStore } from "./booking-store.ts";
import { erasePerson } from "./erase-person.ts";
import { takeUnits } from "./inventory.ts";
import type { Database } from "./open-database.ts";
import { bookingEvents, bookings, inventory, outboxMails } from "./schema/index.ts";
import { emptyTables, listSoldUnits, noWake, testDatabases } from "./test-databases.ts";

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))(
  "$name",
  ({ name, kind: databaseKind, skipped, open, drop }) => {
    describe.skipIf(skipped)("bookings", () => {
      let database: Database;
      beforeAll(async () => {
        database = await open();
      });
      afterAll(async () => {
        await database.close();
        await drop();
      });
      const reset = async () => {
        await emptyTables(database);
        return createBookingStore(database, noWake);
      };

      describeBookingStore(name, reset, () => listSoldUnits(database));

      it("never oversells to 50 takers at once, on any leg", async () => {
        const store = await reset();
        const takers = Array.from({ length: 50 }, (_, index) => index + 1);
        const outcomes = await Promise.all(
          takers.map(async (number) => {
            const claim = claimOf(`k${number}`);
            await store.claim(claim);
            // Every other one names the legs the other way round: an order of locks of their own would be a deadlock.
            const { claims } = heldBooking(number);
            return store.hold(heldBooking(number, { claims: number % 2 ? claims : claims.toReversed() }), claim, 25);
          }),
        );
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
        expect(await database.queries.select().from(inventory)).toEqual([
          expect.objectContaining({ sold: 5 }),
          expect.objectContaining({ sold: 5 }),
        ]);
      });

      it("asks for a job that carries on what it has held, and one for what is answered before it is decided", async () => {
        await reset();
        const woken: unknown[] = [];
        const store = createBookingStore(database, async (_, id, afterSeconds) => void woken.push([id, afterSeconds]));
        const [{ id }, key] = [heldBooking(1), claimOf("k")];
        await store.claim(key);
        await store.hold(heldBooking(1), key, 25);
        await store.answer(id, 3);
        expect(woken).toEqual([
          [id, 25],
          [id, 3],
        ]);
      });

      it.each([
        ["there and back", "roundTrip"],
        ["one way", "oneWay"],
      ] as const)("reads a booking %s that an earlier release has written", async (_way, tripType) => {
        const store = await reset();
        const { tripType: _type, bounds, ...rest } = heldBooking(1).offer;
        const [outbound, inbound] = tripType === "roundTrip" ? bounds : [bounds[0]];
        await store.claim(claimOf("k"));
        await store.hold(heldBooking(1), claimOf("k"), 25);
        const stored = { ...rest, outbound, inbound: inbound ?? null } as unknown as FlightOffer;
        await database.queries.update(bookings).set({ offer: stored });
        const offer = { ...rest, tripType, bounds: inbound ? [outbound, inbound] : [outbound] };
        expect((await store.find(heldBooking(1).id))?.offer).toEqual(offer);
      });

      it("keeps any trip from city to city whole, whatever its names, also when the person is erased", async () => {
        await fc.assert(
          fc.asyncProperty(randomMultiCityBookings, async (random) => {
            const store = await reset();
            const claims = legsOf(random.offer).map((_leg, index) => ({ key: `leg ${String(index).padStart(2, "0")}`, available: 1 }));
            const booking = { ...random, state: "held", progress: NO_PROGRESS, claims } as const;
            await store.claim(claimOf("k"));
            expect(await store.hold(booking, claimOf("k"), 25)).toEqual({ ok: true, value: null });
            expect(await store.find(booking.id)).toEqual(booking);
            expect(await listSoldUnits(database)).toHaveLength(claims.length);
            await erasePerson(database.queries, { bookings: [booking], enquiries: [], watches: [] }, NOW);
            const left = await store.find(booking.id);
            expect([left?.offer, left?.quote, left?.contact.email]).toEqual([booking.offer, booking.quote, ERASED_EMAIL]);
          }),
          { numRuns: 12, endOnFailure: true },
        );
      });

      it("gives one key to one of 50 at once", async () => {
        const store = await reset();
        const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => store.claim({ ...claimOf("k"), attempt: `${index}` })));
        expect(outcomes.filter(({ kind }) => kind === "fresh")).toHaveLength(1);
        expect(outcomes.filter(({ kind }) => kind === "in_progress")).toHaveLength(49);
      });

      it("ends a booking once when 20 try", async () => {
        const store = await reset();
        await store.claim(claimOf("k"));
        await store.hold(heldBooking(1), claimOf("k"), 25);
        const failure = { code: "payment_declined", reason: "declined" } as const;
        const ended = await Promise.all(Array.from({ length: 20 }, () => store.move(heldBooking(1).id, failing(failure))));
        expect(ended.filter(Boolean)).toHaveLength(1);
        expect(await listSoldUnits(database)).toEqual([]);
      });

      // The embedded database does one thing after the other.
      it.runIf(databaseKind === "postgres")("gives back and takes without a deadlock where the database sorts by a language", async () => {
        const store = await reset();
        const sortBy = (collation: string) =>
          database.queries.execute(sql.raw(`alter table inventory alter column claim_key type text collate "${collation}"`));
        const [first, second] = ["AA10/JFK/2027-03-12/M", "AA100/BOS/2027-03-12/M"].map((key) => ({ key, available: 5 }));
        if (!first || !second) throw new Error("Two departures are wanted.");
        // As system libraries before 2018 do it, and clouds that stay with theirs: signs count last, so that AA100/BOS stands before AA10/JFK.
        await database.queries.execute(sql`create collation words_first (provider = icu, locale = 'en-u-ka-shifted')`);
        await sortBy("words_first");
        await store.claim(claimOf("k"));
        await store.hold(heldBooking(1, { claims: [first, second] }), claimOf("k"), 25);
        const [begun, mayGoOn] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
        const taking = database.transaction(async (tx) => {
          await takeUnits(tx, [first], 1);
          const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
          begun.resolve(Number(rows[0]?.pid));
          await mayGoOn.promise;
          return takeUnits(tx, [second], 1);
        });
        const taker = await begun.promise;
        const givingBack = store.move(heldBooking(1).id, failing({ code: "payment_declined", reason: "declined" }));
        const blocked = sql`select pid from pg_stat_activity where ${taker} = any(pg_blocking_pids(pid))`;
        await expect.poll(async () => (await database.queries.execute(blocked)).rows.length).toBe(1);
        mayGoOn.resolve();
        expect(await Promise.allSettled([taking, givingBack])).toEqual([
          { status: "fulfilled", value: true },
          { status: "fulfilled", value: true },
        ]);
        await sortBy("default");
      });

      it("writes down every move, with the reason of the last", async () => {
        const store = await reset();
        await store.claim(claimOf("k"));
        await store.hold(heldBooking(1), claimOf("k"), 25);
        const { id } = heldBooking(1);
        await store.move(id, { from: "held", to: "authorised", at: NOW, by: "process" });
        await store.move(id, { from: "authorised", to: "undoing", at: NOW, by: "process" });
        await store.move(id, { ...failing({ code: "payment_declined", reason: "declined" }), from: "undoing", to: "released", by: "desk" });
        const events = await database.queries.select().from(bookingEvents).orderBy(bookingEvents.id);
        expect(events.map(({ fromState, toState, by, failure }) => [fromState, toState, by, failure])).toEqual([
          ["quoted", "held", "process", null],
          ["held", "authorised", "process", null],
          ["authorised", "undoing", "process", null],
          ["undoing", "released", "desk", { code: "payment_declined", reason: "declined" }],
        ]);
      });

      it("writes names that were owed down as the traveller's own act, and puts mails about bookings into the outbox", async () => {
        const store = await reset();
        await store.claim(claimOf("k"));
        await store.hold(heldBooking(1), claimOf("k"), 25);
        const { id, travellers } = heldBooking(1);
        const named = { ...mailAbout("names_completed", heldBooking(1), NOW), id: "mail 1" };
        await store.complete(id, { state: "held", known: travellers, travellers, at: NOW, by: "traveller", mails: [named] });
        await store.write(id, [{ ...named, id: "mail 2" }]);
        const events = await database.queries.select().from(bookingEvents).orderBy(bookingEvents.id);
        expect(events.map(({ fromState, toState, by }) => [fromState, toState, by])).toEqual([
          ["quoted", "held", "process"],
          ["held", "held", "traveller"],
        ]);
        const mails = await database.queries.select().from(outboxMails).orderBy(outboxMails.id);
        expect(mails.map((mail) => mail.id)).toEqual(["mail 1", "mail 2"]);
      });

      it("puts mails for who was told to wait into the outbox only after telling so", async () => {
        const store = await reset();
        for (const number of [1, 2]) {
          await store.claim(claimOf(`k${number}`));
          await store.hold(heldBooking(number), claimOf(`k${number}`), 25);
        }
        await store.answer(heldBooking(1).id, 3);
        for (const booking of [heldBooking(1), heldBooking(2)]) {
          const mailsIfTold = [mailAbout("not_completed", booking, NOW)];
          await store.move(booking.id, { ...failing({ code: "payment_declined", reason: "declined" }), mailsIfTold });
        }
        const mails = await database.queries.select().from(outboxMails);
        expect(mails.map(({ subject }) => subject)).toEqual([`not_completed ${heldBooking(1).id}`]);
      });

      it("does not let the count of sold seats fall below zero", async () => {
        await reset();
        const insert = database.queries.insert(inventory).values({ claimKey: "X", sold: -1 });
        await expect(insert).rejects.toMatchObject({ cause: { code: "23514" } });
      });
    });
  },
);

const claimOf = (key: string) => ({
  key,
  kind: "client" as const,
  attempt: "first",
  requestHash: "what was asked",
  at: NOW,
  abandonedBefore: NOW,
  expiredBefore: null,
});

const failing = (answer: BookingFailure) => ({ from: "held", to: "failed", at: NOW, by: "process", givesBack: true, answer }) as const;
