import { describe, expect, it } from "vitest";
import { AIRCRAFT } from "../facts/aircraft.ts";
import { blockMinutes, isEastbound, paceOf } from "./block-time.ts";

const JFK = { code: "JFK", latitude: 40.64, longitude: -73.78 };
const LHR = { code: "LHR", latitude: 51.47, longitude: -0.46 };
const GIG = { code: "GIG", latitude: -22.81, longitude: -43.25 };
const FOR = { code: "FOR", latitude: -3.78, longitude: -38.53 };

describe("block times", () => {
  it("are longer against the westerlies, with ten minutes at each congested end", () => {
    expect(blockMinutes(LHR, JFK, 5539, "jet")).toBe(460); // 30 + 251.9 + 140.7 + 16.6 + 20 = 459.2
    expect(blockMinutes(JFK, LHR, 5539, "jet")).toBe(430); // 30 + 251.9 + 140.7 - 16.6 + 20 = 426.0
  });

  it("are those of long-haul cruise far out: Atlanta to Johannesburg in fifteen hours, back in sixteen and a half", () => {
    const [atl, jnb] = [
      { code: "ATL", latitude: 33.64, longitude: -84.43 },
      { code: "JNB", latitude: -26.14, longitude: 28.25 },
    ];
    expect(blockMinutes(atl, jnb, 13_581, "jet")).toBe(915); // 30 + 251.9 + 669.8 - 40.7 = 911.0
    expect(blockMinutes(jnb, atl, 13_581, "jet")).toBe(995); // 30 + 251.9 + 669.8 + 40.7 = 992.4
  });

  it.each([
    ["in the tropics", 10, { latitude: 10, longitude: 20 }, 2_190, "jet", [195, 195]], // 30 + 162.2
    ["at thirty degrees", 30, { latitude: 30, longitude: 20 }, 2_190, "jet", [190, 200]], // 6.6 less and more
    ["south of the equator", -30, { latitude: -30, longitude: 20 }, 2_190, "jet", [190, 200]],
    ["near a pole", 70, { latitude: 70, longitude: 60 }, 2_190, "jet", [195, 195]],
    ["on a short stage", 45, { latitude: 45, longitude: 19 }, 1_500, "jet", [145, 145]], // 30 + 111.1
    ["on one that leads north rather than east", 30, { latitude: 50, longitude: 15 }, 2_500, "jet", [220, 220]], // 30 + 185.2
    ["as low as propellers fly", 45, { latitude: 45, longitude: 20 }, 1_600, "turboprop", [240, 240]], // 25 + 210.5
  ] as const)("meet the westerlies, there and back, %s", (_, latitude, end, km, pace, minutes) => {
    const [from, to] = [
      { code: "AAA", latitude, longitude: 0 },
      { code: "BBB", ...end },
    ];
    expect([blockMinutes(from, to, km, pace), blockMinutes(to, from, km, pace)]).toEqual(minutes);
  });

  it("round up to five", () => {
    expect(blockMinutes(LHR, { ...LHR, code: "DUB", longitude: -6.27 }, 449, "jet")).toBe(75); // 30 + 33.3 + 10
  });

  it("are slower for propellers", () => {
    expect(blockMinutes(FOR, GIG, 380, "turboprop")).toBe(75); // 25 + 50
    expect(blockMinutes(FOR, GIG, 380, "fastTurboprop")).toBe(65); // 25 + 40
    expect(blockMinutes(FOR, GIG, 140, "bush")).toBe(40); // 12 + 28
  });

  it("tell the paces of types apart", () => {
    const paces = Object.fromEntries(AIRCRAFT.map((type) => [type.key, paceOf(type)]));
    expect(paces).toMatchObject({
      CNA: "bush",
      DHT: "bush",
      DH4: "fastTurboprop",
      DH3: "turboprop",
      AT7: "turboprop",
      E75: "jet",
      "388": "jet",
    });
  });
});

describe("the shorter way around", () => {
  it("may lead east over the date line", () => {
    expect(isEastbound({ ...JFK, longitude: 151 }, { ...JFK, longitude: -118 })).toBe(true);
    expect(isEastbound(JFK, { ...LHR, longitude: -118 })).toBe(false);
  });
});
