import { describe, expect, it } from "vitest";
import { epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { askClocks, clocksFrom, type KnownClocks } from "./known-clocks.ts";
import { zoneChanges } from "./zone-changes.ts";

const dayOf = (date: string): number => epochDayOf(date as LocalDate);
const SPAN = { dataVersion: "2026b", fromDay: dayOf("2026-01-01"), toDay: dayOf("2028-01-01") };
/** Clocks in Jerusalem go forward on a Friday at two, which is midnight in UTC: 2027-03-26. */
const ZONES = ["Asia/Jerusalem", "America/New_York", "Africa/Casablanca", "Asia/Kolkata", "Australia/Lord_Howe"];
const known: KnownClocks = JSON.parse(JSON.stringify(askClocks(ZONES, SPAN)));
/** The same, but wrong: whoever says this has not asked the platform. */
const wrong: KnownClocks = { ...known, zones: { "Asia/Kolkata": { firstOffset: 1, changes: [] } } };
const asked = (zone: string, from: string, to: string) => [zone, dayOf(from), dayOf(to)] as const;

describe("known clocks", () => {
  it("say what the platform says, of any days within theirs: before, on and after a change", () => {
    const clocks = clocksFrom(known, "2026b");
    const spans = [
      ["2026-01-01", "2028-01-01"],
      ["2026-11-19", "2027-11-01"],
      ["2027-03-13", "2027-03-14"],
      ["2027-03-14", "2027-03-15"],
      ["2027-03-15", "2027-11-07"],
      ["2027-03-20", "2027-03-26"],
      ["2027-03-26", "2027-03-27"],
    ] as const;
    for (const zone of ZONES)
      for (const [from, to] of spans) expect(clocks(...asked(zone, from, to))).toEqual(zoneChanges(...asked(zone, from, to)));
  });

  it("are used where they hold, and only there", () => {
    const clocks = clocksFrom(wrong, "2026b");
    const whole = asked("Asia/Kolkata", "2026-06-01", "2027-06-01");
    expect(clocks(...whole).firstOffset).toBe(1);
    expect(clocks(...asked("Asia/Kolkata", "2025-12-31", "2027-06-01")).firstOffset).toBe(330);
    expect(clocks(...asked("Asia/Kolkata", "2027-06-01", "2028-01-02")).firstOffset).toBe(330);
    expect(clocks(...asked("Asia/Kathmandu", "2026-06-01", "2027-06-01")).firstOffset).toBe(345);
    expect(clocksFrom(wrong, "2027a")(...whole).firstOffset).toBe(330);
  });
});
