import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "iovalkey";
import { Client, Pool } from "pg";
import { dataFolder } from "../../support/data-folder.ts";
import { openEmbedded } from "../../../src/adapters/db/embedded/open-embedded.ts";
import { filesBelow, type Place, rowsOf } from "./places.ts";

/** A database of one kind with a data folder, for a server to work on and to be searched once it has ended. */
export interface Site {
  readonly name: string;
  readonly dataDir: string;
  /** What a server is started with. */
  readonly env: Readonly<Record<string, string>>;
  /** Where the database's own files are; null when they are on another machine, or not ours to read. */
  readonly databaseFolder: string | null;
  /** Where a planted text is kept besides a table: keys of the shared memory. */
  readonly plantedKeys: readonly string[];
  /** Keeps a text in a table of its own, and under the planted keys. Servers must have ended. */
  plant(text: string): Promise<void>;
  /** Everything that is kept. Servers must have ended. */
  places(): AsyncGenerator<Place>;
  drop(): Promise<void>;
}

const PLANT = "create table planted as select $1::text as text";

export async function embeddedSite(): Promise<Site> {
  const dataDir = await dataFolder("canary");
  const withPool = async <Value>(work: (pool: Pool) => Promise<Value>): Promise<Value> => {
    const { pool, close } = await openEmbedded(join(dataDir, "database"));
    return work(pool).finally(close);
  };
  return {
    name: "PGlite",
    dataDir,
    env: { DATA_DIR: dataDir },
    databaseFolder: join(dataDir, "database"),
    plantedKeys: [],
    plant: (text) => withPool(async (pool) => void (await pool.query(PLANT, [text]))),
    places: async function* () {
      // The files first: to open the database is to write to them.
      yield* filesBelow(dataDir);
      yield* await withPool(rowsOf);
    },
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/**
 * A new database on the server of an address, whose own files are searched where this machine can read them.
 * @param valkeyUrl of the memory that nodes share; undefined: each has its own.
 */
export async function serverSite(url: string, valkeyUrl: string | undefined): Promise<Site> {
  const name = `farewind_canary_${process.pid}`;
  const dataDir = mkdtempSync(join(tmpdir(), "farewind-canary-"));
  await query(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const folder = await folderOf(own.href);
  const key = `planted-${name}`;
  return {
    name: valkeyUrl === undefined ? "Postgres" : "Postgres and Valkey",
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: own.href, ...(valkeyUrl !== undefined && { VALKEY_URL: valkeyUrl }) },
    databaseFolder: folder,
    plantedKeys: valkeyUrl === undefined ? [] : [key],
    plant: async (text) => {
      await query(own.href, PLANT, [text]);
      if (valkeyUrl !== undefined) await withValkey(valkeyUrl, (valkey) => valkey.set(key, text));
      await query(own.href, "checkpoint");
    },
    places: async function* () {
      yield* filesBelow(dataDir);
      if (folder !== null) yield* filesOfServer(folder, own.href);
      if (valkeyUrl !== undefined) yield* await keysOf(valkeyUrl);
      const pool = new Pool({ connectionString: own.href });
      yield* await rowsOf(pool).finally(() => pool.end());
    },
    drop: async () => {
      if (valkeyUrl !== undefined) await withValkey(valkeyUrl, (valkey) => valkey.del(key));
      await query(url, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function query<Row extends object>(url: string, text: string, values: readonly string[] = []): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text, [...values]).finally(() => client.end());
  return rows;
}

/** Of the whole server; null when it is not on this machine or not ours to read. */
async function folderOf(url: string): Promise<string | null> {
  const [{ folder } = { folder: "" }] = await query<{ folder: string }>(url, "select current_setting('data_directory') as folder");
  return existsSync(join(folder, "base")) ? folder : null;
}

/** The tables' files and the log of what was written. */
async function* filesOfServer(folder: string, url: string): AsyncGenerator<Place> {
  const [{ oid } = { oid: 0 }] = await query<{ oid: number }>(url, "select oid from pg_database where datname = current_database()");
  for (const part of [join("base", String(oid)), "pg_wal"]) yield* filesBelow(join(folder, part));
}

async function withValkey<Value>(url: string, work: (valkey: Redis) => Promise<Value>): Promise<Value> {
  const valkey = new Redis(url);
  return work(valkey).finally(() => valkey.disconnect());
}

/** Every key of the shared memory with what it holds, whoever put it there. */
async function keysOf(url: string): Promise<readonly Place[]> {
  return withValkey(url, async (valkey) => {
    const keys = await valkey.keys("*");
    if (keys.length < 2) throw new Error("Nothing was counted in Valkey: this is not the one.");
    return Promise.all(keys.map(async (key) => ({ name: `key ${key}`, bytes: await heldUnder(valkey, key) })));
  });
}

const heldUnder = async (valkey: Redis, key: string): Promise<Buffer> =>
  Buffer.concat([Buffer.from(`${key}\n`), (await valkey.dumpBuffer(key)) ?? Buffer.alloc(0)]);
