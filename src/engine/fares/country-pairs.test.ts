import { describe, expect, it } from "vitest";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import { CABINS } from "./cabins.ts";
import { CountryPairs } from "./country-pairs.ts";
import { smallWorld } from "./sanity/small-world.ts";
import { taxRule } from "./taxes.ts";

const world = decodeTimetable(encodeWorld(smallWorld([["JFK", "LHR", [0]]])));

describe("pairs of countries", () => {
  it("have the taxes of their airports' countries, near and far, in every cabin", () => {
    const countries = new CountryPairs(world);
    for (const [from, { country: here }] of world.airports.entries()) {
      for (const [to, { country: there }] of world.airports.entries()) {
        for (const [cabin, code] of CABINS.entries())
          for (const km of [0, 3219, 3220, 20_000])
            expect(countries.between(from, to).taxes(km, cabin)).toEqual(taxRule(here, there, km, code));
      }
    }
  });

  it("refuse an airport that does not exist", () => {
    expect(() => new CountryPairs(world).between(0, 9999)).toThrow(/9999/);
  });
});
