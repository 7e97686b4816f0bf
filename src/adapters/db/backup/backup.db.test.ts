import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { enquiryClaim, enquiryOf, mailOf } from "../../../usecases/testing/sample-enquiry.ts";
import { createEnquiryStore } from "../enquiry-store.ts";
import { type Database, openDatabase, openUnchanged } from "../open-database.ts";
import { outboxMails } from "../schema/index.ts";
import { emptyTables } from "../test-databases.ts";
import { backUpTo, restoreFrom } from "./backup-file.ts";
import type { BackupHead, BackupLine, Sources } from "./backup-lines.ts";
import { openEmpty } from "./open-empty.ts";
import { readBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "farewind-backup-"));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function* those(lines: readonly BackupLine[]): AsyncGenerator<BackupLine> {
  yield* lines;
}

async function headOf(database: Database, sources?: Sources): Promise<BackupHead> {
  const lines: BackupLine[] = [];
  await writeBackup(database, async (line) => void lines.push(line), sources);
  const [head] = lines;
  if (head?.kind !== "head") throw new Error("The backup has no head.");
  return head;
}

const applied = async ({ queries }: Database) => (await queries.execute(sql`select hash from applied_migrations`)).rows;

/** A database as a server leaves it, with the tables of its jobs. */
function serverDatabase(folder: string): Promise<Database> {
  cpSync(join(inject("emptyDatabase"), "database"), folder, { recursive: true });
  return openDatabase({ kind: "embedded", folder });
}

describe("a backup", () => {
  const home = mkdtempSync(join(tmpdir(), "farewind-backup-"));
  let database: Database;
  beforeAll(async () => void (database = await serverDatabase(join(home, "database"))));
  afterAll(async () => {
    await database.close();
    rmSync(home, { recursive: true, force: true });
  });

  /** While the queue's tables are those of an older version. */
  async function withOlderQueue(work: () => Promise<void>): Promise<void> {
    await database.queries.execute(sql`update jobs.version set version = version - 1`);
    await work().finally(() => database.queries.execute(sql`update jobs.version set version = version + 1`));
  }

  it("has its name once it is whole, and restores", async () => {
    const folder = newFolder();
    const rows = await backUpTo(join(folder, "b.gz"), database);
    expect(readdirSync(folder)).toEqual(["b.gz"]);
    expect(await restoreFrom(join(folder, "b.gz"), database)).toBe(rows);
  });

  it("gives every text back, whatever somebody takes for the end of a line in it", async () => {
    const text = "one\u2028two\u2029three\r\nfour\rfive\u0085six\vseven\f";
    await createEnquiryStore(database).add(enquiryOf(1), mailOf(1, { text }), enquiryClaim("k"));
    const [folder, other] = [newFolder(), await serverDatabase(join(home, "other"))];
    try {
      await backUpTo(join(folder, "b.gz"), database);
      await restoreFrom(join(folder, "b.gz"), other);
      expect(await other.queries.select({ body: outboxMails.body }).from(outboxMails)).toEqual([{ body: text }]);
    } finally {
      await other.close();
      await emptyTables(database);
    }
  });

  it("is for its owner's eyes, whoever could read one that broke off there", async () => {
    const file = join(newFolder(), "b.gz");
    writeFileSync(`${file}.unfinished`, "", { mode: 0o666 });
    await backUpTo(file, database);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("that cannot be written says where and why, and names a folder that is not there", async () => {
    const folder = join(newFolder(), "gone");
    const file = join(folder, "b.gz");
    await expect(backUpTo(file, database)).rejects.toThrow(`${file} cannot be written (ENOENT): there is no folder ${folder}.`);
    writeFileSync(folder, "");
    await expect(backUpTo(file, database)).rejects.toThrow(`${file} cannot be written (ENOTDIR).`);
  });

  it("that is cut off, of another kind or not there is refused in words", async () => {
    const folder = newFolder();
    const whole = join(folder, "b.gz");
    await backUpTo(whole, database);
    const bytes = readFileSync(whole);
    const cases = { cut: bytes.subarray(0, Math.floor(bytes.length / 2)), other: Buffer.from("a list of things"), empty: Buffer.alloc(0) };
    for (const [name, content] of Object.entries(cases)) {
      const file = join(folder, name);
      writeFileSync(file, content);
      await expect(restoreFrom(file, database), name).rejects.toThrow(/nothing was restored/);
    }
    await expect(restoreFrom(join(folder, "gone"), database)).rejects.toThrow("cannot be read as a backup (ENOENT");
  });

  it("says in its head by which version it was made and when, as far as that is known", async () => {
    const sources = { release: "0.1.0", commit: "41c22a9" };
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(await headOf(database, sources)).toMatchObject({ made: { ...sources, at } });
    expect((await headOf(database, { release: "0.1.0", commit: null })).made).toEqual({ release: "0.1.0", at });
    expect((await headOf(database)).made).toEqual({ at });
    await withOlderQueue(async () => {
      expect((await headOf(database, sources)).made, "of tables that are another version's").toEqual({ at });
    });
  });

  it("of before, whose head does not say who made it, is restored", async () => {
    const lines: BackupLine[] = [];
    const rows = await writeBackup(database, async (line) => void lines.push(line));
    const ofBefore = lines.map((line): BackupLine => (line.kind === "head" ? { kind: "head", format: 1, version: line.version } : line));
    expect(await readBackup(database, those(ofBefore))).toBe(rows);
  });

  it("is refused where the queue's tables are of another version, though ours are the same", async () => {
    const lines: BackupLine[] = [];
    await writeBackup(database, async (line) => void lines.push(line));
    await withOlderQueue(() => expect(readBackup(database, those(lines))).rejects.toThrow("another version's"));
  });
});

describe("a database that a backup is restored into", () => {
  it("is refused as it stands where it holds anything, also one of an older version", async () => {
    const folder = newFolder();
    const before = await serverDatabase(folder);
    await before.queries.execute(sql`delete from applied_migrations where created_at = (select max(created_at) from applied_migrations)`);
    await before.queries.execute(sql`insert into inventory (claim_key, sold) values ('a', 1)`);
    const left = await applied(before);
    await before.close();
    await expect(openEmpty({ kind: "embedded", folder })).rejects.toThrow("The database is not empty (public.inventory)");
    const database = await openUnchanged({ kind: "embedded", folder });
    expect(await applied(database)).toEqual(left);
    await database.close();
  });
});

describe("a database that is backed up", () => {
  it("is left as it stands, whatever version is looking", async () => {
    const folder = newFolder();
    const before = await serverDatabase(folder);
    await before.queries.execute(sql`delete from applied_migrations where created_at = (select max(created_at) from applied_migrations)`);
    const left = await applied(before);
    await before.close();
    const database = await openUnchanged({ kind: "embedded", folder });
    expect(await applied(database)).toEqual(left);
    await database.close();
  });

  it("of which no server has made the tables is called empty, and none is made", async () => {
    const folder = join(newFolder(), "none");
    await expect(openUnchanged({ kind: "embedded", folder: null })).rejects.toThrow("no server has made its tables");
    await expect(openUnchanged({ kind: "embedded", folder })).rejects.toThrow(`The database folder ${folder} has nothing in it`);
    expect(existsSync(folder)).toBe(false);
  });
});
