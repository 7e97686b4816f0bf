import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { openDatabase } from "../open-database.ts";
import { inventory } from "../schema/index.ts";
import { appliedMoreThanOnce } from "../test-databases.ts";
import { openEmbedded } from "./open-embedded.ts";
import { WEB_ASSEMBLY_FLAGS } from "./web-assembly-flags.ts";

const OPENER = new URL("../open-database.ts", import.meta.url).href;

/** A process that opens the folder, writes rows for as long as it lives and says each row that was acknowledged. */
const WRITER = `
  const { openDatabase } = await import(${JSON.stringify(OPENER)});
  const { queries } = await openDatabase({ kind: "embedded", folder: process.argv[1] });
  for (let row = 0; ; row++) {
    await queries.execute("insert into inventory values ('row " + row + "', 1)");
    console.log(row);
  }`;

/** A process that opens the folder without a line of ours and lets it count for a while. */
const COUNTER = `
  const { PGlite } = await import("@electric-sql/pglite");
  const database = await PGlite.create(process.argv[1]);
  await database.query("select count(*) from generate_series(1, 300000) as row where row % 3 = 1");
  await database.close();`;

let home: string;
let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "farewind-db-"));
  folder = join(home, "database");
  cpSync(inject("emptyDatabase"), home, { recursive: true });
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(home, { recursive: true, force: true });
});

const open = () => openDatabase({ kind: "embedded", folder });

/** Starts the writer and resolves once it has acknowledged ten rows. */
async function startWriter() {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", WRITER, folder], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  let said = "";
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    if (said.split("\n").length > 10) break;
  }
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stdout.resume();
  return { child, acknowledged: () => said.trim().split("\n").length };
}

describe("the embedded database", () => {
  it("keeps its rows from one opening to the next", async () => {
    const first = await open();
    await first.queries.insert(inventory).values({ claimKey: "A", sold: 3 });
    await first.close();
    expect(await first.ping()).toBe(false);
    const second = await open();
    expect(await second.queries.select().from(inventory)).toEqual([{ claimKey: "A", sold: 3 }]);
    expect(await appliedMoreThanOnce(second)).toEqual([]);
    await second.close();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it("waits at its closing for what runs", async () => {
    const database = await open();
    const writing = database.transaction(async (tx) => {
      for (const claimKey of ["A", "B", "C"]) await tx.insert(inventory).values({ claimKey, sold: 1 });
    });
    await database.close();
    await expect(writing).resolves.toBeUndefined();
    const again = await open();
    expect(await again.queries.select().from(inventory)).toHaveLength(3);
    await again.close();
  });

  it("lets the server's own thread go on while a statement runs", async () => {
    const database = await open();
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    await database.queries.execute("select count(*) from generate_series(1, 3000000)");
    clearInterval(turning);
    expect(turns).toBeGreaterThan(5);
    await database.close();
  });

  it("is left as V8 first makes it, whatever it computes", () => {
    const args = [...WEB_ASSEMBLY_FLAGS, "--trace-wasm-compilation-times", "--input-type=module", "--eval", COUNTER, folder];
    const made = execFileSync(process.execPath, args, { encoding: "utf8" });
    expect(made).toContain("using Liftoff");
    expect(made).not.toContain("using TurboFan");
  });

  it("refuses a second process with one line that names folder and process", async () => {
    const { child } = await startWriter();
    const refused = open();
    await expect(refused).rejects.toThrow(`The database folder ${folder} is in use by process ${child.pid}.`);
    await expect(refused).rejects.toMatchObject({ name: "StartError" });
  });

  it("opens again after its process was killed, with every acknowledged row", async () => {
    const { child, acknowledged } = await startWriter();
    child.kill("SIGKILL");
    await once(child, "close");
    const database = await open();
    const rows = await database.queries.select().from(inventory);
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged());
    await database.close();
  });

  it("forgets the transaction of a connection that was lost", async () => {
    const { pool, close } = await openEmbedded(folder);
    const lost = await pool.connect();
    await lost.query("begin");
    await lost.query("insert into inventory values ('A', 1)");
    lost.release(true);
    expect((await pool.query("select * from inventory")).rows).toEqual([]);
    await close();
  });
});
