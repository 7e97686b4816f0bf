import { expect, it } from "vitest";
import { CABIN_NAMES, cabinName, parseCabin, SEARCHABLE_CABINS } from "./cabin.ts";

it.each([
  ["M", "Economy"],
  ["W", "Premium Economy"],
  ["C", "Business"],
  ["F", "First"],
  ["Y", "Unknown Class"],
  ["", "Unknown Class"],
])("fare category %j is shown as %s", (code, label) => {
  expect(cabinName(code)).toBe(label);
});

it("Economy, Premium Economy and Business can be searched, First cannot", () => {
  expect(SEARCHABLE_CABINS.map((code) => CABIN_NAMES[code])).toEqual(["Economy", "Premium Economy", "Business"]);
  expect(["economy", "premium-economy", "Premium Economy", "C", "First", "Steerage"].map(parseCabin)).toEqual([
    "M",
    "W",
    "W",
    "C",
    null,
    null,
  ]);
});
