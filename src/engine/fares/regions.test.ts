import countries from "i18n-iso-countries";
import { describe, expect, it } from "vitest";
import { getRegion, isDomestic } from "./regions.ts";

describe("regions", () => {
  it("hold every country of ISO 3166, and Kosovo", () => {
    for (const country of [...Object.keys(countries.getAlpha2Codes()), "XK"]) expect(getRegion(country)).toMatch(/^[a-zA-Z]+$/);
  });

  it("know no other code", () => {
    expect(() => getRegion("ZZ")).toThrow(RangeError);
  });

  it("sell flights to a territory of one's own as domestic ones", () => {
    expect(isDomestic("US", "PR")).toBe(true);
    expect(isDomestic("GU", "US")).toBe(true);
    expect(isDomestic("RE", "FR")).toBe(true);
    expect(isDomestic("GP", "MQ")).toBe(true);
    expect(isDomestic("US", "CA")).toBe(false);
    expect(isDomestic("FR", "ES")).toBe(false);
  });
});
