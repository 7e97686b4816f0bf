import { startServer } from "../support/server.ts";
import { fightForSeats } from "./last-seat/seats.ts";
import { submitAtOnce } from "./last-seat/submits.ts";
import { NO_POSTGRES, ownDatabase, postgresUrl } from "./shared/own-database.ts";
import { auditBooks } from "./shared/audit.ts";
import { withClient } from "./shared/with-client.ts";
import type { Proof } from "./proof.ts";

/** How often one form is submitted many times at once: for ten last seats once. */
const SUBMITS_SHARE = 10;
const CLOCK = "2026-12-01T15:00:00Z";

export const proof: Proof = {
  claim: "of two nodes that fight for a last seat one sells it, and a form submitted 50 times at once books and charges once",
  count: 200,
  prove: async (count, say) => {
    const server = postgresUrl();
    if (server === null) return { done: "Nothing", faults: [], leftOut: NO_POSTGRES };
    const database = await ownDatabase(server);
    const env = { DATABASE_URL: database.url, CLOCK };
    const first = await startServer(env); // it makes the tables
    const second = await startServer(env);
    const nodes = [first.url, second.url] as const;
    try {
      const seats = await withClient(database.url, (client) => fightForSeats(nodes, client, count));
      say(seats.done);
      const submits = await submitAtOnce(nodes, Math.ceil(count / SUBMITS_SHARE));
      say(submits.done);
      const wrong = await withClient(database.url, (client) => auditBooks(async (statement) => (await client.query(statement)).rows));
      return { done: `${seats.done}; ${submits.done}`, faults: [...seats.faults, ...submits.faults, ...wrong], leftOut: null };
    } finally {
      await Promise.all([first.stop(), second.stop()]);
      await database.drop();
    }
  },
};
