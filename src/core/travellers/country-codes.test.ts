import { describe, expect, it } from "vitest";
import { COUNTRY_CODES, isCountryCode } from "./country-codes.ts";

describe("country codes", () => {
  it("are those of two letters, each once", () => {
    expect(COUNTRY_CODES.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
    expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
    expect(COUNTRY_CODES.length).toBeGreaterThanOrEqual(249);
  });

  it.each(["US", "IN", "MX", "ES", "AQ", "XK"])("know %s", (code) => expect(isCountryCode(code)).toBe(true));
  it.each(["ZZ", "us", "USA", "840", "", "U"])("do not know %j", (code) => expect(isCountryCode(code)).toBe(false));
});
