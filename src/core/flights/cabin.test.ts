import { expect, it } from "vitest";
import { CABIN_NAMES, parseCabin, SEARCHABLE_CABINS } from "./cabin.ts";

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
