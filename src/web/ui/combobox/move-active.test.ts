import { expect, it } from "vitest";
import { moveActive } from "./move-active.ts";

it.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", 0, 2],
  ["ArrowUp", 2, 1],
  ["ArrowDown", -1, 0],
  ["ArrowUp", -1, 2],
  ["Enter", 1, null],
  ["a", 1, null],
])("%s on option %d of three goes to %s", (key, active, next) => {
  expect(moveActive(key, active, 3)).toBe(next);
});
