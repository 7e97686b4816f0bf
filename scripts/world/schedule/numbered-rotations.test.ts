import { describe, expect, it } from "vitest";
import { NumberBook } from "./flight-numbers.ts";
import { numberFor, numberRotations } from "./numbered-rotations.ts";
import { planRotations, type Rotation } from "./rotations.ts";
import { getAirline, place, routeOf } from "./testing/routes.ts";

const [near] = planRotations(routeOf("LH", place("FRA", "DE"), place("VIE", "AT")));
if (near === undefined) throw new Error("Lufthansa has no aircraft for 1,000 km");
const far: Rotation = { ...near, route: { ...near.route, distanceKm: 4_200 } };
const shuttle: Rotation = { ...near, route: { ...near.route, dailyEachWay: 8 } };
const regional: Rotation = { ...near, operator: getAirline("CL") };

/** The odd numbers of some flights of an airline that has so many others. */
function numbersOf(flights: readonly Rotation[], others: number): readonly (number | undefined)[] {
  const all = numberRotations([...Array.from({ length: others }, () => ({ ...near })), ...flights] as Rotation[], new NumberBook());
  return flights.map((flight) => all.find(({ rotation }) => rotation === flight)?.numbers.westOrSouthbound);
}

describe("flight numbers", () => {
  it("begin at 1 for long hauls and trunks, at 1000 for others, at 3000 for regional operators", () => {
    expect(numbersOf([far, shuttle, regional], 400)).toEqual([1, 3, 3001]);
    expect(numbersOf([far, near], 400)[1]).toBeGreaterThan(1000);
  });

  it("are the lowest ones of an airline that has few flights, whatever those are", () => {
    expect(numbersOf([far, shuttle, regional], 397)[2]).toBeLessThan(1000);
  });

  it("are even to the east, and due north as to the east", () => {
    const numbers = { eastOrNorthbound: 2, westOrSouthbound: 1 };
    const [south, north, east] = [
      place("AAA", "DE"),
      place("BBB", "DE", { latitude: 10 }),
      place("CCC", "DE", { latitude: -10, longitude: 10 }),
    ];
    const numberOf = (from: typeof south, to: typeof south): number => numberFor({ from, to }, numbers);
    expect([numberOf(south, north), numberOf(north, south), numberOf(south, east), numberOf(east, south)]).toEqual([2, 1, 2, 1]);
  });
});
