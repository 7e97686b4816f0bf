import { asc } from "drizzle-orm";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { billOf } from "../../core/booking/index.ts";
import type { BookingId } from "../../core/kernel/index.ts";
import { heldBooking, NOW } from "../../usecases/testing/sample-trip.ts";
import { createBookingStore } from "./booking-store.ts";
import type { Database } from "./open-database.ts";
import { outboxMails } from "./schema/index.ts";
import { listSoldUnits, noWake, testDatabases } from "./test-databases.ts";

const OLD = heldBooking(1, { state: "confirmed" });
const HELD = heldBooking(2);
const FAIL = { from: "held", to: "failed", at: NOW, by: "process", givesBack: true } as const;

const ASKED_AT = "2027-02-01T09:00:00.123Z";
const NAMES = ["Ana Pérez", "Bo Li"];

/** Writes two enquiries of one moment, their mails, and a booking's of the same moment, as they were before mails named their enquiry. */
async function fillWithEnquiries(pool: Pool): Promise<void> {
  for (const name of NAMES) {
    await pool.query("insert into enquiries values ($1, 'message', $2, 'en', '{}', $3, null, 'h')", [`enquiry of ${name}`, name, ASKED_AT]);
  }
  for (const subject of [...NAMES.map((name) => `Message from ${name} (English)`), "Confirmed (00000001)"]) {
    await pool.query(
      `insert into outbox_mails (id, recipient, subject, body, created_at, due_at, attempts) values ($1, 'desk@agency.example', $1, '', $2, $2, 1)`,
      [subject, ASKED_AT],
    );
  }
}

/** Writes bookings into the tables as the first migration left them: with seats, and no other kind than flights. */
async function fill(pool: Pool): Promise<void> {
  for (const { id, state, offer, quote, travellers, contact, billing, card, claims } of [OLD, HELD]) {
    const documents = [offer, quote, travellers, billing].map((document) => JSON.stringify(document));
    await pool.query(
      `insert into bookings (id, kind, state, created_at, offer, quote, travellers, billing, contact_email, contact_mobile,
         card_brand, card_last4, currency, total_minor, seats)
       values ($1, 'flight', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'USD', 51500, 1)`,
      [id, state, NOW, ...documents, contact.email, contact.mobile, card.brand, card.last4],
    );
    for (const { key, available } of claims) await pool.query("insert into booking_claims values ($1, $2, $3)", [id, key, available]);
  }
  for (const { key } of OLD.claims) await pool.query("insert into seat_inventory values ($1, 2)", [key]);
}

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ skipped, openFrom, drop }) => {
  describe.skipIf(skipped)("a database of flights alone", () => {
    let database: Database;
    beforeAll(async () => {
      database = await openFrom(1, fill);
    });
    afterAll(async () => {
      await database.close();
      await drop();
    });
    const sold = async () => (await listSoldUnits(database)).map((stock) => stock.sold);

    it("still gives the bill of a booking that was made in it", async () => {
      const found = await createBookingStore(database, noWake).find(OLD.id);
      expect(found).toEqual(OLD);
      expect(found && billOf(found, OLD.createdAt)).toMatchObject({
        bookingId: "00000001",
        status: "confirmed",
        kind: "flight",
        travellersOwed: 0,
      });
    });

    it("knows what it has sold, and takes back what a booking of then gives back", async () => {
      expect(await sold()).toEqual([2, 2]);
      const failure = { code: "payment_declined", reason: "declined" } as const;
      expect(await createBookingStore(database, noWake).move(HELD.id, { ...FAIL, answer: failure })).toBe(true);
      expect(await sold()).toEqual([1, 1]);
    });

    it("refuses a kind that nobody sells", async () => {
      const insert = database.queries.execute(`update bookings set kind = 'cruise' where id = '${OLD.id}'`);
      await expect(insert).rejects.toMatchObject({ cause: { code: "23514" } });
      expect(await createBookingStore(database, noWake).find("00000009" as BookingId)).toBeNull();
    });
  });
});

describe.each(testDatabases(`${import.meta.filename}.enquiries`, process.env.TEST_DATABASE_URL))("$name", ({ skipped, openFrom, drop }) => {
  describe.skipIf(skipped)("a database with mails of before", () => {
    let database: Database;
    beforeAll(async () => {
      database = await openFrom(4, fillWithEnquiries);
    });
    afterAll(async () => {
      await database.close();
      await drop();
    });

    it("knows of which enquiry each of them tells", async () => {
      const mails = await database.queries.select().from(outboxMails).orderBy(asc(outboxMails.id));
      expect(mails.map(({ id, enquiryId }) => [id, enquiryId])).toEqual([
        ["Confirmed (00000001)", null],
        ["Message from Ana Pérez (English)", "enquiry of Ana Pérez"],
        ["Message from Bo Li (English)", "enquiry of Bo Li"],
      ]);
    });
  });
});
