import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "iovalkey";
import { Client, Pool } from "pg";
import { openEmbedded } from "../../../src/adapters/db/embedded/open-embedded.ts";
import { filesBelow, type Place, rowsOf } from "./places.ts";

/** A database of one kind with a data folder, for a server to work on and to be searched once it has ended. */
export interface Site {
  readonly name: string;
  readonly dataDir: string;
  /** What a server is started with. */
  readonly env: Readonly<Record<string, string>>;
  /** Keeps a text in a table of its own. Servers must have ended. */
  plant(text: string): Promise<void>;
  /** Everything that is kept. Servers must have ended. */
  places(): AsyncGenerator<Place>;
  drop(): Promise<void>;
}

const PLANT = "create table planted as select $1::text as text";

export function embeddedSite(): Site {
  const dataDir = mkdtempSync(join(tmpdir(), "farewind-canary-"));
  const withPool = async <Value>(work: (pool: Pool) => Promise<Value>): Promise<Value> => {
    const { pool, close } = await openEmbedded(join(dataDir, "database"));
    return work(pool).finally(close);
  };
  return {
    name: "PGlite",
    dataDir,
    env: { DATA_DIR: dataDir },
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
  return {
    name: valkeyUrl === undefined ? "Postgres" : "Postgres and Valkey",
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: own.href, ...(valkeyUrl !== undefined && { VALKEY_URL: valkeyUrl }) },
    plant: (text) => query(own.href, PLANT, [text]),
    places: async function* () {
      yield* filesBelow(dataDir);
      yield* filesOfServer(own.href);
      if (valkeyUrl !== undefined) yield* keysOf(valkeyUrl);
      const pool = new Pool({ connectionString: own.href });
      yield* await rowsOf(pool).finally(() => pool.end());
    },
    drop: async () => {
      await query(url, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function query(url: string, text: string, values: readonly string[] = []): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text, [...values]).finally(() => client.end());
}

/** The tables' files and the log of what was written, if they are on this machine and ours to read. */
async function* filesOfServer(url: string): AsyncGenerator<Place> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("checkpoint");
    const { rows } = await client.query<{ folder: string; oid: number }>(
      "select current_setting('data_directory') as folder, oid from pg_database where datname = current_database()",
    );
    const [found] = rows;
    const folders = found ? [join(found.folder, "base", String(found.oid)), join(found.folder, "pg_wal")] : [];
    for (const folder of folders.filter(existsSync)) yield* filesBelow(folder);
  } finally {
    await client.end();
  }
}

/** Every key of the shared memory with what it holds, whoever put it there. */
async function* keysOf(url: string): AsyncGenerator<Place> {
  const valkey = new Redis(url);
  try {
    const keys = await valkey.keys("*");
    if (keys.length === 0) throw new Error("Nothing was counted in Valkey: this is not the one.");
    for (const key of keys) {
      const held = (await valkey.dumpBuffer(key)) ?? Buffer.alloc(0);
      yield { name: `key ${key}`, bytes: Buffer.concat([Buffer.from(`${key}\n`), held]) };
    }
  } finally {
    valkey.disconnect();
  }
}
