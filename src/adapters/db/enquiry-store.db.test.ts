import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { secondsAfter } from "../../core/kernel/index.ts";
import { describeEnquiryStore } from "../../usecases/testing/enquiry-store-contract.ts";
import { enquiryClaim, enquiryOf, mailOf } from "../../usecases/testing/sample-enquiry.ts";
import { NOW } from "../../usecases/testing/sample-trip.ts";
import { createEnquiryStore } from "./enquiry-store.ts";
import type { Database } from "./open-database.ts";
import { createOutbox } from "./outbox.ts";
import { enquiries, outboxMails } from "./schema/index.ts";
import { emptyTables, testDatabases } from "./test-databases.ts";

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ name, skipped, open, drop }) => {
  describe.skipIf(skipped)("enquiries", () => {
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
      return { ...createEnquiryStore(database), ...createOutbox(database) };
    };
    const TWENTY = Array.from({ length: 20 }, (_, index) => index + 1);

    describeEnquiryStore(name, reset);

    it("are kept whole", async () => {
      const store = await reset();
      await store.add(enquiryOf(1), mailOf(1), enquiryClaim("k"));
      expect(await database.queries.select().from(enquiries)).toMatchObject([
        { ...enquiryOf(1), kind: "call-back", name: "Ana Pérez", language: "es" },
      ]);
    });

    it("are kept once when 20 come at once under a key, with one mail", async () => {
      const store = await reset();
      const expired = enquiryClaim("k", { expiredBefore: NOW });
      const outcomes = await Promise.all(TWENTY.map((number) => store.add(enquiryOf(number), mailOf(number), expired)));
      expect(outcomes.filter(({ kind }) => kind === "new")).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === "known")).toHaveLength(19);
      expect(await database.queries.select().from(outboxMails)).toHaveLength(1);
    });

    it("leave nothing behind when their mail cannot be kept", async () => {
      const store = await reset();
      await store.add(enquiryOf(1), mailOf(1), enquiryClaim("k1"));
      await expect(store.add(enquiryOf(2), mailOf(1), enquiryClaim("k2"))).rejects.toMatchObject({ cause: { code: "23505" } });
      expect(await store.find(enquiryClaim("k2"))).toEqual({ kind: "new" });
    });

    it("have their mails given to one of 20 takers each", async () => {
      const store = await reset();
      for (const number of [1, 2, 3]) await store.add(enquiryOf(number), mailOf(number), enquiryClaim(`k${number}`));
      const taken = await Promise.all(TWENTY.map(() => store.takeDue(NOW, secondsAfter(NOW, 60))));
      expect(taken.flatMap((due) => due?.mail.id ?? []).toSorted()).toEqual(["mail-1", "mail-2", "mail-3"]);
    });

    it("are of a kind that we know", async () => {
      await reset();
      const insert = database.queries.execute(sql`insert into enquiries values ('e', 'fax', 'Ana', 'en', '{}', now(), null, 'h')`);
      await expect(insert).rejects.toMatchObject({ cause: { code: "23514" } });
    });
  });
});
