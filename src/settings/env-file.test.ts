import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { asStranger } from "../../tests/support/as-stranger.ts";
import { readEnvFile } from "./env-file.ts";

const folder = mkdtempSync(join(tmpdir(), "farewind-env-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string | Uint8Array, mode = 0o644): string {
  const file = join(folder, `${Math.random()}.env`);
  writeFileSync(file, text, { mode });
  return file;
}

describe("a file of settings", () => {
  it("says nothing where there is none", () => {
    expect(readEnvFile(join(folder, "none"))).toEqual({ env: {}, faults: [] });
  });

  it("is read with quotes and notes, and with what Windows puts before its first letter", () => {
    const file = fileOf('\uFEFFPORT=8080\n# a note\nOFFICE_ADDRESS="1 Main Street"\nTEST_DATABASE_URL=postgres://x\n');
    expect(readEnvFile(file)).toEqual({
      env: { PORT: "8080", OFFICE_ADDRESS: "1 Main Street", TEST_DATABASE_URL: "postgres://x" },
      faults: [],
    });
  });

  it("that may not be read is not taken for one that is not there", () => {
    const file = fileOf("PORT=8080", 0o600);
    const { env, faults } = asStranger(folder, () => readEnvFile(file));
    expect(env).toEqual({});
    expect(faults).toEqual([`${file} is there and cannot be read (EACCES). It must be readable by the user who runs this.`]);
  });

  it.each([
    ["UTF-16, as a shell of Windows writes it", Buffer.from("\uFEFFPORT=8080\r\n", "utf16le")],
    ["UTF-16 without a mark", Buffer.from("PORT=8080\r\n", "utf16le")],
    ["Latin-1", Buffer.from("BRAND_NAME=L\u00F6we\n", "latin1")],
  ])("that is written in %s is not taken for one that names nothing", (_, bytes) => {
    const file = fileOf(bytes);
    expect(readEnvFile(file)).toEqual({
      env: {},
      faults: [`${file} is not written in UTF-8. Save it anew in that encoding.`],
    });
  });

  it.each([
    ["BRAND_NAM", "BRAND_NAME"],
    ["TRUST_PROX", "TRUST_PROXY"],
    ["PORTT", "PORT"],
    ["MAIL_URI", "MAIL_URL"],
    ["brand_name", "BRAND_NAME"],
  ])("that names %s is asked whether it means %s", (name, meant) => {
    const file = fileOf(`${name}=x`);
    expect(readEnvFile(file).faults).toEqual([`${file} names ${name}, which is no setting: ${meant}?`]);
  });

  it("may name what is none of ours", () => {
    expect(readEnvFile(fileOf("NODE_ENV=production\nCOMPOSE_PROJECT_NAME=x\nPGHOST=y")).faults).toEqual([]);
  });
});
