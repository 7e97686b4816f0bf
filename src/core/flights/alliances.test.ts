import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AirlineCode } from "../kernel/index.ts";
import { ALLIANCES, allianceOfAirline } from "./alliances.ts";

const of = (code: string) => allianceOfAirline(code as AirlineCode);

/** Connects to Star Alliance without being a member of it. */
const CONNECTS_ONLY = "HO";

describe("the alliance of an airline", () => {
  it("is the one of its code, and none for most", () => {
    expect(["BA", "DL", "LH", "B6", "XX"].map(of)).toEqual(["oneworld", "skyteam", "star", null, null]);
  });

  it("agrees with the facts that the timetable is made from", () => {
    const rows = readFileSync(new URL("../../../data/airlines.csv", import.meta.url), "utf8")
      .trim()
      .split("\n")
      .slice(1);
    const differing = rows.flatMap((row) => {
      const [code = "", , , alliance = ""] = row.split(",");
      return (of(code) ?? "") === alliance ? [] : [code];
    });
    expect(differing).toEqual([CONNECTS_ONLY]);
  });

  it("knows all three", () => {
    expect(ALLIANCES).toHaveLength(3);
  });
});
