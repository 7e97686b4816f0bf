import { describe, expect, it } from "vitest";
import { renderStatic } from "../../../../tests/support/render.tsx";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { readDraft } from "./search-draft.ts";
import { SearchForm } from "./search-form.tsx";
import { overStart, type SearchStart, startTexts } from "./search-start.ts";

const TODAY = "2026-12-30" as LocalDate;
const DAYS = { today: TODAY, first: TODAY, locale: "en" } as const;
const draftOf = (start: SearchStart, kept = new URLSearchParams()) => readDraft(overStart(kept, startTexts(start, TODAY)), DAYS);

describe("a search form that begins with something of its page", () => {
  it("begins with the page's places, cabin and days", () => {
    const start: SearchStart = { page: "/x", destination: "SEA-Seattle", cabin: "Business", trip: { inDays: 3, nights: 10 } };
    expect(draftOf(start)).toMatchObject({
      source: "",
      destination: "SEA-Seattle",
      cabin: "C",
      date: "Jan-02-2027",
      rtnDate: "Jan-12-2027",
      trpType: "roundtrip",
    });
  });
  it("is the usual one where the page says nothing", () => {
    expect(draftOf({ page: "/x" })).toEqual(readDraft(new URLSearchParams(), DAYS));
  });
  it("keeps what somebody typed over what the page begins with", () => {
    const kept = new URLSearchParams({ destination: "PDX-Portland", trpType: "oneWay" });
    expect(draftOf({ page: "/x", destination: "SEA-Seattle", trip: { inDays: 3, nights: 10 } }, kept)).toMatchObject({
      destination: "PDX-Portland",
      trpType: "oneWay",
    });
  });
  it("is plain HTML, with the airline that the results open with", () => {
    const html = renderStatic(<SearchForm start={{ page: "/x", airline: "KL", source: "NYC-New York", destination: "AMS-Amsterdam" }} />);
    expect(html).toMatch(/<input type="hidden" name="airline" value="KL"/);
    expect(html).toMatch(/name="destination"[^>]*value="AMS-Amsterdam"/);
  });
});
