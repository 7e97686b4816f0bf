import { describe, expect, it } from "vitest";
import { type Instant, type LocalDate, money } from "../kernel/index.ts";
import { isRealDrop, nextCheck } from "./index.ts";

describe("a real drop", () => {
  it.each([
    [50_00, 49_00, true],
    [50_00, 49_01, false], // below a dollar
    [1000_00, 990_00, true],
    [1000_00, 990_01, false], // below one percent
    [99_00, 98_00, true],
    [100_00, 100_00, false],
    [100_00, 200_00, false],
  ])("from %i to %i cents: %s", (before, now, isOne) => {
    expect(isRealDrop(money(before), money(now))).toBe(isOne);
  });
});

const at = (now: string, day: string, zone = "America/New_York") => nextCheck(now as Instant, day as LocalDate, zone);

describe("the next look", () => {
  it("is a day later, or where the day of departure begins, whichever comes first", () => {
    expect(at("2027-03-01T12:00:00Z", "2027-03-12")).toBe("2027-03-02T12:00:00Z");
    expect(at("2027-03-11T12:00:00Z", "2027-03-12")).toBe("2027-03-12T05:00:00Z");
    expect(at("2027-03-11T12:00:00Z", "2027-03-12", "Asia/Tokyo")).toBe("2027-03-11T15:00:00Z");
  });
});
