import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Instant, type LocalDate, USD } from "../../core/kernel/index.ts";
import { asStranger } from "../../../tests/support/as-stranger.ts";
import { openBookingJobs } from "./booking-jobs.ts";
import { type Database, openDatabase, openOurs, openUnchanged } from "./open-database.ts";
import { inventory, rateTables } from "./schema/index.ts";
import { appliedMoreThanOnce, emptyTables, testDatabases } from "./test-databases.ts";

const SERVER = process.env.TEST_DATABASE_URL;
const DATABASES = testDatabases(import.meta.filename, SERVER);

const more = (queries: Pick<Database["queries"], "update">) => queries.update(inventory).set({ sold: sql`${inventory.sold} + 1` });
const take = (queries: Pick<Database["queries"], "insert">, claimKey: string) => queries.insert(inventory).values({ claimKey, sold: 1 });

describe.each(DATABASES)("$name", ({ skipped, open, drop }) => {
  describe.skipIf(skipped)("the database", () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(async () => {
      await database.close();
      await drop();
    });
    const keys = async () => (await database.queries.select().from(inventory)).map(({ claimKey }) => claimKey);

    it("answers a ping", async () => {
      expect(await database.ping()).toBe(true);
    });

    it("rolls a transaction back when its work throws", async () => {
      await emptyTables(database);
      const work = database.transaction(async (tx) => {
        await take(tx, "A");
        throw new Error("no");
      });
      await expect(work).rejects.toThrow("no");
      expect(await keys()).toEqual([]);
    });

    it("goes on after a statement that failed, inside a transaction and outside", async () => {
      await emptyTables(database);
      await take(database.queries, "A");
      await expect(take(database.queries, "A")).rejects.toMatchObject({ cause: { code: "23505" } });
      const work = database.transaction(async (tx) => {
        await take(tx, "B");
        await take(tx, "A");
      });
      await expect(work).rejects.toMatchObject({ cause: { code: "23505" } });
      await expect(database.queries.execute(sql`selekt`)).rejects.toMatchObject({ cause: { code: "42601" } });
      expect(await keys()).toEqual(["A"]);
    });

    it("keeps transactions apart that run at the same time", async () => {
      await emptyTables(database);
      await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          database.transaction(async (tx) => {
            await take(tx, `K${index}`);
            if (index % 2) throw new Error("an odd one");
          }),
        ),
      );
      expect(await keys()).toHaveLength(10);
    });

    it("carries texts of any script and size", async () => {
      await emptyTables(database);
      const text = "Å".repeat(100_000) + "飛行機 ✈ \u0001 '\"\\";
      const answer = await database.queries.execute<{ text: string }>(sql`select ${text}::text as text`);
      expect(answer.rows[0]?.text).toBe(text);
    });
  });
});

// The embedded database has one node; that a second start applies nothing twice, embedded.db.test.ts shows.
describe.each(DATABASES.filter(({ kind }) => kind === "postgres"))("$name", ({ skipped, open, drop }) => {
  afterAll(async () => {
    if (!skipped) await drop();
  });

  it.skipIf(skipped)("applies each migration once when nodes start together, and again", async () => {
    const nodes = await Promise.all([open(), open(), open()]);
    await take(nodes[0].queries, "kept");
    const later = await open();
    expect(await appliedMoreThanOnce(later)).toEqual([]);
    expect(await later.queries.select().from(inventory)).toHaveLength(1);
    for (const node of [...nodes, later]) await node.close();
  });
});

describe("a database that only a server may make", () => {
  it("is refused with its place where there is none, and nothing is made", async () => {
    const home = mkdtempSync(join(tmpdir(), "farewind-made-"));
    const folder = join(home, "data", "database");
    const opening = openOurs({ kind: "embedded", folder });
    await expect(opening).rejects.toThrow(`The database folder ${folder} has nothing in it: no server has made its tables.`);
    await expect(opening).rejects.toMatchObject({ name: "StartError" });
    expect(readdirSync(home)).toEqual([]);
    rmSync(home, { recursive: true });
  });

  it("is refused where it is another user's, which does not say that there is none", async () => {
    const home = mkdtempSync(join(tmpdir(), "farewind-made-"));
    writeFileSync(join(home, "PG_VERSION"), "17");
    const opening = asStranger(home, () => openOurs({ kind: "embedded", folder: home }));
    await expect(opening).rejects.toThrow(`The database folder ${home} cannot be read (EACCES). Run it as the server's user.`);
    await expect(opening).rejects.toMatchObject({ name: "StartError" });
    rmSync(home, { recursive: true });
  });

  it.skipIf(SERVER === undefined)("is refused on a server of which the database is empty", async () => {
    const settings = { kind: "postgres", url: SERVER ?? "", schema: `test_never_made_${process.pid}` } as const;
    for (const _ of [1, 2])
      await expect(openOurs(settings)).rejects.toThrow("The database of DATABASE_URL has nothing in it: no server has made its tables.");
  });
});

