import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type Database, openOurs, openUnchanged } from "./open-database.ts";
import { isOlder, versionOfSources, versionOfTables, versionWord } from "./tables-version.ts";
import { migrateTo } from "./test-databases.ts";

const SERVER = process.env.TEST_DATABASE_URL;
const OURS = versionOfSources();

const OLDER = "has the tables of an older version: start this version's server first";
const OTHER =
  "has the tables of a version that is newer than this one, or another: run the desk of the version whose server has made them.";

let home: string;
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), "farewind-version-"))));
afterEach(() => rmSync(home, { recursive: true }));

const embedded = () => ({ kind: "embedded", folder: join(home, "database") }) as const;
const asServerLeftIt = () => cpSync(join(inject("emptyDatabase"), "database"), embedded().folder, { recursive: true });

/** What is in the list of the migrations that were applied, and of the queue's. */
async function tablesIn(settings: Parameters<typeof openUnchanged>[0], change = ""): Promise<string> {
  const database = await openUnchanged(settings);
  if (change !== "") await database.queries.execute(sql.raw(change));
  const version = await versionOfTables(database.queries).finally(() => database.close());
  return JSON.stringify(version);
}

/** What whoever makes no tables is told, and whether it has changed some all the same. */
async function refusalOf(settings: Parameters<typeof openOurs>[0], change = "") {
  const before = await tablesIn(settings, change);
  const fault = await openOurs(settings).catch((error: unknown) => error);
  const { name, message } = fault instanceof Error ? fault : new Error("It opened.");
  return { name, message, isUnchanged: (await tablesIn(settings)) === before };
}

const refused = (words: string) => ({ name: "StartError", message: expect.stringContaining(words), isUnchanged: true });

describe("whoever makes no tables", () => {
  it("opens those that a server of the same version has made", async () => {
    asServerLeftIt();
    const database: Database = await openOurs(embedded());
    expect(await versionOfTables(database.queries)).toEqual(OURS);
    await database.close();
  });

  it("leaves older ones as they are, and says that this version's server comes first", async () => {
    asServerLeftIt();
    const unapplied = "delete from applied_migrations where id = (select max(id) from applied_migrations)";
    expect(await refusalOf(embedded(), unapplied)).toEqual(refused(`The database folder ${embedded().folder} ${OLDER}`));
  });

  it.skipIf(SERVER === undefined)("leaves older ones of a Postgres as they are, which older servers may use", async () => {
    const schema = `test_version_${process.pid}`;
    const pool = new Pool({ connectionString: SERVER, options: `-c search_path=${schema}` });
    try {
      await migrateTo(pool, schema, OURS.migrations.length - 1);
      const settings = { kind: "postgres", url: SERVER ?? "", schema } as const;
      expect(await refusalOf(settings)).toMatchObject({
        name: "StartError",
        isUnchanged: true,
        message: expect.stringMatching(/^The database of DATABASE_URL has the tables of /),
      });
    } finally {
      await pool.query(`drop schema if exists ${schema} cascade`);
      await pool.end();
    }
  });

  it("leaves the queue's as they are where they alone are older", async () => {
    asServerLeftIt();
    expect(await refusalOf(embedded(), "update jobs.version set version = version - 1")).toEqual(refused(OLDER));
  });

  it.each([
    ["our", "insert into applied_migrations (hash, created_at) values ('of tomorrow', 9000000000000)"],
    ["our other", "update applied_migrations set hash = 'of a branch' where id = 2"],
    ["the queue's", "update jobs.version set version = version + 1"],
  ])("points to the newer version's desk where %s tables are newer", async (_, change) => {
    asServerLeftIt();
    expect(await refusalOf(embedded(), change)).toEqual(refused(OTHER));
  });
});

describe("a version's word", () => {
  it("is the one that backups of before hold", () => {
    // echo -n 'a b' | md5sum
    expect(versionWord({ migrations: ["a", "b"], queue: 43 })).toBe("0cc9cd4dd26c5137b675a0d819cb9ab0/43");
    expect(versionWord({ migrations: [], queue: 0 })).toBe("/");
  });

  it("is older than another where the other's server would bring it there, and not than itself", () => {
    const now = { migrations: ["a", "b"], queue: 2 };
    expect(
      [{ migrations: ["a"], queue: 2 }, { ...now, queue: 1 }, now, { migrations: ["b"], queue: 1 }].map((other) => isOlder(other, now)),
    ).toEqual([true, true, false, false]);
  });
});
