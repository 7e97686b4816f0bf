import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { asStranger } from "../../tests/support/as-stranger.ts";
import { inDataFolder } from "./in-data-folder.ts";

let home = "";
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), "farewind-data-"))));
afterEach(() => rmSync(home, { recursive: true }));

const make = (dataDir: string) => inDataFolder({ dataDir }, async () => void mkdirSync(join(dataDir, "database"), { recursive: true }));

/** What a start says in one line. */
const said = (line: RegExp) => ({ name: "StartError", message: expect.stringMatching(line) });

describe("the data folder", () => {
  it("that is another user's is told of in one line, with the part that is closed", async () => {
    writeFileSync(join(home, "secret-key"), "k");
    const made = asStranger(home, () => make(home));
    await expect(made).rejects.toMatchObject(said(/^The folder of DATA_DIR .*\/database is closed to this user \(EACCES\)\. .+$/));
    const read = asStranger(home, () => inDataFolder({ dataDir: home }, async () => readFileSync(join(home, "secret-key"))));
    await expect(read).rejects.toMatchObject(said(/^The folder of DATA_DIR .*\/secret-key is closed to this user \(EACCES\)\. .+$/));
  });

  it.each(["EPERM", "EROFS"])("that the system keeps from us is told of in one line (%s)", async (code) => {
    const refused = Object.assign(new Error(code), { code, path: join(home, "database") });
    await expect(inDataFolder({ dataDir: home }, () => Promise.reject(refused))).rejects.toMatchObject(
      said(new RegExp(`^The folder of DATA_DIR .+ \\(${code}\\)\\. .+$`)),
    );
  });

  it("that is a file, or lies in one, is told of in one line", async () => {
    const file = join(home, "file");
    writeFileSync(file, "");
    await expect(inDataFolder({ dataDir: file }, async () => mkdirSync(file, { recursive: true }))).rejects.toMatchObject(
      said(/^The folder of DATA_DIR .*\/file is no folder \(EEXIST\)\. .+$/),
    );
    await expect(make(join(file, "data"))).rejects.toMatchObject(said(/^The folder of DATA_DIR .* lies in a file \(ENOTDIR\)\. .+$/));
  });

  it("hides no fault that has nothing to do with it", async () => {
    const elsewhere = Object.assign(new Error("EACCES"), { code: "EACCES", path: `${home}-of-others/file` });
    for (const fault of [elsewhere, new TypeError("a defect")])
      await expect(inDataFolder({ dataDir: home }, () => Promise.reject(fault))).rejects.toBe(fault);
  });

  it.each([
    ["the system", Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })],
    ["the system, to an owner who has had enough", Object.assign(new Error("EDQUOT"), { code: "EDQUOT" })],
    ["the embedded database's file system", { name: "ErrnoError", errno: 51 }],
    [
      "the embedded database, which ends",
      Object.assign(new Error("Aborted(). Build with -sASSERTIONS for more info."), { name: "RuntimeError" }),
    ],
    ["the embedded database, which does not begin", new Error("PGlite failed to initialize properly")],
    [
      "the embedded database, asked for its tables",
      new Error("Failed query", { cause: Object.assign(new Error("full"), { code: "53100" }) }),
    ],
  ])("on a full disk is told of in one line, whatever is said by %s", async (_, fault) => {
    const full = inDataFolder(
      { dataDir: home },
      () => Promise.reject(fault),
      () => true,
    );
    await expect(full).rejects.toMatchObject({ ...said(/^The disk of DATA_DIR \(\/.+\) is full\. Make room on it; .+$/), cause: fault });
    const roomy = inDataFolder(
      { dataDir: home },
      () => Promise.reject(fault),
      () => false,
    );
    await expect(roomy, "where there is room it is another fault").rejects.toBe(fault);
  });

  it("that cannot even be made on a full disk needs no trial to be told of", async () => {
    const fault = Object.assign(new Error("ENOSPC: no space left on device, mkdir"), {
      code: "ENOSPC",
      path: join(home, "data", "database"),
    });
    const making = inDataFolder({ dataDir: join(home, "data") }, () => Promise.reject(fault));
    await expect(making).rejects.toMatchObject(said(/^The disk of DATA_DIR \(\/.+\) is full\. .+$/));
  });

  it("on a full disk hides no fault that has nothing to do with the disk", async () => {
    const defect = new TypeError("a defect");
    await expect(
      inDataFolder(
        { dataDir: home },
        () => Promise.reject(defect),
        () => true,
      ),
    ).rejects.toBe(defect);
  });

  it("gives what was made in it", async () => {
    expect(await inDataFolder({ dataDir: home }, async () => "made")).toBe("made");
  });
});
