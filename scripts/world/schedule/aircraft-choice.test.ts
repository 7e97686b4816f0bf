import { describe, expect, it } from "vitest";
import { chooseAircraft, suitableTypes } from "./aircraft-choice.ts";
import type { ScheduleRoute } from "./schedule-route.ts";
import { place, routeOf } from "./testing/routes.ts";

const CDG = place("CDG", "FR");
const keysFor = (fleet: string, route: ScheduleRoute): string =>
  suitableTypes(fleet.split(" "), route)
    .map(({ key }) => key)
    .join(" ");
const to = (code: string, distanceKm = 1_000, mostSeats: number | null = null): ScheduleRoute =>
  routeOf("AF", CDG, place(code, "FR", { mostSeats }), { distanceKm });

describe("the types that can fly a route", () => {
  it("keep three percent of their range in reserve, but for commuter types", () => {
    expect(keysFor("738", to("AAA", 5_238))).toBe("738"); // 97 % of 5,400 km
    expect(keysFor("738", to("AAA", 5_239))).toBe("");
    expect(keysFor("CNA", to("AAA", 450))).toBe("CNA");
  });

  it("are none that a runway, a stand or a rule keeps out, at either end", () => {
    expect(keysFor("738 332", to("LGA"))).toBe("738");
    expect(keysFor("738 332", routeOf("AF", place("LGA", "US"), CDG))).toBe("738");
    expect(keysFor("E90 319 221", to("LCY"))).toBe("E90 221");
    expect(keysFor("AT7 DHT", to("SBH", 300))).toBe("DHT");
    expect(keysFor("AT7 BE1", to("AAA", 300, 19))).toBe("BE1");
  });
});

/** Which types fly routes of all names, one or two on each. */
function chosen(fleet: string, rest: Partial<ScheduleRoute>): readonly (readonly string[])[] {
  return Array.from({ length: 100 }, (_, nth) => {
    const route = routeOf("AF", CDG, place(`X${nth}`, "US"), rest);
    return chooseAircraft(suitableTypes(fleet.split(" "), route), route).map(({ key }) => key);
  });
}

describe("the types that fly a route", () => {
  it("are as large as the passengers ask for", () => {
    expect(new Set(chosen("E75 388", { passengersPerDay: 60 }).flat())).toEqual(new Set(["E75"]));
    expect(new Set(chosen("AT7 77W", { passengersPerDay: 400 }).flat())).toEqual(new Set(["77W"]));
  });

  it("are one, or two that keep the same times", () => {
    const routes = chosen("AT7 DH4 E75 CR9", { passengersPerDay: 90, distanceKm: 500 });
    const paces: Readonly<Record<string, string>> = { AT7: "slow", DH4: "fast", E75: "jet", CR9: "jet" };
    expect(routes.some((keys) => keys.length === 2)).toBe(true);
    expect(routes.filter((keys) => new Set(keys.map((key) => paces[key])).size > 1)).toEqual([]);
  });

  it("are not those made for the longest stages where another reaches", () => {
    expect(chosen("35U 359", { distanceKm: 10_000, passengersPerDay: 200 }).flat()).not.toContain("35U");
    expect(new Set(chosen("35U 359", { distanceKm: 15_300, passengersPerDay: 200 }).flat())).toEqual(new Set(["35U"]));
  });

  it("have room for 180 across an ocean, however few go along", () => {
    const large = chosen("763 359", { distanceKm: 8_000, passengersPerDay: 20 }).filter(([main]) => main === "359");
    expect(large.length).toBeGreaterThan(10);
  });
});
