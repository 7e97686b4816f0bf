import { expect, it } from "vitest";
import { headerText } from "./header-text.ts";

it.each([
  ["S%C3%A3o%20Paulo", "São Paulo"],
  ["S\u00C3\u00A3o Paulo", "São Paulo"],
  ["São Paulo", "São Paulo"],
  ["  Seattle\u0000\n", "Seattle"],
  ["100%", "100%"],
  ["", null],
  ["%00", null],
  ["?", "?"],
])("a header that says %j names %j", (header, name) => {
  expect(headerText(header)).toBe(name);
});

it("names 80 letters at most", () => {
  expect(headerText("Ab%20".repeat(50_000))).toHaveLength(80);
});
