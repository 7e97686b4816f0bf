import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBookingStore } from "../adapters/db/booking-store.ts";
import { createChargeLedger } from "../adapters/db/charge-ledger.ts";
import type { Database } from "../adapters/db/open-database.ts";
import { bookings, sandboxCharges } from "../adapters/db/schema/index.ts";
import { emptyTables, listSoldUnits, noWake, testDatabases } from "../adapters/db/test-databases.ts";
import { createSandboxGateway } from "../adapters/payments/sandbox/gateway.ts";
import { SANDBOX_CARDS } from "../adapters/payments/sandbox/sandbox-cards.ts";
import type { FlightBookingRequest } from "../core/booking/index.ts";
import { createBook } from "./book.ts";
import { createCarryOnBooking } from "./carry-on-booking.ts";
import { createFindBill } from "./find-bill.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { REQUEST, requestOf, withCard } from "./testing/sample-trip.ts";

const FIFTY = Array.from({ length: 50 }, (_, index) => index);

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ skipped, open, drop }) => {
  describe.skipIf(skipped)("booking a flight, with the sandbox", () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(() => emptyTables(database));
    afterAll(async () => {
      await database.close();
      await drop();
    });

    function setUp() {
      let lastToken = 0;
      const gateway = createSandboxGateway({ ...quietly, ledger: createChargeLedger(database), newToken: () => `token ${++lastToken}` });
      const world = createBookingWorld(gateway, createBookingStore(database, noWake));
      return { world, book: createBook(world), carryOn: createCarryOnBooking(world), findBill: createFindBill(world) };
    }
    /** Books all at once; gives the different bookings that came of it and the codes of the refusals. */
    const bookAll = async (requests: readonly FlightBookingRequest[]) => {
      const { book } = setUp();
      const answers = await Promise.all(requests.map((request) => book(request)));
      const ids = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.bookingId] : [])));
      return { bookings: ids.size, refusals: answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code])) };
    };
    const states = async () => (await database.queries.select({ state: bookings.state }).from(bookings)).map(({ state }) => state);
    const charges = async () => (await database.queries.select().from(sandboxCharges)).map(({ state }) => state);

    it("makes one booking and one charge of 50 submits of one form", async () => {
      const { bookings: made, refusals } = await bookAll(FIFTY.map(() => REQUEST));
      expect([made, new Set(refusals)]).toEqual([1, new Set(["in_progress"])]);
      expect([await states(), await charges()]).toEqual([["confirmed"], ["captured"]]);
    });

    it("makes one booking and one charge of 50 posts under one key", async () => {
      const { bookings: made, refusals } = await bookAll(FIFTY.map(() => ({ ...REQUEST, idempotencyKey: "k" })));
      expect([made, new Set(refusals)]).toEqual([1, new Set(["in_progress"])]);
      expect([await states(), await charges()]).toEqual([["confirmed"], ["captured"]]);
    });

    it("sells five seats to 50 people and charges five of them", async () => {
      const { bookings: made, refusals } = await bookAll(FIFTY.map((person) => requestOf(`p${person}`)));
      expect([made, refusals.length, new Set(refusals)]).toEqual([5, 45, new Set(["sold_out"])]);
      expect(await charges()).toEqual(Array.from({ length: 5 }, () => "captured"));
    });

    it("gives the seats of 50 declined cards back", async () => {
      const { bookings: made, refusals } = await bookAll(FIFTY.map((person) => withCard(requestOf(`p${person}`), SANDBOX_CARDS.declined)));
      // Whoever comes while five others hold all the seats is sold out, even if those five are refused a moment later.
      expect([made, refusals.filter((code) => code !== "payment_declined" && code !== "sold_out")]).toEqual([0, []]);
      expect(await listSoldUnits(database)).toEqual([]);
    });

    it("finds out later what became of a payment that timed out", async () => {
      const { book, world, carryOn, findBill } = setUp();
      const booked = await book(withCard(REQUEST, SANDBOX_CARDS.timesOut));
      if (!booked.ok) throw new Error(booked.error.code);
      expect(booked.value.status).toBe("pending");
      world.pass(6);
      expect(await carryOn(booked.value.bookingId)).toBe(true);
      expect(await findBill(booked.value.bookingId)).toEqual({ ...booked.value, status: "confirmed" });
      expect(await charges()).toEqual(["captured"]);
    });

    it("keeps no card number and no security code in any table", async () => {
      const { book } = setUp();
      const card = { ...REQUEST.card, number: "4929123412341234", securityCode: "98765" };
      expect(await book({ ...REQUEST, card, idempotencyKey: "k" })).toMatchObject({ ok: true });
      const tables = ["bookings", "booking_events", "booking_claims", "idempotency_keys", "sandbox_charges", "inventory"];
      const texts = await Promise.all(tables.map((table) => database.queries.execute(`select t::text from ${table} t`)));
      const all = JSON.stringify(texts.map(({ rows }) => rows));
      expect(all).toContain("1234");
      expect(all).not.toMatch(/4929123412341234|98765/);
    });
  });
});

const quietly = { pause: async () => undefined, onNews: async () => undefined };
