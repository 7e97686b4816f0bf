import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { openUnchanged } from "./adapters/db/open-database.ts";
import { openOwnDesk } from "./desk-context.ts";
import { readSettings } from "./settings/settings.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "farewind-desk-"));
  cpSync(inject("emptyDatabase"), home, { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

/** The version of the queue's tables, after a change to it. */
async function queueVersion(change: string): Promise<unknown> {
  const database = await openUnchanged({ kind: "embedded", folder: join(home, "database") });
  const { rows } = await database.queries.execute(sql.raw(`${change} returning version`));
  await database.close();
  return rows[0]?.["version"];
}

it("a desk of its own brings no table of an older server up to date", async () => {
  const older = await queueVersion("update jobs.version set version = version - 1");
  const opening = openOwnDesk(readSettings({ DATA_DIR: home }));
  await expect(opening).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringMatching(/^.+ start this version's server first.+$/),
  });
  expect(await queueVersion("update jobs.version set version = version")).toBe(older);
});
