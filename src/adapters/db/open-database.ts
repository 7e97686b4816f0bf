import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { type Client, type ClientBase, Pool } from "pg";
import type { HeldFolder } from "./embedded/hold-folder.ts";
import { type OpenPool, openEmbedded } from "./embedded/open-embedded.ts";
import { inTransaction } from "./in-transaction.ts";
import { type Listener, type Listening, listenToEmbedded, listenToServer } from "./listening.ts";
import { requireEveryLetter, requireFolder, requireOurTables, requireTables } from "./made-tables.ts";
import { migrate } from "./migrate.ts";
import { tablesFault } from "./faults/denied.ts";
import { reasonOf } from "./faults/reason-of.ts";
import { StartError } from "./faults/start-error.ts";
import { giveUpOnSilence } from "./silence.ts";

/** Where the data lives: a Postgres server, or PGlite in a folder (null: in memory, for tests), which may be on its way already (`held`). */
export type DatabaseSettings =
  | { readonly kind: "postgres"; readonly url: string; readonly maxConnections?: number; readonly schema?: string }
  | { readonly kind: "embedded"; readonly folder: string | null; readonly held?: Promise<HeldFolder> };

/** Runs statements: the database itself, or a transaction of it. */
export type Queries = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute">;

export interface Database {
  readonly kind: DatabaseSettings["kind"];
  readonly queries: Queries;
  /**
   * Runs `work` in one transaction; an exception rolls it back. Inside, use the given queries only: the embedded database has
   * one connection, and asking for a second would wait forever.
   */
  transaction<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /** Hears what the database tells, from now on. Resolves when it has caught up. @throws when it cannot. */
  listen(listener: Listener): Promise<Listening>;
  /** Whether the database answers. */
  ping(): Promise<boolean>;
  /** Waits for what runs, then closes every connection. */
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date; where there are none it makes them.
 * @throws StartError when another process has the embedded folder, or the server does not let us in or make tables, or lacks letters.
 */
export const openDatabase = (settings: DatabaseSettings): Promise<Database> => open(settings, makeTables);

async function makeTables(pool: Pool, schema: string): Promise<void> {
  await requireEveryLetter(pool);
  await migrate(pool, schema);
}

/** Opens the database as `openDatabase` does, once `check` has looked at it as it stands; where that throws, nothing has been changed. */
export const openChecked = (settings: DatabaseSettings, check: (queries: Queries) => Promise<void>): Promise<Database> =>
  open(settings, async (pool, schema) => {
    await check(drizzle(pool));
    await makeTables(pool, schema);
  });

/**
 * Opens a database of which a server has made the tables, as it stands, for whoever only reads it: a live one is brought up to date by its
 * server alone.
 * @throws StartError as `openDatabase` does, and when there is no such database; then nothing is made.
 */
export const openUnchanged = (settings: DatabaseSettings): Promise<Database> => openKnown(settings, async () => undefined);

/**
 * Opens such a database, as it stands, for whoever uses it as a server of this version does.
 * @throws StartError as `openUnchanged` does, and when its tables are another version's.
 */
export const openOurs = (settings: DatabaseSettings): Promise<Database> => openKnown(settings, requireOurTables);

async function openKnown(settings: DatabaseSettings, check: typeof requireTables): Promise<Database> {
  requireFolder(settings);
  return open(settings, async (pool) => {
    await requireTables(pool, settings);
    await check(pool, settings);
  });
}

async function open(settings: DatabaseSettings, prepare: typeof migrate): Promise<Database> {
  const { pool, close } = settings.kind === "postgres" ? await openServer(settings) : await openFolder(settings);
  try {
    await prepare(pool, settings.kind === "postgres" ? (settings.schema ?? "public") : "public");
  } catch (error) {
    await close();
    throw isCutOff(error)
      ? new StartError("The connection to the database of DATABASE_URL broke while it was being opened.", { cause: error })
      : tablesFault(error);
  }
  const database = drizzle(pool);
  return {
    kind: settings.kind,
    queries: database,
    transaction: (work) => inTransaction(pool, work),
    listen: (listener) =>
      settings.kind === "postgres" ? listenToServer(connectionTo(settings), listener) : listenToEmbedded(pool, listener),
    ping: () => ping(database),
    close: async () => {
      await drained(pool);
      await close();
    },
  };
}

type ServerSettings = Extract<DatabaseSettings, { kind: "postgres" }>;

const connectionTo = ({ url, schema }: ServerSettings) => ({
  connectionString: url,
  connectionTimeoutMillis: 5000,
  ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
});

async function openFolder({ folder, held }: Extract<DatabaseSettings, { kind: "embedded" }>): Promise<OpenPool> {
  const opened = await openEmbedded(folder, held);
  survive(opened.pool);
  return opened;
}

async function openServer(settings: ServerSettings): Promise<OpenPool> {
  const pool = survive(new Pool({ ...connectionTo(settings), max: settings.maxConnections ?? 10, onConnect: begin }));
  try {
    await answered(pool);
  } catch (error) {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL does not let us in (${reasonOf(error)}).`, { cause: error });
  }
  return { pool, close: () => pool.end() };
}

/**
 * What all of our statements rely on, whatever a server, a database or a role has for its own defaults: moments come as ISO texts, and a transaction
 * that has waited for a row goes on with what the row has become.
 */
const OUR_MANNERS = "set datestyle to iso; set default_transaction_isolation to 'read committed'";

/** Before anything is asked over a new connection. */
async function begin(client: ClientBase): Promise<void> {
  giveUpOnSilence(client as Client); // which each one in a pool is
  await client.query(OUR_MANNERS);
}

/** Lets a pool replace connections that break, idle or in use, the first one among them: without a listener each would end the process. */
function survive(pool: Pool): Pool {
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool.on("error", () => undefined);
}

/** Whether a connection has ended before what was asked over it was answered: broken off, or by a server that stops (class 57P of Postgres' codes). */
function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return error.message.startsWith("Connection terminated") || code.startsWith("57P") || code === "ECONNRESET" || isCutOff(error.cause);
}

/** The first answer is waited for a few times over: while this process loads its world it may overhear that it came in time. */
async function answered(pool: Pool, tries = 4): Promise<void> {
  try {
    await pool.query("select 1");
  } catch (error) {
    if (tries <= 1 || !(error instanceof Error) || "code" in error) throw error;
    await answered(pool, tries - 1);
  }
}

/** `Pool.end` forgets whoever still waits for a connection: their promises would never come to an end. */
async function drained(pool: Pool): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await setTimeout(5);
}

async function ping(queries: Queries): Promise<boolean> {
  try {
    await queries.execute(sql`select 1`);
    return true;
  } catch {
    return false; // the question is whether it answers, and this is the answer
  }
}
