import { describe, expect, it } from "vitest";
import { chooseOperation } from "./regional-brands.ts";
import { place, routeOf } from "./testing/routes.ts";

const DFW = place("DFW", "US");
const ATH = place("ATH", "GR");

const operatorOf = (...asked: Parameters<typeof routeOf>): string | undefined => chooseOperation(routeOf(...asked))?.operator.code;
const typesOf = (...asked: Parameters<typeof routeOf>): readonly string[] =>
  (chooseOperation(routeOf(...asked))?.types ?? []).map(({ key }) => key);

describe("who flies a route", () => {
  it("is a regional operator for a big brand where few go along, one of that hub where there is one", () => {
    expect(operatorOf("AA", DFW, place("AAA", "US"), { passengersPerDay: 109, dailyEachWay: 0.5 })).toBe("MQ");
    expect(operatorOf("AA", DFW, place("AAA", "US"), { passengersPerDay: 110, dailyEachWay: 0.5 })).toBe("AA");
  });

  it("is the brand itself beyond 3,000 km", () => {
    expect(operatorOf("AA", DFW, place("AAA", "US"), { passengersPerDay: 60, distanceKm: 3_000 })).toBe("MQ");
    expect(operatorOf("AA", DFW, place("AAA", "US"), { passengersPerDay: 60, distanceKm: 3_001 })).toBe("AA");
  });

  it("is the airline itself without the small types that its operator has too, and the operator where only those do", () => {
    expect(typesOf("A3", ATH, place("AAA", "GR"), { distanceKm: 300, passengersPerDay: 600 })).toEqual(["DH4", "320", "32N", "321", "32Q"]);
    expect(operatorOf("A3", ATH, place("AAA", "GR", { mostSeats: 50 }), { distanceKm: 300 })).toBe("OA");
    expect(operatorOf("A3", ATH, place("AAA", "GR"), { distanceKm: 300, passengersPerDay: 60 })).toBe("OA"); // 76 seats are far too many for 48
  });

  it("is a sister that is at home there where the brand is not", () => {
    expect(operatorOf("LA", place("GRU", "BR"), place("AAA", "BR"))).toBe("JJ");
    expect(operatorOf("LA", place("GRU", "BR"), place("SCL", "CL"), { distanceKm: 2_600 })).toBe("LA");
    expect(operatorOf("FR", place("VIE", "AT"), place("PMI", "ES"))).toBe("LW");
  });

  it("is nobody where no type of any of them can go", () => {
    expect(chooseOperation(routeOf("AA", DFW, place("AAA", "US", { mostSeats: 9 })))).toBeNull();
  });
});
