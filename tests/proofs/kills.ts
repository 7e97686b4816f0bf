import { NO_POSTGRES, ownDatabase, postgresUrl } from "./shared/own-database.ts";
import { withClient } from "./shared/with-client.ts";
import { judge } from "./kills/judge.ts";
import { killUnderLoad, recover } from "./kills/under-load.ts";
import type { Proof } from "./proof.ts";

/** Nodes that run at once, each killed in its turn. */
const CHAINS = ["a", "bb"];

export const proof: Proof = {
  claim: "whoever was told of a booking has it once, paid once and ordered once, however often two nodes on Postgres are killed",
  count: 100,
  prove: async (count, say) => {
    const server = postgresUrl();
    if (server === null) return { done: NO_POSTGRES, faults: [] };
    const database = await ownDatabase(server);
    try {
      const books = { DATABASE_URL: database.url };
      const started = performance.now();
      const shares = CHAINS.map((_, at) => Math.floor((count + at) / CHAINS.length)).filter((share) => share > 0);
      const wishes = (await Promise.all(shares.map((kills, at) => killUnderLoad(books, kills, CHAINS[at] ?? "")))).flat();
      say(`${count} kills of ${shares.length} nodes in ${Math.round((performance.now() - started) / 1000)} s`);
      const unsettled = await recover(books, wishes);
      return await judge(count, wishes, unsettled, (work) => withClient(database.url, work));
    } finally {
      await database.drop();
    }
  },
};
