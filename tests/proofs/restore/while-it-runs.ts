import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { seeded } from "../../../src/core/kernel/seeded.ts";
import { RECOVERED_AT, startNode } from "../kills/node.ts";
import type { Findings } from "../proof.ts";
import { auditBooks } from "../shared/audit.ts";
import { listOffers } from "../shared/offers.ts";
import { askFor, newWish, QUICK_CARDS } from "../shared/wishes.ts";
import { runScript } from "./run-script.ts";
import type { Site } from "./sites.ts";

const AT_ONCE = 6;
/** How long what was under way may take to its end. */
const SETTLE_MS = 60_000;

/** Backs a site up in the middle of bookings and restores it elsewhere: a moment of the books is a whole that goes on. */
export async function backUpWhileItRuns(site: Site, elsewhere: Site): Promise<Findings> {
  const file = join(tmpdir(), `farewind-live-${process.pid}.jsonl.gz`);
  const server = await startNode(site.books);
  const chance = seeded(1);
  try {
    const offers = await listOffers(server.url);
    const shift = { isOver: false, asked: 0 };
    const buyers = Array.from({ length: AT_ONCE }, async () => {
      while (!shift.isOver) await askFor(newWish(`live-${++shift.asked}`, offers, chance, QUICK_CARDS), server.url);
    });
    const said = await runScript("backup", site.books, file);
    shift.isOver = true;
    await server.stop();
    await Promise.all(buyers);
    await runScript("restore", elsewhere.books, file);
    return { done: `backed up during ${shift.asked} bookings (${said.split(" ")[0]} rows)`, faults: await settle(elsewhere) };
  } finally {
    await server.stop();
    rmSync(file, { force: true });
  }
}

async function settle(site: Site): Promise<readonly string[]> {
  const server = await startNode(site.books, RECOVERED_AT);
  const working = "select 1 from bookings where state in ('held', 'authorised', 'ordered', 'captured', 'undoing')";
  const deadline = performance.now() + SETTLE_MS;
  while ((await site.look((client) => client.query(working))).rows.length > 0 && performance.now() < deadline) await setTimeout(250);
  await server.stop();
  return site.look((client) => auditBooks(async (statement) => (await client.query(statement)).rows));
}
