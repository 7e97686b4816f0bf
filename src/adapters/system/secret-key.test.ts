import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keptSecret } from "./secret-key.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "farewind-secret-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("makes a secret once, for its owner alone, in a data folder that need not be there", () => {
  const data = join(folder, "data");
  const secret = keptSecret(data);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keptSecret(data)).toBe(secret);
  expect(readdirSync(data)).toEqual(["secret-key"]);
  expect(statSync(join(data, "secret-key")).mode & 0o777).toBe(0o600);
});

it.each(["", "\n", "short"])("signs nothing with what is no key: %j", (kept) => {
  writeFileSync(join(folder, "secret-key"), kept);
  expect(() => keptSecret(folder)).toThrow(expect.objectContaining({ name: "StartError", message: expect.stringContaining("secret-key") }));
});
