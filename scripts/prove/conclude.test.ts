import { describe, expect, it } from "vitest";
import { conclude, worstOf } from "./conclude.ts";

const HELD = { done: "3 kills", faults: [], leftOut: null };

describe("what a proof comes to", () => {
  it("holds when all of it was done without a fault", () => {
    expect(conclude("kills", HELD, 1.25)).toEqual({ line: "kills: HOLDS. 3 kills (1.3 s)", exitCode: 0 });
  });

  it("is not said to hold when something was left out", () => {
    const { line, exitCode } = conclude("kills", { ...HELD, done: "Nothing", leftOut: "Postgres: nobody named one" }, 0);
    expect(line).toBe("kills: NOT SHOWN: Postgres: nobody named one. What was done: Nothing (0.0 s)");
    expect(exitCode).toBe(2);
  });

  it("is broken by a fault, whatever was left out", () => {
    const { line, exitCode } = conclude("kills", { ...HELD, faults: ["a"], leftOut: "Postgres" }, 2);
    expect([line, exitCode]).toEqual(["kills: BROKEN, 1 fault. 3 kills (2.0 s)", 1]);
    expect(conclude("kills", { ...HELD, faults: ["a", "b"] }, 2).line).toBe("kills: BROKEN, 2 faults. 3 kills (2.0 s)");
  });
});

it("ends with what is broken before what was not shown", () => {
  expect([worstOf([0, 0]), worstOf([0, 2, 0]), worstOf([2, 1, 0]), worstOf([])]).toEqual([0, 2, 1, 0]);
});
