import { describe, expect, it } from "vitest";
import { AIRCRAFT, type AircraftFact } from "../facts/aircraft.ts";
import type { PlannedAirport } from "../network/plan.ts";
import type { ScheduleRoute } from "./schedule-route.ts";
import { typesForStage } from "./stage-fit.ts";
import { place, routeOf } from "./testing/routes.ts";

const types = (keys: string): readonly AircraftFact[] => keys.split(" ").flatMap((key) => AIRCRAFT.filter((type) => type.key === key));
const keysOf = (list: readonly AircraftFact[]): string => list.map(({ key }) => key).join(" ");

const route = (home: PlannedAirport, away: PlannedAirport, distanceKm: number, passengersPerDay: number): ScheduleRoute =>
  routeOf("AF", home, away, { distanceKm, passengersPerDay });

const CDG = place("CDG", "FR", { mppa: 70 });
const LOS = place("LOS", "NG", { mppa: 7 });
const DEN = place("DEN", "US", { mppa: 82 });
const FAI = place("FAI", "US", { mppa: 1.1 });
const HNL = place("HNL", "US", { mppa: 21 });

describe("the types for a stage", () => {
  it("are not small far from home, unless no other reaches", () => {
    expect(keysOf(typesForStage(types("319 321 332"), route(CDG, LOS, 4_700, 120)))).toBe("332");
    expect(keysOf(typesForStage(types("319"), route(CDG, LOS, 4_700, 120)))).toBe("319");
  });

  it("are wide at home only where many fly between airports of some size", () => {
    expect(keysOf(typesForStage(types("739 781"), route(DEN, FAI, 3_460, 900)))).toBe("739");
    expect(
      keysOf(typesForStage(types("221 763"), route(place("JFK", "US", { mppa: 63 }), place("SJU", "PR", { mppa: 13 }), 2_578, 400))),
    ).toBe("221");
    expect(keysOf(typesForStage(types("739 781"), route(DEN, HNL, 5_400, 200)))).toBe("781");
    expect(keysOf(typesForStage(types("32Q 781"), route(DEN, HNL, 5_400, 200)))).toBe("32Q 781");
    expect(keysOf(typesForStage(types("32Q 781"), route(DEN, HNL, 4_900, 200)))).toBe("32Q");
    expect(keysOf(typesForStage(types("32Q 781"), route(DEN, HNL, 4_900, 1_500)))).toBe("32Q 781");
  });
});
