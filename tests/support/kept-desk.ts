import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createBookingStore } from "../../src/adapters/db/booking-store.ts";
import { createChargeLedger } from "../../src/adapters/db/charge-ledger.ts";
import { createDeskStore } from "../../src/adapters/db/desk-store.ts";
import { createEnquiryStore } from "../../src/adapters/db/enquiry-store.ts";
import type { Database } from "../../src/adapters/db/open-database.ts";
import { outboxMails, sandboxRefunds } from "../../src/adapters/db/schema/index.ts";
import { emptyTables, type TestDatabase } from "../../src/adapters/db/test-databases.ts";
import { createSandboxGateway } from "../../src/adapters/payments/sandbox/gateway.ts";
import type { Booking } from "../../src/core/booking/index.ts";
import type { BookingId } from "../../src/core/kernel/index.ts";
import { createBook } from "../../src/usecases/book.ts";
import { createCarryOnBooking } from "../../src/usecases/carry-on-booking.ts";
import { deskOver } from "../../src/usecases/desk/testing/sample-desk.ts";
import { createBookingWorld } from "../../src/usecases/testing/booking-world.ts";
import { REQUEST } from "../../src/usecases/testing/sample-trip.ts";
import { createScriptedGateway, type GatewayScript } from "../../src/usecases/testing/scripted-gateway.ts";

/** All that names somebody, or is named beside them. */
const TABLES = [
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
const QUIETLY = { pause: async () => undefined, onNews: async () => undefined };

/** A desk over a database of a suite's own, which is emptied before each of its tests. */
export function keptDesk(suite: TestDatabase) {
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
  type Parts = ReturnType<typeof setUp>;

  return {
    get database() {
      return database;
    },
    setUp,
    /** A confirmed booking that was paid in the sandbox. */
    booked: async (request = REQUEST) => {
      const parts = setUp();
      const bill = await createBook(parts.world)(request);
      if (!bill.ok) throw new Error(bill.error.code);
      parts.world.orders.script.find = { kind: "ordered", reference: "LOCATOR1" };
      return { ...parts, id: bill.value.bookingId };
    },
    stands: async ({ world, id }: Pick<Parts, "world"> & { readonly id: BookingId }): Promise<Booking> => {
      const booking = await world.store.find(id);
      if (!booking) throw new Error(`There is no booking ${id}.`);
      return booking;
    },
    /** What the audit has, the oldest first. */
    actsOf: async ({ desk }: Parts) => (await desk.listActs(100)).toReversed(),
    stateOf: async ({ world }: Pick<Parts, "world">, id: BookingId) => (await world.store.find(id))?.state,
    /** Every table, as one text. */
    everything: async (): Promise<string> => {
      const texts = await Promise.all(
        TABLES.map(async (name) => (await database.queries.execute(sql.raw(`select to_jsonb(t)::text as row from ${name} t`))).rows),
      );
      return JSON.stringify(texts);
    },
    /** The subjects of all mails, in the order of letters. */
    mails: async () => (await database.queries.select().from(outboxMails)).map(({ subject }) => subject).toSorted(),
    /** What the sandbox has paid back, in hundredths. */
    given: async () => (await database.queries.select().from(sandboxRefunds)).map(({ amountMinor }) => amountMinor),
  };
}