describe.skipIf(SERVER === undefined)("a connection that is cut", () => {
  const schema = `test_cut_${process.pid}`;
  const url = `${SERVER ?? ""}?application_name=${schema}`;
  const settings = { kind: "postgres", url, schema, maxConnections: 1 } as const;
  const other = new Client({ connectionString: SERVER });
  beforeAll(() => other.connect());
  afterAll(async () => {
    await other.query(`drop schema if exists ${schema} cascade`);
    await other.end();
  });
  /** Ends our connection that is asking for this, once it is. */
  const cut = async (asking: string): Promise<void> => {
    const ended = async (): Promise<number | null> => {
      const ours = "from pg_stat_activity where state = 'active' and application_name = $1 and query like $2";
      return (await other.query(`select pg_terminate_backend(pid) ${ours}`, [schema, asking])).rowCount;
    };
    await expect.poll(ended).toBe(1);
  };

  it("while the tables are brought up to date ends the start in one line", async () => {
    const lock = 4_712_025;
    await other.query("select pg_advisory_lock($1)", [lock]);
    const [fault] = await Promise.all([openDatabase(settings).catch((error: unknown) => error), cut("select pg_advisory_lock%")]);
    expect(fault).toMatchObject({
      name: "StartError",
      message: "The connection to the database of DATABASE_URL broke while it was being opened.",
    });
    await other.query("select pg_advisory_unlock($1)", [lock]);
  });

  it("and was the first fails what was asked over it, and is replaced", async () => {
    await (await openDatabase(settings)).close();
    const database = await openUnchanged(settings);
    const asked = database.queries.execute(sql`select pg_sleep(60)`).catch((error: unknown) => error);
    const [fault] = await Promise.all([asked, cut("select pg_sleep%")]);
    expect(fault).toMatchObject({ cause: { code: "57P01" } });
    expect(await database.ping()).toBe(true);
    await database.close();
  });
});

describe.skipIf(SERVER === undefined)("a server that lets its user make nothing", () => {
  const schema = `test_denied_${process.pid}`;
  const url = new URL(SERVER ?? "postgres://127.0.0.1");
  url.searchParams.set("options", `-c role=pg_monitor -c search_path=${schema}`);
  const denied = { kind: "postgres", url: url.href, schema } as const;
  const refusal = {
    name: "StartError",
    message:
      "The database of DATABASE_URL does not let its user make or change our tables (42501). Let it be that user's own: `alter database … owner to …`.",
  };

  it("stops the start with one line that says what to do", async () => {
    await expect(openDatabase(denied)).rejects.toMatchObject(refusal);
  });

  it("and has our tables, but not the queue's, does so too", async () => {
    const own = await openDatabase({ kind: "postgres", url: SERVER ?? "", schema });
    await own.queries.execute(sql.raw(`grant usage on schema ${schema} to pg_monitor`));
    const database = await openUnchanged(denied);
    await expect(openBookingJobs(database, `${schema}_jobs`, { error: () => undefined })).rejects.toMatchObject(refusal);
    await database.close();
    await own.queries.execute(sql.raw(`drop schema ${schema} cascade`));
    await own.close();
  });
});

it.skipIf(SERVER === undefined)("a database that lacks letters stops the start with one line that says what to do", async () => {
  const name = `test_latin_${process.pid}`;
  const server = new Client({ connectionString: SERVER });
  await server.connect();
  await server.query(`create database ${name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`);
  const url = new URL(SERVER ?? "");
  url.pathname = `/${name}`;
  const [fault] = await Promise.allSettled([openDatabase({ kind: "postgres", url: url.href })]);
  await server.query(`drop database ${name} with (force)`);
  await server.end();
  expect(fault).toMatchObject({
    reason: {
      name: "StartError",
      message:
        "The database of DATABASE_URL is in LATIN1, which has not the letters of all names. Make one that is in UTF8: `create database … encoding 'UTF8' template template0`.",
    },
  });
});

describe.skipIf(SERVER === undefined)("a server with defaults of its own", () => {
  const schema = `test_defaults_${process.pid}`;
  const defaults = `-c search_path=${schema} -c datestyle=german -c default_transaction_isolation=serializable`;
  let database: Database;
  beforeAll(async () => {
    const url = new URL(SERVER ?? "");
    url.searchParams.set("options", defaults);
    database = await openDatabase({ kind: "postgres", url: url.href, schema });
  });
  afterAll(async () => {
    await database.queries.execute(sql.raw(`drop schema ${schema} cascade`));
    await database.close();
  });

  it("tells of moments so that they can be read", async () => {
    const since = "2027-03-12T17:30:00Z" as Instant;
    const rates = { base: USD, perUsd: {}, asOf: "2027-03-12" as LocalDate, source: "A test" } as const;
    await database.queries.insert(rateTables).values({ since, rates });
    expect(await database.queries.select({ since: rateTables.since }).from(rateTables)).toEqual([{ since }]);
  });

  it("lets a transaction that has waited for a row go on with what it has become", async () => {
    await take(database.queries, "K");
    const looked = Promise.withResolvers<void>();
    const waiting = await database.transaction(async (first) => {
      await more(first);
      const second = database.transaction(async (tx) => {
        await tx.select().from(inventory);
        looked.resolve();
        await more(tx);
      });
      await looked.promise;
      return { second };
    });
    await waiting.second;
    expect(await database.queries.select().from(inventory)).toEqual([{ claimKey: "K", sold: 3 }]);
  });
});

