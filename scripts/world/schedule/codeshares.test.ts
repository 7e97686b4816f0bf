import { describe, expect, it } from "vitest";
import { partnerNumbers } from "./codeshares.ts";
import { NumberBook } from "./flight-numbers.ts";
import { SELLERS } from "./partner-relations.ts";
import { planRotations } from "./rotations.ts";
import { place, routeOf } from "./testing/routes.ts";

const JFK = place("JFK", "US");
const DFW = place("DFW", "US");
const MCI = place("MCI", "US");

/** Who sells an American flight, when others fly to these airports themselves. */
function sellersOf(home: typeof JFK, away: typeof JFK, distanceKm: number, stations: Readonly<Record<string, readonly string[]>> = {}) {
  const [rotation] = planRotations(routeOf("AA", home, away, { distanceKm }));
  if (rotation === undefined) throw new Error(`American has no aircraft for ${distanceKm} km`);
  const books = new Map((SELLERS.get("AA") ?? []).map(({ airline }) => [airline.code, new NumberBook()]));
  const flown = new Map(Object.entries(stations).map(([airline, airports]) => [airline, new Set(airports)]));
  return partnerNumbers(rotation, flown, books);
}
const codesOf = (...asked: Parameters<typeof sellersOf>): readonly string[] => sellersOf(...asked).map(({ airline }) => airline);

describe("the partners that sell a flight", () => {
  it("are those whose hub it feeds, whose country it leads to, and who fly to the hub that it goes on from", () => {
    // Alaska is at home in the United States too.
    expect(codesOf(JFK, place("LHR", "GB"), 5_500)).toEqual(["BA", "AS"]);
    expect(codesOf(JFK, place("MAN", "GB"), 5_400)).toEqual(["BA", "AS"]);
    expect(codesOf(DFW, MCI, 700, { BA: ["DFW"] })).toEqual(["BA"]);
    expect(codesOf(DFW, MCI, 700)).toEqual([]);
  });

  it("go on no farther than 4,200 km from that hub, and are of a joint venture or a group", () => {
    expect(codesOf(DFW, place("AAA", "US"), 4_300, { BA: ["DFW"] })).toEqual([]);
    expect(codesOf(DFW, MCI, 700, { CX: ["DFW"] })).toEqual([]);
  });

  it("are no low-cost airlines but at their hubs", () => {
    expect(codesOf(place("MIA", "US"), place("MAO", "BR"), 4_000)).toEqual(["AS"]);
    expect(codesOf(place("MIA", "US"), place("GRU", "BR"), 6_500)).toEqual(["AS", "G3"]);
  });

  it("are two at most, the closest first, and have numbers of their own", () => {
    const sold = sellersOf(DFW, MCI, 700, { JL: ["DFW"], IB: ["DFW"], BA: ["DFW"] });
    expect(sold.map(({ airline }) => airline)).toEqual(["BA", "JL"]);
    expect(sold.map(({ numbers }) => numbers.westOrSouthbound)).toEqual([5001, 5001]);
  });
});
