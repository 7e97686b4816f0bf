import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "farewind-lock-"));
  folder = join(home, "database");
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const leaveLock = (text: string) => writeFileSync(`${folder}.lock`, text);
/** The id of a process that has ended. */
const deadPid = () => Number(execFileSync(process.execPath, ["--print", "process.pid"], { encoding: "utf8" }));

describe("the lock of a folder", () => {
  it("is refused to everybody else until it is given free, and leaves nothing behind", () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `The database folder ${folder} is in use by process ${process.pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
    unlock();
    lockFolder(folder)();
    expect(readdirSync(home)).toEqual([]);
  });

  it.each([
    ["of a process that died", () => JSON.stringify({ pid: deadPid(), startedAtTick: "5" })],
    ["of a process that died on a system without /proc", () => JSON.stringify({ pid: deadPid(), startedAtTick: null })],
    ["that was cut off", () => '{"pid":'],
    ["with nothing in it", () => ""],
  ])("%s is taken over", (_, text) => {
    leaveLock(text());
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    unlock();
    expect(readdirSync(home)).toEqual([]);
  });

  // In a container, every start of the server has the same process id.
  it.runIf(process.platform === "linux")("of an earlier process with the same id is taken over", () => {
    leaveLock(JSON.stringify({ pid: process.pid, startedAtTick: "1" }));
    lockFolder(folder)();
    expect(readdirSync(home)).toEqual([]);
  });
});
