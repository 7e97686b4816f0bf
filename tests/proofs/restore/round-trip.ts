import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SANDBOX_CARDS } from "../../../src/adapters/payments/sandbox/sandbox-cards.ts";
import { counted } from "../../../src/core/kernel/index.ts";
import { seeded } from "../../../src/core/kernel/seeded.ts";
import { kill, startNode } from "../kills/node.ts";
import { recover } from "../kills/under-load.ts";
import type { Findings } from "../proof.ts";
import { auditBooks, auditTold } from "../shared/audit.ts";
import { listOffers } from "../shared/offers.ts";
import { askFor, newWish, QUICK_CARDS, type Wish } from "../shared/wishes.ts";
import { differences, hashAll } from "./hashes.ts";
import { runScript } from "./run-script.ts";
import type { Site } from "./sites.ts";

const BURST = 8;

/**
 * Books, dies in the middle of it, is backed up, wiped and restored; then it must be the same to the last row, what was under way must
 * come to its end, and an offer of before must be known as one of ours.
 */
export async function goRoundTrip(site: Site, count: number): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), "farewind-backup-"));
  try {
    const file = join(folder, "backup.jsonl.gz");
    const wishes = await bookAndDie(site, count);
    const before = await site.look(hashAll);
    const underWay = await site.look(countUnderWay);
    await runScript("backup", site.books, file);
    await site.wipe();
    await runScript("restore", site.books, file);
    const after = await site.look(hashAll);
    const unsettled = await recover(site.books, wishes);
    const wrong = await site.look(async (client) => {
      const ask = async (statement: string) => (await client.query(statement)).rows;
      return [...(await auditBooks(ask)), ...(await auditTold(ask, wishes))];
    });
    const unshown = underWay === 0 ? [`${site.name}: nothing was under way, which shows too little`] : [];
    const done = `${site.name}: ${before.rows} rows of ${Object.keys(before.byName).length} tables and sequences alike, ${counted(underWay, "booking")} under way went on`;
    return { done, faults: [...unshown, ...differences(before, after), ...wishes.flatMap(({ faults }) => faults), ...unsettled, ...wrong] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Books until the last few, of which only the first has its answer when the server is killed; the very last pays with a card that is
 * answered when nobody waits any more. One wish beside them is kept for later: it must be told that its offer is old, not that it is forged.
 */
async function bookAndDie({ books }: Site, count: number): Promise<readonly Wish[]> {
  const chance = seeded(count);
  const server = await startNode(books);
  const offers = await listOffers(server.url);
  const wishes = Array.from({ length: Math.max(count, 2 * BURST) }, (_, at) => newWish(`restored-${at}`, offers, chance, QUICK_CARDS));
  for (let at = 0; at < wishes.length - BURST; at += BURST) {
    await Promise.all(wishes.slice(at, Math.min(at + BURST, wishes.length - BURST)).map((wish) => askFor(wish, server.url)));
  }
  const slow = newWish("restored-slow", offers, chance, [SANDBOX_CARDS.answersLate]);
  const last = [...wishes.slice(-BURST), slow].map((wish) => askFor(wish, server.url));
  await Promise.race(last);
  await kill(server);
  await Promise.all(last);
  return [...wishes, slow, newWish("restored-kept-offer", offers, chance)];
}

async function countUnderWay(client: Parameters<typeof hashAll>[0]): Promise<number> {
  const working = "('held', 'authorised', 'ordered', 'captured', 'undoing')";
  const { rows } = await client.query(`select count(*)::int as count from bookings where state in ${working}`);
  return (rows as { count: number }[])[0]?.count ?? 0;
}
