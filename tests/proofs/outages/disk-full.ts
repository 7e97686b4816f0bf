import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { putEmptyDatabase } from "../../support/data-folder.ts";
import { startServer } from "../../support/server.ts";
import { openEmbedded } from "../../../src/adapters/db/embedded/open-embedded.ts";
import { seeded } from "../../../src/core/kernel/seeded.ts";
import { STARTED_AT } from "../kills/node.ts";
import { recover } from "../kills/under-load.ts";
import type { Findings } from "../proof.ts";
import { auditBooks, auditTold } from "../shared/audit.ts";
import { ask } from "../shared/ask.ts";
import { listOffers } from "../shared/offers.ts";
import { askFor, newWish, QUICK_CARDS, type Wish } from "../shared/wishes.ts";
import { isReady } from "./probe.ts";
import type { SmallDisk } from "./small-disk.ts";

/** The database writes its log in files of this size. */
const LOG_FILE_BYTES = 16 * 1024 * 1024;
/** How many bookings may still go through before the disk is seen to be full. */
const MOST_BOOKINGS = 300;
const BACK_MS = 20_000;

/** What of the database cannot grow first, and how much room is left on the disk for that. */
const WAYS = [
  { what: "a table", leave: 0, isLogNearItsEnd: false },
  { what: "the log", leave: 12 * 1024 * 1024, isLogNearItsEnd: true },
] as const;

/** Fills the disk under a booking site with the embedded database, and makes room again. */
export async function fillDisk(disk: SmallDisk, say: (line: string) => void): Promise<Findings> {
  const books = { DATA_DIR: disk.folder };
  const wishes: Wish[] = [];
  const faults: string[] = [];
  await putEmptyDatabase(disk.folder);
  for (const way of WAYS) {
    const log = way.isLogNearItsEnd ? await writeLogToItsEnd(disk) : null;
    const outage = await goThrough(disk, way, log, wishes);
    say(outage.done);
    faults.push(...outage.faults);
  }
  const unsettled = await recover(books, wishes);
  const wrong = await withBooks(disk, async (client) => {
    const look = async (statement: string) => (await client.query(statement)).rows;
    return [...(await auditBooks(look)), ...(await auditTold(look, wishes))];
  });
  const told = wishes.filter(({ bookingId }) => bookingId !== null).length;
  const odd = wishes.flatMap((wish) => wish.faults);
  return { done: `${wishes.length} wishes, ${told} booked`, faults: [...faults, ...odd, ...unsettled, ...wrong] };
}

async function goThrough(disk: SmallDisk, { what, leave }: (typeof WAYS)[number], log: string | null, wishes: Wish[]): Promise<Findings> {
  const server = await startServer({ DATA_DIR: disk.folder, LOG_LEVEL: "silent", CLOCK: STARTED_AT });
  try {
    const offers = await listOffers(server.url);
    const chance = seeded(leave);
    const book = async (): Promise<Wish> => {
      const wish = newWish(`disk-${wishes.length}`, offers, chance, QUICK_CARDS);
      wishes.push(wish);
      await askFor(wish, server.url);
      return wish;
    };
    await book();
    if (log !== null) dropLogAfter(disk, log);
    disk.fill(leave);
    let tries = 0;
    while (!(await book()).isTurnedAway && ++tries < MOST_BOOKINGS);
    const page = await ask(server.url, { method: "GET", path: "/" });
    disk.clear();
    const cleared = performance.now();
    while (!(await isReady(server.url)) && performance.now() - cleared < BACK_MS) await setTimeout(100);
    const backMs = Math.round(performance.now() - cleared);
    const after = await Promise.all([book(), book(), book()]);
    const faults = [
      ...(tries >= MOST_BOOKINGS ? [`${what} never ran out of room`] : []),
      ...(page.status === 200 ? [] : [`The front page answered ${page.status}`]),
      ...(after.some(({ bookingId }) => bookingId !== null) ? [] : [`Nothing can be booked after ${what} has room again`]),
    ];
    return { done: `no room for ${what}: 503 after ${tries} more bookings; ready ${backMs} ms after there was room`, faults };
  } finally {
    await server.stop();
  }
}

const withBooks = async <Value>(
  disk: SmallDisk,
  work: (client: Pick<Awaited<ReturnType<typeof openEmbedded>>["pool"], "query">) => Promise<Value>,
): Promise<Value> => {
  const { pool, close } = await openEmbedded(join(disk.folder, "database"));
  return work(pool).finally(close);
};

/**
 * Writes empty messages until the log's file has a last megabyte: some bookings fill it, and the next file must be made.
 * @returns the file's name.
 */
function writeLogToItsEnd(disk: SmallDisk): Promise<string> {
  return withBooks(disk, async (client) => {
    for (;;) {
      const { rows } = await client.query(
        `select (pg_current_wal_insert_lsn() - '0/0')::bigint % ${LOG_FILE_BYTES} as at, pg_walfile_name(pg_current_wal_insert_lsn()) as name`,
      );
      const [{ at, name: current } = { at: "0", name: "" }] = rows as { at: string; name: string }[];
      if (Number(at) > LOG_FILE_BYTES - 1_000_000) return current;
      await client.query("select pg_logical_emit_message(true, 'proof', repeat('a', 500000))");
    }
  });
}

/** Takes away the log files that the database has made ahead. */
function dropLogAfter(disk: SmallDisk, name: string): void {
  const folder = join(disk.folder, "database/pg_wal");
  for (const file of readdirSync(folder)) if (/^[0-9A-F]{24}$/.test(file) && file > name) rmSync(join(folder, file));
}
