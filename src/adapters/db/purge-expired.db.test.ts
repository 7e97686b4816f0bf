import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Instant, type LocalDate, secondsAfter } from "../../core/kernel/index.ts";
import type { RequestClaim, SoldUnits } from "../../usecases/ports/booking-store.ts";
import { enquiryClaim, enquiryOf, mailOf } from "../../usecases/testing/sample-enquiry.ts";
import { heldBooking, NOW } from "../../usecases/testing/sample-trip.ts";
import { createBookingStore } from "./booking-store.ts";
import { createEnquiryStore } from "./enquiry-store.ts";
import type { Database } from "./open-database.ts";
import { createOutbox, putIntoOutbox } from "./outbox.ts";
import { createPurger } from "./purge-expired.ts";
import { openSalesNews } from "./sales-news.ts";
import { enquiries, idempotencyKeys, inventory, outboxMails } from "./schema/index.ts";
import { emptyTables, noWake, testDatabases } from "./test-databases.ts";

const LATER = secondsAfter(NOW, 3600);
const DAY = "2027-03-10" as LocalDate;
const claim = (key: string, at: Instant = NOW): RequestClaim => ({
  key,
  kind: "client",
  attempt: key,
  requestHash: key,
  at,
  abandonedBefore: NOW,
  expiredBefore: null,
});

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ skipped, open, drop }) => {
  describe.skipIf(skipped)("what has served its purpose", () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(async () => {
      await database.close();
      await drop();
    });

    it("is a key that was answered or came to nothing, never one that is under way or young", async () => {
      await emptyTables(database);
      const store = createBookingStore(database, noWake);
      for (const key of ["left", "answered", "under way"]) await store.claim(claim(key));
      await store.claim(claim("young", LATER));
      await store.hold(heldBooking(1), claim("answered"), 0);
      await store.answer(heldBooking(1).id, 0);
      await store.hold(heldBooking(2), claim("under way"), 0);
      const purged = await createPurger(database).purge({ requests: LATER, deliveries: NOW, watchEnds: NOW, stockDays: DAY });
      expect(purged).toEqual({ requestKeys: 2, mailBodies: 0, watches: 0, stocks: 0 });
      const left = await database.queries.select().from(idempotencyKeys).orderBy(asc(idempotencyKeys.key));
      expect(left.map(({ key }) => key)).toEqual(["under way", "young"]);
      expect(await store.find(heldBooking(1).id)).toMatchObject({ state: "held" });
    });

    it("is an old enquiry's key and a delivered mail's text, never one that waits", async () => {
      await emptyTables(database);
      const store = createEnquiryStore(database);
      await store.add(enquiryOf(1), mailOf(1), enquiryClaim("first"));
      await store.add(enquiryOf(2), mailOf(2), enquiryClaim("second"));
      await createOutbox(database).markSent(mailOf(1).id, NOW);
      const purger = createPurger(database);
      expect(await purger.purge({ requests: LATER, deliveries: LATER, watchEnds: NOW, stockDays: DAY })).toEqual({
        requestKeys: 2,
        mailBodies: 1,
        watches: 0,
        stocks: 0,
      });
      expect(await purger.purge({ requests: LATER, deliveries: LATER, watchEnds: NOW, stockDays: DAY })).toEqual({
        requestKeys: 0,
        mailBodies: 0,
        watches: 0,
        stocks: 0,
      });
      const rowOf = async (id: string) => (await database.queries.select().from(outboxMails).where(eq(outboxMails.id, id)))[0];
      const nobody = { body: "", subject: "", replyToName: null, replyToAddress: null };
      expect(await rowOf(mailOf(1).id)).toMatchObject({ enquiryId: enquiryOf(1).id, ...nobody });
      expect(await rowOf(mailOf(2).id)).toMatchObject({ body: mailOf(2).text, replyToName: "Ana Pérez" });
      expect((await database.queries.select().from(enquiries)).map(({ requestKey }) => requestKey)).toEqual([null, null]);
    });

    it("is the text of a mail that was given up, and of a booking's mail never the subject, which is its reference", async () => {
      await emptyTables(database);
      await database.transaction((tx) => putIntoOutbox(tx, mailOf(3, { subject: "Confirmed (00000001)" })));
      await database.queries.update(outboxMails).set({ givenUpAt: NOW });
      const purger = createPurger(database);
      expect(await purger.purge({ requests: NOW, deliveries: NOW, watchEnds: NOW, stockDays: DAY })).toEqual({
        requestKeys: 0,
        mailBodies: 0,
        watches: 0,
        stocks: 0,
      });
      expect(await purger.purge({ requests: NOW, deliveries: LATER, watchEnds: NOW, stockDays: DAY })).toEqual({
        requestKeys: 0,
        mailBodies: 1,
        watches: 0,
        stocks: 0,
      });
      const [left] = await database.queries.select().from(outboxMails);
      expect(left).toMatchObject({ body: "", subject: "Confirmed (00000001)" });
    });

    it("is how much is sold of a departure or a night that is past, and whoever looks for what is sold hears that nothing is", async () => {
      await emptyTables(database);
      const past = ["AA1/JFK/2027-03-09/M", "hotel/5809844-17/2/2026-12-31"];
      const kept = ["AA1/JFK/2027-03-10/M", "hotel/5809844-17/2/2028-01-01", "a supplier's own name"];
      const heard: SoldUnits[] = [];
      const news = await openSalesNews(database, (told) => heard.push(...told), { error: expect.unreachable });
      await database.queries.insert(inventory).values([...past, ...kept].map((claimKey) => ({ claimKey, sold: 2 })));
      const purged = await createPurger(database).purge({ requests: NOW, deliveries: NOW, watchEnds: NOW, stockDays: DAY });
      expect(purged).toEqual({ requestKeys: 0, mailBodies: 0, watches: 0, stocks: 2 });
      const left = await database.queries.select({ key: inventory.claimKey }).from(inventory);
      expect(left.map(({ key }) => key).toSorted()).toEqual(kept.toSorted());
      await expect
        .poll(() =>
          heard
            .filter(({ sold }) => sold === 0)
            .map(({ key }) => key)
            .toSorted(),
        )
        .toEqual(past);
      await news.stop();
    });
  });
});
