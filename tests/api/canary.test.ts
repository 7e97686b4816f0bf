import { expect, it } from "vitest";
import { embeddedSite, serverSite, type Site } from "../proofs/canary/sites.ts";
import { proveAt } from "../proofs/canary.ts";

const DATABASE = process.env["TEST_DATABASE_URL"];
const SITES: readonly (readonly [string, () => Promise<Site>])[] = [
  ["PGlite", embeddedSite],
  ["Postgres", () => serverSite(DATABASE ?? "", undefined)],
];
/** As patient as four starts of a server need on a machine that has other things to do, in milliseconds. */
const PATIENCE = 240_000;

it.each(DATABASE ? SITES : SITES.slice(0, 1))(
  "a card leaves no trace in data on %s, in logs, mails and answers, in whatever way it was sent, through a crash too",
  async (_, open) => {
    expect((await proveAt(await open(), 60, () => {})).faults).toEqual([]);
  },
  PATIENCE,
);
