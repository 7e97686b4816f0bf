import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "../../src/adapters/db/embedded/open-embedded.ts";
import { judge } from "./kills/judge.ts";
import { killUnderLoad, recover } from "./kills/under-load.ts";
import type { Proof, Verdict } from "./proof.ts";

/** Sites side by side, each with a folder of its own. */
const SITES = ["a", "bb"];

export const proof: Proof = {
  claim: "whoever was told of a booking has it once, paid once and ordered once, however often a node on PGlite is killed",
  count: 30,
  prove: async (count, say) => {
    const shares = SITES.map((_, at) => Math.floor((count + at) / SITES.length)).filter((share) => share > 0);
    const started = performance.now();
    const verdicts = await Promise.all(shares.map((kills, at) => proveSite(kills, SITES[at] ?? "")));
    say(`${count} kills and the recovery of ${shares.length} folders in ${Math.round((performance.now() - started) / 1000)} s`);
    return { done: verdicts.map(({ done }) => done).join("; "), faults: verdicts.flatMap(({ faults }) => faults) };
  },
};

async function proveSite(kills: number, name: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), "farewind-kills-"));
  try {
    const books = { DATA_DIR: folder };
    const wishes = await killUnderLoad(books, kills, name);
    const unsettled = await recover(books, wishes);
    return await judge(kills, wishes, unsettled, async (work) => {
      const { pool, close } = await openEmbedded(join(folder, "database"));
      return work(pool).finally(close);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
