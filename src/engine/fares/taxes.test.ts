import { describe, expect, it } from "vitest";
import { taxRule, withTaxes } from "./taxes.ts";

/** Cents a traveler, whatever the fare and without stops. */
const flat = (from: string, to: string, km: number, cabin: "M" | "C"): number => taxRule(from, to, km, cabin).flatCents;

describe("taxes", () => {
  it("of a US domestic fare are the excise, the segment, security and facility charges", () => {
    expect(taxRule("US", "US", 4000, "M")).toEqual({ share: 0.075, flatCents: 1530, perStopCents: 970 });
    expect(withTaxes(100, taxRule("US", "US", 4000, "M"), 0, 0)).toBe(100_00 + 7_50 + 15_30);
    expect(withTaxes(100, taxRule("US", "US", 4000, "M"), 1, 0)).toBe(100_00 + 7_50 + 15_30 + 9_70);
  });

  it("treat Puerto Rico as a domestic end and Canada as abroad", () => {
    expect(taxRule("US", "PR", 2500, "M").share).toBe(0.075);
    expect(taxRule("US", "CA", 600, "M").share).toBe(0);
  });

  it("make leaving Britain far dearer than coming there, and more so in front", () => {
    const [leaving, coming] = [taxRule("GB", "US", 5540, "M"), taxRule("US", "GB", 5540, "M")];
    expect(leaving.flatCents).toBeGreaterThan(coming.flatCents + 100_00);
    expect(taxRule("GB", "US", 5540, "C").flatCents).toBeGreaterThan(leaving.flatCents + 100_00);
    expect(taxRule("GB", "ES", 1150, "M").flatCents).toBeLessThan(60_00);
  });

  it("abroad are what the country left asks, near or far and by cabin, and what the country reached asks, with a charge for each stop", () => {
    // 176.80 for leaving Britain far behind, 182.40 in front, 42.10 for coming to the United States.
    expect([flat("GB", "US", 5540, "M"), flat("GB", "US", 5540, "C")]).toEqual([218_90, 401_30]);
    // 37.20 for leaving it for Ireland, 18.40 in front, 3.40 for coming there.
    expect([flat("GB", "IE", 450, "M"), flat("GB", "IE", 450, "C")]).toEqual([40_60, 59_00]);
    expect(taxRule("US", "GB", 5540, "M")).toEqual({ share: 0, flatCents: 40_20, perStopCents: 12_40 });
  });

  it("of other countries' domestic fares have stops of their own", () => {
    expect(taxRule("CA", "CA", 3300, "M")).toEqual({ share: 0.05, flatCents: 27_40, perStopCents: 6_10 });
  });

  it("that are a share are rounded to the nearest cent", () => {
    const excise = { share: 0.075, flatCents: 0, perStopCents: 0 };
    // 3.14925 and 3.22425 dollars.
    expect([withTaxes(42, excise, 0, 1), withTaxes(43, excise, 0, 1)]).toEqual([41_99 + 3_15, 42_99 + 3_22]);
  });

  it("know a row for every region's least known country", () => {
    for (const country of ["GL", "HN", "SR", "MD", "TM", "YE", "LY", "TD", "BT", "KP", "LA", "TV"]) {
      expect(taxRule(country, "US", 8000, "M").flatCents).toBeGreaterThan(0);
    }
  });

  it("refuse a country that does not exist", () => {
    expect(() => taxRule("XX", "US", 100, "M")).toThrow(/XX/);
  });

  it("end low-cost bare fares on .99, and others on whole dollars", () => {
    const none = { share: 0, flatCents: 0, perStopCents: 0 };
    expect(withTaxes(41.2, none, 0, 1)).toBe(41_99);
    expect(withTaxes(41.2, none, 0, 0)).toBe(42_00);
    expect(withTaxes(42, none, 0, 0)).toBe(42_00);
  });
});
