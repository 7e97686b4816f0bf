import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dateInZone, secondsAfter } from "../../core/kernel/index.ts";
import { NOW } from "../../usecases/testing/sample-trip.ts";
import { askedWatch, letterOf, usd, watchOf } from "../../usecases/testing/sample-watch.ts";
import { describeWatchStore } from "../../usecases/testing/watch-store-contract.ts";
import type { Mail } from "../../usecases/ports/mailer.ts";
import type { Database } from "./open-database.ts";
import { createOutbox } from "./outbox.ts";
import { createPurger } from "./purge-expired.ts";
import { outboxMails, priceWatches } from "./schema/index.ts";
import { emptyTables, testDatabases } from "./test-databases.ts";
import { createWatchStore } from "./watch-store.ts";

const FAR = secondsAfter(NOW, 999 * 86_400);
/** At no moment is there a mail about a watch that has gone out and still holds its links. */
const SENT_IS_EMPTY = sql`alter table outbox_mails add constraint sent_is_empty check (sent_at is null or watch_id is null or body = '')`;
const TWENTY = Array.from({ length: 20 }, (_, index) => index + 1);

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ name, skipped, open, drop }) => {
  describe.skipIf(skipped)("watches", () => {
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
      return createWatchStore(database);
    };
    /** As the outbox gives them out. */
    const waiting = async (): Promise<readonly Mail[]> => {
      const outbox = createOutbox(database);
      const mails: Mail[] = [];
      for (let due = await outbox.takeDue(FAR, secondsAfter(FAR, 1)); due; due = await outbox.takeDue(FAR, secondsAfter(FAR, 1))) {
        mails.push(due.mail);
      }
      return mails;
    };

    describeWatchStore(name, async () => ({ store: await reset(), waiting }));

    it("are one, with a mail for each that asks, when 20 ask at once", async () => {
      const store = await reset();
      await Promise.all(TWENTY.map((number) => store.ask(askedWatch(number, {}, "key"), letterOf(number))));
      expect(await database.queries.select().from(priceWatches)).toHaveLength(1);
      expect(await waiting()).toHaveLength(20);
    });

    it("are looked at by one of 20 takers, and a look is written down once", async () => {
      const store = await reset();
      await store.ask(askedWatch(1), letterOf(1));
      await store.confirm(watchOf(1).id, NOW, 10);
      const taken = await Promise.all(TWENTY.map((second) => store.takeDue(NOW, secondsAfter(NOW, 60 + second))));
      const [due, ...others] = taken.filter((each) => each !== null);
      expect([due?.watch.id, others]).toEqual([watchOf(1).id, []]);
      if (!due) return;
      const settled = await Promise.all(
        TWENTY.map((number) => store.settle(due, { toldFare: usd(400), nextAt: FAR, letter: letterOf(number + 1) })),
      );
      expect(settled.filter(Boolean)).toHaveLength(1);
      expect(await waiting()).toHaveLength(2);
    });

    it("are confirmed up to the most, also all at once", async () => {
      const store = await reset();
      await Promise.all(TWENTY.map((number) => store.ask(askedWatch(number), letterOf(number))));
      const outcomes = await Promise.all(TWENTY.map((number) => store.confirm(watchOf(number).id, FAR, 10)));
      expect(outcomes.filter((outcome) => outcome === "watching")).toHaveLength(10);
      expect(outcomes.filter((outcome) => outcome === "too_many")).toHaveLength(10);
    });

    it("are thrown away, with what their links are known by, so long after their end", async () => {
      const store = await reset();
      for (const number of [1, 2, 3]) await store.ask(askedWatch(number), letterOf(number));
      await store.end(watchOf(1).id, "stopped", NOW);
      await store.end(watchOf(2).id, "stopped", secondsAfter(NOW, 1));
      const purged = await createPurger(database).purge({
        requests: NOW,
        deliveries: NOW,
        watchEnds: secondsAfter(NOW, 1),
        stockDays: dateInZone(NOW, "UTC"),
      });
      expect(purged.watches).toBe(1);
      const left = await Promise.all([1, 2, 3].map((number) => store.find(`stop ${number}`, "stop")));
      expect(left).toMatchObject([null, { state: "ended" }, { state: "asked" }]);
    });

    it("leave neither address nor link in a mail that has gone out, nor anywhere after their end", async () => {
      const store = await reset();
      const everything = async (): Promise<string> => {
        const { rows } = await database.queries.execute(
          sql`select coalesce((select json_agg(w)::text from price_watches w), '') || coalesce((select json_agg(m)::text from outbox_mails m), '') as text`,
        );
        return String(rows[0]?.["text"]);
      };
      await store.ask(askedWatch(1), letterOf(1));
      await store.ask(askedWatch(2), letterOf(2));
      await createOutbox(database).markSent("letter-1", NOW);
      const [sent] = await database.queries.select().from(outboxMails).where(eq(outboxMails.id, "letter-1"));
      expect(sent).toMatchObject({
        recipient: "erased@erased.invalid",
        body: "",
        html: null,
        stopUrl: null,
        replyToAddress: null,
        sentAt: NOW,
      });
      expect(await everything()).toContain("ana@mail.example");
      for (const number of [1, 2]) await store.end(watchOf(number).id, "over", NOW);
      expect(await everything()).not.toMatch(/ana@|token=|New York to London/);
    });

    it("leave none in one either whose note of being sent is the last that we write", async () => {
      const store = await reset();
      await store.ask(askedWatch(1), letterOf(1));
      await database.queries.execute(SENT_IS_EMPTY);
      try {
        await createOutbox(database).markSent("letter-1", NOW);
      } finally {
        await database.queries.execute(sql`alter table outbox_mails drop constraint sent_is_empty`);
      }
      expect(await database.queries.select().from(outboxMails)).toMatchObject([{ body: "", sentAt: NOW }]);
    });
  });
});
