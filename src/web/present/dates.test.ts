import { describe, expect, it } from "vitest";
import { formatDuration, type LocalDate, type LocalDateTime } from "../../core/kernel/index.ts";
import { formatDay, formatShortDay, formatTime, timeParts } from "./dates.ts";

const at = (text: string) => text as LocalDateTime;

describe("days", () => {
  it("are shown as MMM-DD-YYYY, of a date and of a wall time", () => {
    expect(formatDay("2027-03-05" as LocalDate, "en")).toBe("Mar-05-2027");
    expect(formatDay(at("2027-12-31T23:59:00"), "en")).toBe("Dec-31-2027");
  });
  it("begin with the day in Spanish", () => {
    expect(formatDay("2027-01-05" as LocalDate, "es")).toBe("05-ene-2027");
    expect(formatDay(at("2027-12-31T23:59:00"), "es")).toBe("31-dic-2027");
  });
  it("can do without the year", () => {
    expect([formatShortDay("2027-03-05" as LocalDate, "en"), formatShortDay("2027-03-05" as LocalDate, "es")]).toEqual([
      "Mar-05",
      "05-mar",
    ]);
  });
});

describe("times", () => {
  it.each([
    ["2027-03-12T00:05:00", "12:05 AM"],
    ["2027-03-12T12:00:00", "12:00 PM"],
    ["2027-03-12T19:30:00", "7:30 PM"],
  ])("show %s as %s", (time, text) => {
    expect(formatTime(at(time), "en")).toBe(text);
  });
  it("are said by half days in Spanish too, in words that hold together", () => {
    expect([formatTime(at("2027-03-12T00:05:00"), "es"), formatTime(at("2027-03-12T13:30:00"), "es")]).toEqual([
      "12:05 a.\u00a0m.",
      "1:30 p.\u00a0m.",
    ]);
  });
  it("come in two parts", () => {
    expect(timeParts(at("2027-03-12T07:04:00"), "en")).toEqual({ clock: "7:04", period: "AM" });
  });
});

describe("durations", () => {
  it.each([
    [415, "6 h 55 min"],
    [425, "7 h 05 min"],
    [420, "7 h"],
    [45, "45 min"],
    [0, "0 min"],
  ])("show %d minutes as %s", (minutes, text) => {
    expect(formatDuration(minutes).replaceAll("\u00a0", " ")).toBe(text);
  });
});
