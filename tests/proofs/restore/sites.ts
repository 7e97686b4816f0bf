import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../../support/data-folder.ts";
import { openEmbedded } from "../../../src/adapters/db/embedded/open-embedded.ts";
import type { Books } from "../kills/node.ts";
import { ownDatabase } from "../shared/own-database.ts";
import { type Client, withClient } from "../shared/with-client.ts";

/** Where a site keeps its books, seen from outside. */
export interface Site {
  readonly name: string;
  readonly books: Books;
  /** Looks into them while no server has them. */
  look<Value>(work: (client: Client) => Promise<Value>): Promise<Value>;
  /** Leaves nothing but what the runbook has the operator put back: the secret key. */
  wipe(): Promise<void>;
  drop(): Promise<void>;
}

export async function siteOnPostgres(server: string): Promise<Site> {
  const { url, wipe, drop } = await ownDatabase(server);
  return { name: "Postgres", books: { DATABASE_URL: url }, look: (work) => withClient(url, work), wipe, drop };
}

const KEY = "secret-key";

export async function siteOnPglite(): Promise<Site> {
  const folder = await dataFolder("restore");
  const database = join(folder, "database");
  return {
    name: "PGlite",
    books: { DATA_DIR: folder, SECRET_KEY: "" },
    look: async (work) => {
      const { pool, close } = await openEmbedded(database);
      return work(pool).finally(close);
    },
    wipe: async () => {
      const key = readFileSync(join(folder, KEY));
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      writeFileSync(join(folder, KEY), key);
    },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
