import { spawnSync } from "node:child_process";
import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { endWithLastWords } from "./last-words.ts";

it.each(["uncaughtException", "unhandledRejection"] as const)("says what failed, and ends with code 1: %s", (event) => {
  const [codes, faults]: [number[], unknown[]] = [[], []];
  const mortal = Object.assign(new EventEmitter(), { exit: (code: number) => codes.push(code) });
  endWithLastWords({ error: (fault) => void faults.push(fault) }, mortal);
  mortal.emit(event, "it broke");
  expect([faults, codes]).toEqual([["it broke"], [1]]);
});

/** Fails outside of everything, as a statement of the database does. */
const FAILING = `
  import { DrizzleQueryError } from "drizzle-orm/errors";
  import { createLogger } from "./src/adapters/system/logger.ts";
  import { endWithLastWords } from "./src/adapters/system/last-words.ts";
  endWithLastWords(createLogger("error"));
  const fault = new DrizzleQueryError("insert into bookings values ($1)", ["Canarina"], new Error("value too long, see canary@mail.example"));
`;

it.each(["setImmediate(() => { throw fault; });", "void Promise.reject(fault);"])("keeps what the error holds to itself: %s", (fails) => {
  const args = ["--input-type=module-typescript", "--eval", FAILING + fails];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: process.cwd(), encoding: "utf8" });
  expect([status, stderr]).toEqual([1, ""]);
  expect(JSON.parse(stdout)).toMatchObject({ level: "error", error: { message: expect.stringContaining("insert into bookings") } });
  expect(stdout).not.toMatch(/Canarina|canary@/);
});
