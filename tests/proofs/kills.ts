import { counted } from "../../src/core/kernel/index.ts";
import { NO_POSTGRES, ownDatabase, postgresUrl } from "./shared/own-database.ts";
import { withClient } from "./shared/with-client.ts";
import { judge } from "./kills/judge.ts";
import { type Killed, killUnderLoad, type Look, recover } from "./kills/under-load.ts";
import type { Proof } from "./proof.ts";

/** Nodes that run at once, each killed in its turn. */
const CHAINS = ["a", "bb"];

export const proof: Proof = {
  claim:
    "who was told of a booking has it, paid and ordered once, and who cancels it is paid back once, however often two nodes on Postgres are killed",
  count: 100,
  prove: async (count, say) => {
    const server = postgresUrl();
    if (server === null) return { done: "Nothing", faults: [], leftOut: NO_POSTGRES };
    const database = await ownDatabase(server);
    try {
      const books = { DATABASE_URL: database.url };
      const started = performance.now();
      const shares = CHAINS.map((_, at) => Math.floor((count + at) / CHAINS.length)).filter((share) => share > 0);
      const look: Look = (work) => withClient(database.url, work);
      const chains = await Promise.all(
        shares.map((kills, at) => killUnderLoad({ name: CHAINS[at] ?? "", books, kills, look, lookEvery: 1 })),
      );
      const killed: Killed = {
        wishes: chains.flatMap(({ wishes }) => wishes),
        cutIn: chains.flatMap(({ cutIn }) => cutIn),
        looks: chains.reduce((sum, { looks }) => sum + looks, 0),
      };
      say(`${counted(count, "kill")} of ${counted(shares.length, "node")} in ${Math.round((performance.now() - started) / 1000)} s`);
      const unsettled = await recover(books, killed.wishes);
      return { ...(await judge(count, chains.length, killed, unsettled, look)), leftOut: null };
    } finally {
      await database.drop();
    }
  },
};
