import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { StartError } from "../faults/start-error.ts";
import type { Database } from "../open-database.ts";
import { versionOfSources, versionWord } from "../tables-version.ts";
import { type BackupLine, UNKNOWN_SOURCES } from "./backup-lines.ts";
import { readBackup } from "./read-backup.ts";
import { requireVersion } from "./require-version.ts";
import { writeBackup } from "./write-backup.ts";

/**
 * Writes everything into a new file that its owner alone may read. It has its name once it is whole and on the disk.
 * @param sources of whoever writes it, which the file tells a person.
 * @returns the number of rows.
 * @throws StartError when the file cannot be written.
 */
export async function backUpTo(file: string, database: Database, sources = UNKNOWN_SOURCES): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const zip = createGzip();
  await remove(unfinished); // One that broke off may stand there, open to more eyes.
  const target = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
  const stored = pipeline(zip, target);
  stored.catch(() => zip.destroy());
  try {
    const rows = await writeBackup(database, (line) => written(zip, line), sources);
    zip.end();
    await stored;
    await rename(unfinished, file);
    await flushFolder(dirname(file));
    return rows;
  } catch (error) {
    await remove(unfinished);
    throw target.errored ? unwritable(file, target.errored) : error; // after its own fault, whatever is written fails in other words
  }
}

/** What cannot be taken away cannot be made either: that fault says why. */
const remove = (file: string): Promise<void> => rm(file, { force: true }).catch(() => undefined);

function unwritable(file: string, fault: NodeJS.ErrnoException): StartError {
  const { code = "unknown" } = fault;
  const why = code === "ENOENT" ? `(${code}): there is no folder ${dirname(file)}` : `(${code})`;
  return new StartError(`${file} cannot be written ${why}.`, { cause: fault });
}

/** A name is on the disk once its folder is; Windows sees to that by itself. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function written(zip: NodeJS.WritableStream, line: BackupLine): Promise<void> {
  return new Promise((done, refuse) => {
    zip.write(`${JSON.stringify(line)}\n`, (error) => (error ? refuse(error) : done()));
  });
}

/**
 * Reads a file once to its end: before a database is opened for it, in which this version would make its tables.
 * @throws StartError when the file is no backup, one of another version than these sources, or a copy that breaks off.
 */
export async function requireOurBackup(file: string): Promise<void> {
  let last: BackupLine["kind"] | null = null;
  for await (const line of linesOf(file)) {
    if (line.kind === "head") requireVersion(line, versionWord(versionOfSources()));
    last = line.kind;
  }
  if (last === null) throw new StartError(`${file} is empty: nothing was restored.`);
  if (last !== "end") throw new StartError(`${file} is cut off: nothing was restored.`);
}

/** Restores a file. @throws StartError as `readBackup` does, and when the file is no backup. */
export const restoreFrom = (file: string, database: Database): Promise<number> => readBackup(database, linesOf(file));

async function* linesOf(file: string): AsyncGenerator<BackupLine> {
  let isFirst = true;
  const text = createGunzip();
  try {
    const packed = pipeline(createReadStream(file), text);
    // It is told below, by what reads the lines; until then nobody has asked for it.
    packed.catch(() => undefined);
    for await (const line of splitLines(text.setEncoding("utf8"))) {
      const parsed = JSON.parse(line) as BackupLine;
      if (isFirst && (parsed.kind !== "head" || parsed.format !== 1)) throw new SyntaxError("It has another head.");
      isFirst = false;
      yield parsed;
    }
    await packed;
  } catch (error) {
    const why = error instanceof SyntaxError ? "it holds something else" : error instanceof Error ? error.message : "unknown";
    throw new StartError(`${file} cannot be read as a backup (${why}): nothing was restored.`, { cause: error });
  } finally {
    text.destroy(); // and with it the file, of which somebody may want the head alone
  }
}

/** Node's own reader ends a line at U+2028 and U+2029 too, which JSON lets stand in what a visitor has written. */
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const part of text) {
    const [first = "", ...others] = part.split("\n");
    begun.push(first);
    for (const next of others) {
      yield begun.join("");
      begun = [next];
    }
  }
  const last = begun.join("");
  if (last !== "") yield last;
}
