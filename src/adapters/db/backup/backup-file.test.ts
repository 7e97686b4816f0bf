import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { versionOfSources, versionWord } from "../tables-version.ts";
import { requireOurBackup } from "./backup-file.ts";

let home: string;
beforeAll(() => void (home = mkdtempSync(join(tmpdir(), "farewind-another-"))));
afterAll(() => rmSync(home, { recursive: true }));

const head = (made: unknown) => `${JSON.stringify({ kind: "head", format: 1, version: "of another/1", made })}\n`;
/** A backup of these sources: its head, and what is to follow. */
const ours = (...lines: readonly unknown[]) =>
  [{ kind: "head", format: 1, version: versionWord(versionOfSources()) }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join("");
const TABLE = { kind: "table", name: "public.bookings", part: null };
const AT = "2026-11-24T03:00:00Z";

it.each([
  [
    "another version's, which it names",
    head({ release: "0.1.0", commit: "41c22a9", at: AT }),
    /^The backup is another version's, made by 0\.1\.0, commit 41c22a9, on 2026-11-24: restore it with the version that made it\. Nothing was restored\.$/,
  ],
  ["another version's, of which the release is known", head({ release: "0.1.0", at: AT }), / made by 0\.1\.0, on 2026-11-24: restore it /],
  [
    "another version's, of which the commit is known",
    head({ commit: "41c22a9", at: AT }),
    / made by commit 41c22a9, on 2026-11-24: restore it /,
  ],
  ["another version's, of which the day is known", head({ at: AT }), / version's, made on 2026-11-24: restore it /],
  ["another version's, of before, which does not say more", head(undefined), /^The backup is another version's: restore it /],
  ["no backup", "a list of things\n", /^.+ cannot be read as a backup \(it holds something else\): nothing was restored\.$/],
  ["ours and has no end", ours(TABLE), /^.+ is cut off: nothing was restored\.$/],
  [
    "ours and breaks off within a line",
    ours(TABLE).slice(0, -9),
    /^.+ cannot be read as a backup \(it holds something else\): nothing was restored\.$/,
  ],
  ["empty", "", /^.+ is empty: nothing was restored\.$/],
])("a file that is %s is refused in words", async (_, text, said) => {
  const file = join(home, "backup.gz");
  writeFileSync(file, gzipSync(text));
  await expect(requireOurBackup(file)).rejects.toThrow(said);
});

it("a copy of ours that breaks off is refused in words, and a whole one is not", async () => {
  const file = join(home, "copy.gz");
  const whole = gzipSync(ours(TABLE, { kind: "end", rows: 0 }));
  writeFileSync(file, whole);
  await expect(requireOurBackup(file)).resolves.toBeUndefined();
  writeFileSync(file, whole.subarray(0, -20));
  await expect(requireOurBackup(file)).rejects.toThrow(
    /^.+ cannot be read as a backup \(unexpected end of file\): nothing was restored\.$/,
  );
});