const askOne = async (queries: Database["queries"]) => (await queries.execute(sql`select 1 as one`)).rows;

/** A way to the server that breaks off the first connection over which somebody says this. */
async function startBreakingWay(said: string) {
  const { hostname, port } = new URL(SERVER ?? "");
  let isBroken = false;
  const way = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => undefined).on("close", () => other.destroy());
    }
    far.on("data", (bytes) => near.write(bytes));
    near.on("data", (bytes) => {
      if (isBroken || !bytes.includes(said)) return far.write(bytes);
      isBroken = true;
      return near.destroy();
    });
  });
  await once(way.listen(0, "127.0.0.1"), "listening");
  const url = new URL(SERVER ?? "");
  url.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  return { url: url.href, close: () => new Promise((closed) => way.close(closed)) };
}

/** Stands in a server's place, and does one thing with whoever calls. */
async function startStandIn(answer: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on("error", () => undefined).once("data", () => answer(socket));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `postgres://nobody:secret@127.0.0.1:${(server.address() as AddressInfo).port}/timeout`;
  return { url, close: () => new Promise((closed) => server.close(closed)) };
}

describe.skipIf(SERVER === undefined)("a connection that is cut at a word", () => {
  it.each(["begin", "commit"])("as a transaction says %s fails that one, and is replaced", async (word) => {
    const schema = `test_cut_word_${process.pid}`;
    const way = await startBreakingWay(`${word}\0`); // the whole statement: "committed" is said before
    await (await openDatabase({ kind: "postgres", url: SERVER ?? "", schema })).close();
    const database = await openUnchanged({ kind: "postgres", url: way.url, schema, maxConnections: 1 });
    await expect(database.transaction(askOne)).rejects.toThrow(/^Failed query: /);
    expect(await database.transaction(askOne)).toEqual([{ one: 1 }]);
    await database.queries.execute(sql.raw(`drop schema ${schema} cascade`));
    await database.close();
    await way.close();
  });
});

describe("a server that is not there", () => {
  it("stops the start with one line", async () => {
    const start = openDatabase({ kind: "postgres", url: "postgres://nobody:secret@127.0.0.1:1/none" });
    await expect(start).rejects.toThrow(/^The database of DATABASE_URL does not let us in \(ECONNREFUSED\)\.$/);
    await expect(start).rejects.toMatchObject({ name: "StartError" });
  });

  it.each([
    ["knows no TLS", "?sslmode=verify-full", (socket: Socket) => void socket.write("N"), "it does not speak TLS, as sslmode asks"],
    ["garbles TLS", "?sslmode=verify-full", (socket: Socket) => void socket.write("?"), "it does not agree with us on TLS"],
    ["hangs up", "", (socket: Socket) => void socket.destroy(), "ECONNRESET|it breaks the connection off"],
  ])("or %s is told from one that is slow", async (_, mode, answer, reason) => {
    const standIn = await startStandIn(answer);
    const start = openDatabase({ kind: "postgres", url: `${standIn.url}${mode}` });
    await expect(start).rejects.toThrow(new RegExp(`^The database of DATABASE_URL does not let us in \\((${reason})\\)\\.$`));
    await standIn.close();
  });

  it.each([
    ["28000", "it does not take this user, or not from here"],
    ["28P01", "it knows no such user with this password"],
    ["3D000", "it has no database of this name"],
  ])("or answers %s is told in words too, without a name out of the address", async (code, words) => {
    const fields = `SFATAL\0C${code}\0Mno "secret" here\0\0`;
    const size = Buffer.alloc(4);
    size.writeInt32BE(size.length + fields.length);
    const standIn = await startStandIn((socket) => void socket.end(`E${size.toString("latin1")}${fields}`, "latin1"));
    const start = openDatabase({ kind: "postgres", url: standIn.url });
    await expect(start).rejects.toThrow(`The database of DATABASE_URL does not let us in (${code}: ${words}).`);
    await standIn.close();
  });

  it("and whose address cannot be read is no slow one", async () => {
    const start = openDatabase({ kind: "postgres", url: "postgres://timeout%FF:secret@127.0.0.1:1/none" });
    await expect(start).rejects.toThrow(/^The database of DATABASE_URL does not let us in \(it does not say why\)\.$/);
  });
});
