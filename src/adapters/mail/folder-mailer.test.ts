import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { describeMailer, MAIL, SENDER } from "./contract.ts";
import { createFolderMailer } from "./folder-mailer.ts";

const homes: string[] = [];
afterEach(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

function setUp() {
  const home = mkdtempSync(join(tmpdir(), "farewind-mail-"));
  homes.push(home);
  const folder = join(home, "outbox");
  return { home, folder, mailer: createFolderMailer(folder, SENDER) };
}

describeMailer("folder", async () => {
  const { folder, mailer } = setUp();
  return {
    mailer,
    arrived: async () => (existsSync(folder) ? readdirSync(folder) : []).map((file) => readFileSync(join(folder, file), "utf8")),
  };
});

describe("the folder of mails", () => {
  it("holds one file a mail, for its owner alone, named by time and id", async () => {
    const { folder, mailer } = setUp();
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    expect(readdirSync(folder)).toEqual(["20261201150405-mail-1.eml"]);
    expect(statSync(join(folder, "20261201150405-mail-1.eml")).mode & 0o077).toBe(0);
  });

  it("says why a mail could not be written", async () => {
    const { home, mailer } = setUp();
    writeFileSync(join(home, "outbox"), "a file where the folder should be");
    expect(await mailer.send(MAIL)).toEqual({ ok: false, error: { code: "EEXIST", isOfMail: false } });
  });
});
