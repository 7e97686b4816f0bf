import { expect, it } from "vitest";
import { countryCodeOf } from "./country-code.ts";

it.each([
  ["United States", "US"],
  ["united kingdom", "GB"],
  [" India ", "IN"],
  ["Canada", "CA"],
])("%j is the country %s", (name, code) => expect(countryCodeOf(name)).toBe(code));

it.each(["Atlantis", "", "__proto__"])("%j is no country's name", (name) => expect(countryCodeOf(name)).toBeNull());
