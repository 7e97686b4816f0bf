import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { requireOurBackup } from "./backup-file.ts";

let home: string;
beforeAll(() => void (home = mkdtempSync(join(tmpdir(), "farewind-another-"))));
afterAll(() => rmSync(home, { recursive: true }));

const head = (made: unknown) => `${JSON.stringify({ kind: "head", format: 1, version: "of another/1", made })}\n`;
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
  ["empty", "", /^.+ is empty: nothing was restored\.$/],
])("a file that is %s is refused in words", async (_, text, said) => {
  const file = join(home, "backup.gz");
  writeFileSync(file, gzipSync(text));
  await expect(requireOurBackup(file)).rejects.toThrow(said);
});
