import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { fareQuestionOf } from "./fare-question-of.ts";
import { defaultDraft } from "./search-draft.ts";

const draft = {
  ...defaultDraft({ today: "2026-12-01" as LocalDate, locale: "en" }),
  source: "JFK-New York ",
  destination: "LAX-Los Angeles",
};

describe("what the days of a draft are priced by", () => {
  it("is both places, the party and the cabin", () => {
    expect(fareQuestionOf({ ...draft, children: 2, cabin: "C" })).toEqual({
      source: "JFK-New York",
      destination: "LAX-Los Angeles",
      party: { adults: 1, children: 2, infants: 0 },
      cabin: "C",
    });
  });
  it.each([
    ["a place is missing", { destination: "" }],
    ["a place is no more than letters", { source: "new yo" }],
    ["both places are the same", { destination: "JFK-New York" }],
    ["the party is larger than a booking", { adults: 10 }],
  ])("is nothing while %s", (_, change) => {
    expect(fareQuestionOf({ ...draft, ...change })).toBeNull();
  });
});
