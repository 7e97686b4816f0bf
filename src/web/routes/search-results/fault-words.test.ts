import { expect, it } from "vitest";
import { en } from "../../i18n/en/index.ts";
import { faultSentences, faultWords } from "./fault-words.ts";
import type { SearchFault } from "./load-results.ts";

const words = (fault: SearchFault, query = "") => faultWords(fault, new URLSearchParams(query), en.results.faults, "(800) 555-0142");

it.each<[SearchFault, string, RegExp]>([
  [{ code: "required", field: "source" }, "", /flying from/],
  [{ code: "required", field: "destination" }, "", /flying to/],
  [{ code: "required", field: "rtnDate" }, "", /return date/],
  [{ code: "unknown_place", field: "destination" }, "destination=Atlantis", /“Atlantis”.*fly to/],
  [{ code: "invalid_date", field: "date" }, "date=soon", /“soon” is not a date/],
  [{ code: "past_date", field: "date" }, "", /passed/],
  [{ code: "beyond_horizon", field: "date" }, "", /330 days/],
  [{ code: "return_before_departure", field: "rtnDate" }, "", /before the departure/],
  [{ code: "same_place", field: "destination" }, "", /^Source and destination cannot be the same !$/],
  [{ code: "no_adults", field: "adults" }, "", /one adult/],
  [{ code: "too_many_infants", field: "infants" }, "", /at most 2 infants/i],
  [{ code: "too_many_travellers", field: "adults" }, "", /at most 9.*\(800\) 555-0142/],
])("says %j in words", (fault, query, text) => {
  expect(words(fault, query)).toMatch(text);
});

it.each(["multicity", "multi-city"])("says which flight of a %s trip is meant", (tripType) => {
  expect(words({ code: "past_date", field: "date" }, `trpType=${tripType}`)).toMatch(/^Flight 1/);
});

it("repeats no more than a line of what was typed", () => {
  expect(words({ code: "unknown_place", field: "source" }, `source=${"x".repeat(5000)}`).length).toBeLessThan(200);
});

const sentencesOf = (faults: readonly SearchFault[]) => faultSentences(faults, new URLSearchParams(), en.results.faults, "");

it("says once what is true of several fields, and for each flight of a trip", () => {
  const [adults, children] = [{ code: "invalid_count", field: "adults" } as const, { code: "invalid_count", field: "children" } as const];
  expect(sentencesOf([adults, children])).toEqual(["The number of travelers is not a number."]);
  expect(sentencesOf([adults, { code: "past_date", field: "date2" }, { code: "past_date", field: "date3" }])).toHaveLength(3);
});
