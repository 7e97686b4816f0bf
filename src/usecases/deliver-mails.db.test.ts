import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createOutbox, putIntoOutbox } from "../adapters/db/outbox.ts";
import type { Database } from "../adapters/db/open-database.ts";
import { outboxMails } from "../adapters/db/schema/index.ts";
import { emptyTables, testDatabases } from "../adapters/db/test-databases.ts";
import { createSmtpMailer } from "../adapters/mail/smtp-mailer.ts";
import { headOf } from "../adapters/mail/testing/read-mail.ts";
import { type SmallMailServer, startMailServer } from "../adapters/mail/testing/small-mail-server.ts";
import { type Instant, secondsAfter } from "../core/kernel/index.ts";
import { createDeliverMails } from "./deliver-mails.ts";
import { mailOf } from "./testing/sample-enquiry.ts";
import { NOW } from "./testing/sample-trip.ts";

const FROM = { name: "Farewind", address: "site@agency.example" };
const messageIds = ({ received }: SmallMailServer): readonly string[] => received.map(({ text }) => headOf(text).get("message-id") ?? "");
const idsUpTo = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `<mail-${index + 1}@agency.example>`);

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ skipped, open, drop }) => {
  describe.skipIf(skipped)("waiting mails", () => {
    let database: Database;
    let now: Instant;
    const servers: SmallMailServer[] = [];
    beforeAll(async () => void (database = await open()));
    afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));
    afterAll(async () => {
      await database.close();
      await drop();
    });

    const pass = (seconds: number): void => void (now = secondsAfter(now, seconds));

    /** So many mails in the outbox, and a node that sends them to a server. */
    async function setUp(count: number, url: string) {
      now = NOW;
      await emptyTables(database);
      for (let number = 1; number <= count; number++) await putIntoOutbox(database.queries, mailOf(number));
      const ports = {
        outbox: createOutbox(database),
        mailer: createSmtpMailer(url, FROM),
        clock: { now: () => now },
        log: { warn: () => {} },
        isStopped: () => false,
      };
      return createDeliverMails(ports);
    }

    async function start(...manners: Parameters<typeof startMailServer>): Promise<SmallMailServer> {
      const server = await startMailServer(...manners);
      servers.push(server);
      return server;
    }

    const waiting = async (): Promise<number> => {
      const { rows } = await database.queries.execute(sql`select count(*)::int as count from ${outboxMails} where sent_at is null`);
      return Number(rows[0]?.count);
    };

    it("are all kept while the mail server is down, and each delivered once when it is up", async () => {
      let isDown = true;
      const server = await start(null, { isDown: () => isDown });
      const deliver = await setUp(100, server.url);
      for (let sweep = 0; sweep < 120; sweep++) {
        expect(await deliver()).toBe(0);
        pass(60);
      }
      expect(await waiting()).toBe(100);

      isDown = false;
      pass(3600);
      // Two nodes look at once, as often as it takes.
      while ((await Promise.all([deliver(), deliver()])).some((sent) => sent > 0));
      expect([...messageIds(server)].toSorted()).toEqual([...idsUpTo(100)].toSorted());
      expect(await waiting()).toBe(0);
    });

    it("go out again under the same Message-ID when the server hangs up before it says that it has one", async () => {
      const server = await start(null, { hangsUpOn: 1 });
      const deliver = await setUp(1, server.url);
      expect(await deliver()).toBe(0);
      expect(await waiting()).toBe(1);
      pass(30);
      expect(await deliver()).toBe(1);
      expect(messageIds(server)).toEqual(["<mail-1@agency.example>", "<mail-1@agency.example>"]);
      pass(3600);
      expect(await deliver()).toBe(0);
    });
  });
});
