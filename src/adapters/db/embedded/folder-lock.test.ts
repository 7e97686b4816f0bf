import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Duplex, Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "farewind-lock-"));
  folder = join(home, "database");
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const leaveLock = (text: string) => writeFileSync(`${folder}.lock`, text);
const leaveForeign = () => leaveLock(JSON.stringify({ pid: process.pid, startedAtTick: "1", place: "another boot pid:[1]" }));
/** A second in the year 2001. */
const LONG_AGO = 1_000_000_000;
const makeOld = () => utimesSync(`${folder}.lock`, LONG_AGO, LONG_AGO);
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

  // A supervisor that is busy, or none at all in a container, leaves a killed server so.
  it.runIf(process.platform === "linux")("of a process that has ended and that nobody has asked how is taken over", async () => {
    const parent = spawn("sh", ["-c", "cat <&3 & echo $!; exec sleep 1000"], { stdio: ["ignore", "pipe", "inherit", "pipe"] });
    try {
      const [said] = (await once(parent.stdout as Readable, "data")) as [Buffer];
      const pid = Number(said.toString());
      // The shell itself would ask how its child has ended: the child ends once there is none.
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, "utf8")).toBe("sleep\n");
      (parent.stdio[3] as Duplex).destroy();
      const fields = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
      await expect.poll(() => fields()[2]).toBe("Z");
      leaveLock(JSON.stringify({ pid, startedAtTick: fields()[21] }));
      lockFolder(folder)();
      expect(readdirSync(home)).toEqual([]);
    } finally {
      parent.kill("SIGKILL");
    }
  });

  describe("of another container, whose process ids say nothing here,", () => {
    it("is left alone while it gives signs of life", () => {
      leaveForeign();
      expect(() => lockFolder(folder)).toThrow(
        `The database folder ${folder} is in use by a process of another container or machine, or was a moment ago. ` +
          "Stop that one, wait 30 seconds if it was killed, or set DATA_DIR to another folder.",
      );
      expect(readdirSync(home)).toEqual(["database.lock"]);
    });

    it("is taken over when it has given none for a while", () => {
      leaveForeign();
      makeOld();
      lockFolder(folder)();
      expect(readdirSync(home)).toEqual([]);
    });
  });

  it("of a process that lives here is left alone, however old it looks", () => {
    const unlock = lockFolder(folder);
    makeOld();
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    unlock();
  });

  it("that somebody else has taken over meanwhile stops its first holder, who takes nothing away from the second", () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const unlock = lockFolder(folder);
      rmSync(`${folder}.lock`);
      leaveForeign();
      expect(() => vi.advanceTimersByTime(5_000)).toThrow("is in use by a process of another container");
      unlock();
      expect(readdirSync(home)).toEqual(["database.lock"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("gives signs of life for as long as it is held", () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const unlock = lockFolder(folder);
      makeOld();
      vi.advanceTimersByTime(4_999);
      expect(statSync(`${folder}.lock`).mtimeMs).toBe(LONG_AGO * 1000);
      vi.advanceTimersByTime(1);
      expect(statSync(`${folder}.lock`).mtimeMs).toBeGreaterThan(LONG_AGO * 1000);
      unlock();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
