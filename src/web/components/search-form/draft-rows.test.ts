import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { checkDraft } from "./check-draft.ts";
import { startedRow, withDestination, withoutRow } from "./draft-rows.ts";
import { defaultDraft, draftQuery, keptTexts, readDraft, type SearchDraft } from "./search-draft.ts";

const today = "2026-11-21" as LocalDate;
const days = { today, locale: "en" } as const;
const TRIP: SearchDraft = {
  ...defaultDraft(days),
  trpType: "multicity",
  source: "JFK-New York",
  destination: "LHR-London",
  date: "Mar-12-2027",
  source2: "LHR-London",
  destination2: "FCO-Rome",
  date2: "Mar-15-2027",
  source3: "FCO-Rome",
  destination3: "JFK-New York",
  date3: "Mar-19-2027",
  rows: 3,
};

describe("the rows of a multi-city draft", () => {
  it("come back from its own query, and from what was kept after another trip type was chosen", () => {
    expect(readDraft(keptTexts(TRIP), days)).toEqual(TRIP);
    expect(draftQuery(TRIP).get("destination3")).toBe("JFK-New York");
    expect(draftQuery(TRIP).has("rtnDate")).toBe(false);
    const oneWay = { ...TRIP, trpType: "oneWay" } as const;
    expect([...draftQuery(oneWay).keys()].filter((name) => /\d$/.test(name))).toEqual([]);
    expect(readDraft(keptTexts(oneWay), days)).toEqual(oneWay);
  });

  it("begin where the row before ends, unless something else stands there", () => {
    expect(startedRow(TRIP, 3)).toEqual({ source4: "JFK-New York" });
    expect(startedRow(TRIP, 2)).toEqual({});
    expect(withDestination(TRIP, 1, "OPO-Porto")).toEqual({ destination2: "OPO-Porto", source3: "OPO-Porto" });
    expect(withDestination({ ...TRIP, source3: "MIL-Milan" }, 1, "OPO-Porto")).toEqual({ destination2: "OPO-Porto" });
  });

  it("move up when one is taken out", () => {
    expect({ ...TRIP, ...withoutRow(TRIP, 1) }).toMatchObject({
      rows: 2,
      source2: "FCO-Rome",
      date2: "Mar-19-2027",
      source3: "",
      date3: "",
    });
  });

  it("are not searched at the end as long as they only say where they begin", () => {
    const open = { ...TRIP, ...startedRow(TRIP, 3), rows: 4 };
    expect(checkDraft(open, today)).toEqual({});
    expect(draftQuery(open).has("source4")).toBe(false);
    expect(checkDraft({ ...open, destination4: "LHR-London" }, today)).toEqual({ date4: "dateMissing" });
  });

  it("have each fault at its own field", () => {
    const faulty = { ...TRIP, source: "", destination2: "lhr", date3: "Mar-14-2027" };
    expect(checkDraft(faulty, today)).toEqual({ source: "sourceMissing", destination2: "samePlaces", date3: "beforePrevious" });
  });
});
