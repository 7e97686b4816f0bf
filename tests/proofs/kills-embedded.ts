import { rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../support/data-folder.ts";
import { counted } from "../../src/core/kernel/index.ts";
import { openEmbedded } from "../../src/adapters/db/embedded/open-embedded.ts";
import { judge } from "./kills/judge.ts";
import { killUnderLoad, type Look, recover } from "./kills/under-load.ts";
import { type Findings, type Proof, together } from "./proof.ts";

/** Sites side by side, each with a folder of its own. */
const SITES = ["a", "bb"];
/** To look into a folder takes about as long as a kill. */
const LOOK_EVERY = 3;

export const proof: Proof = {
  claim:
    "who was told of a booking has it, paid and ordered once, and who cancels it is paid back once, however often a node on PGlite is killed",
  count: 30,
  prove: async (count, say) => {
    const shares = SITES.map((_, at) => Math.floor((count + at) / SITES.length)).filter((share) => share > 0);
    const started = performance.now();
    const findings = await Promise.all(shares.map((kills, at) => proveSite(kills, SITES[at] ?? "")));
    say(
      `${counted(count, "kill")} and the recovery of ${counted(shares.length, "folder")} in ${Math.round((performance.now() - started) / 1000)} s`,
    );
    return { ...together(findings), leftOut: null };
  },
};

async function proveSite(kills: number, name: string): Promise<Findings> {
  const folder = await dataFolder("kills");
  try {
    const books = { DATA_DIR: folder };
    const look: Look = async (work) => {
      const { pool, close } = await openEmbedded(join(folder, "database"));
      return work(pool).finally(close);
    };
    const killed = await killUnderLoad({ name, books, kills, look, lookEvery: LOOK_EVERY });
    const unsettled = await recover(books, killed.wishes);
    return await judge(kills, 1, killed, unsettled, look);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
