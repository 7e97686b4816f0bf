import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { loadAirports } from "../places/load-airports.ts";
import { AIRCRAFT } from "./aircraft.ts";
import { AIRLINES } from "./airlines.ts";
import { AIRPORT_CITIES } from "./airport-cities.ts";
import { AIRPORT_NAMES } from "./airport-names.ts";
import { AIRPORT_SCORES } from "./airport-scores.ts";
import { CODESHARES } from "./codeshares.ts";
import { getArea } from "./country-rules.ts";
import { areTied } from "./country-ties.ts";
import { BUSINESS_WEIGHTS, RAIL_LINES, TRUNK_PAIRS } from "./demand-tables.ts";
import { DESTINATIONS } from "./destinations.ts";
import {
  type AirlineRoute,
  FIFTH_FREEDOMS,
  INTERCONTINENTAL_TRUNKS,
  MUST_EXIST,
  MUST_NOT_EXIST,
  UNSERVED_AIRPORTS,
} from "./known-routes.ts";
import { COEFFICIENTS } from "./network-coefficients.ts";
import { RATES } from "./rates.ts";
import { REACH_LINKS } from "./reach-links.ts";
import { readTable } from "./read-table.ts";
import { MOVED_AIRPORTS, STATION_LIST_NAMES } from "./station-lists.ts";

const DATA = resolve(import.meta.dirname, "../../../data");
const README = readFileSync(resolve(DATA, "README.md"), "utf8");

const places = await loadAirports();
const served = new Set(AIRPORT_SCORES.filter(({ mppa }) => mppa > 0).map(({ code }) => code));
const airlines = new Map(AIRLINES.map((airline) => [airline.code, airline]));
const active = AIRLINES.filter(({ dailyDepartures }) => dailyDepartures > 0);
const countryOf = (airport: string): string => places.get(airport)?.country ?? "?";

const repeated = (keys: readonly string[]): readonly string[] => keys.filter((key, index) => keys.indexOf(key) !== index);
const pairOf = (a: string, b: string): string => [a, b].sort().join("-");
const routeKey = ({ airline, from, to }: AirlineRoute): string => `${airline} ${pairOf(from, to)}`;

const NO_DECIMALS = ["BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF"];
const THREE_DECIMALS = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"];

/** As data/README.md counts the rows of a file. */
const rowsOf = (file: string): string => (file.endsWith(".csv") ? readTable(file, () => null).length.toLocaleString("en-US") : "-");

/** By ISO 4217; the runtime's own table follows custom, not the norm. */
function digits(currency: string): number {
  if (NO_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
}

describe("the facts", () => {
  it("name only airports that exist", () => {
    const named = [
      ...AIRPORT_SCORES.map(({ code }) => code),
      ...AIRPORT_CITIES.keys(),
      ...AIRPORT_NAMES.keys(),
      ...DESTINATIONS.flatMap(({ airports, mainAirport }) => [...airports, mainAirport]),
      ...[...MUST_EXIST, ...FIFTH_FREEDOMS, ...MUST_NOT_EXIST, ...REACH_LINKS, ...TRUNK_PAIRS, ...INTERCONTINENTAL_TRUNKS].flatMap(
        ({ from, to }) => [from, to],
      ),
      ...RAIL_LINES.flatMap(({ from, to }) => [...from, ...to]),
      ...BUSINESS_WEIGHTS.keys(),
      ...MOVED_AIRPORTS.values(),
      ...UNSERVED_AIRPORTS.flatMap(({ airports }) => airports),
    ];
    expect([...new Set(named)].filter((code) => !places.has(code))).toEqual([]);
  });

  it("agree with the packages on countries", () => {
    expect(AIRPORT_SCORES.filter(({ code, country }) => countryOf(code) !== country).map(({ code }) => code)).toEqual([]);
  });

  it("put hubs and bases of active airlines at served airports", () => {
    const lost = active.flatMap(({ code, hubs, bases }) =>
      [...hubs, ...bases].filter((airport) => !served.has(airport)).map((airport) => `${code} ${airport}`),
    );
    expect(lost).toEqual([]);
  });

  it("run fast trains between cities with service", () => {
    const named = RAIL_LINES.flatMap(({ from, to }) => [...from, ...to]);
    expect([...new Set(named)].filter((airport) => !served.has(airport))).toEqual([]);
  });

  it("fill fleets with known types", () => {
    const types = new Set(AIRCRAFT.map(({ key }) => key));
    expect(AIRLINES.flatMap(({ code, fleet }) => fleet.filter((key) => !types.has(key)).map((key) => `${code} ${key}`))).toEqual([]);
  });

  it("count the seats of each cabin into the sum, and plan no type beyond its range", () => {
    expect(AIRCRAFT.filter(({ seats, seatsTotal }) => seats.M + seats.W + seats.C + seats.F !== seatsTotal).map(({ key }) => key)).toEqual(
      [],
    );
    expect(AIRCRAFT.filter(({ plannedRangeKm, rangeKm }) => (plannedRangeKm ?? 0) > rangeKm).map(({ key }) => key)).toEqual([]);
    expect(AIRCRAFT.filter((type) => (type.plannedRangeKm === null) !== (type.class === "widebody")).map(({ key }) => key)).toEqual([]);
  });

  it.each([
    ["airlines", AIRLINES.map(({ code }) => code)],
    ["aircraft", AIRCRAFT.map(({ key }) => key)],
    ["scores", AIRPORT_SCORES.map(({ code }) => code)],
    ["destinations", DESTINATIONS.map(({ code }) => code)],
    ["must-exist rows", MUST_EXIST.map(routeKey)],
    ["fifth freedoms", FIFTH_FREEDOMS.map(routeKey)],
    ["reach links", REACH_LINKS.map(routeKey)],
    ["trunk pairs", TRUNK_PAIRS.map(({ from, to }) => pairOf(from, to))],
    ["intercontinental trunks", INTERCONTINENTAL_TRUNKS.map(({ from, to }) => pairOf(from, to))],
    ["code-shares", CODESHARES.map(({ marketing, operating }) => `${marketing} ${operating}`)],
    ["rates", RATES.map(({ currency }) => currency)],
  ])("have each of the %s once", (_, keys) => {
    expect(repeated(keys)).toEqual([]);
  });

  it("fill as many rows of each file as data/README.md says, which names them all", () => {
    const told = [...README.matchAll(/^\| (\S+\.(?:csv|json)) \| (-|[\d,]+) \|/gm)].map(([, file, rows]) => [file, rows]);
    const files = readdirSync(DATA).filter((file) => file !== "README.md");
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(files.map((file) => [file, rowsOf(file)])));
  });

  it("name only airlines that exist", () => {
    const named = [
      ...[...MUST_EXIST, ...FIFTH_FREEDOMS, ...REACH_LINKS, ...UNSERVED_AIRPORTS].map(({ airline }) => airline),
      ...CODESHARES.flatMap(({ marketing, operating }) => [marketing, operating]),
      ...AIRLINES.flatMap(({ operatesFor }) => operatesFor),
      ...[...STATION_LIST_NAMES.values()].flat(),
    ];
    expect([...new Set(named)].filter((code) => !airlines.has(code))).toEqual([]);
  });

  it("let fifth freedoms touch no home country, and forbid nothing that must exist", () => {
    const atHome = FIFTH_FREEDOMS.filter(({ airline, from, to }) =>
      [from, to].some((end) => countryOf(end) === airlines.get(airline)?.country),
    );
    expect(atHome.map(routeKey)).toEqual([]);
    const forbidden = new Set(MUST_NOT_EXIST.map(({ from, to }) => pairOf(from, to)));
    expect(
      [...MUST_EXIST, ...FIFTH_FREEDOMS, ...REACH_LINKS].filter(({ from, to }) => forbidden.has(pairOf(from, to))).map(routeKey),
    ).toEqual([]);
  });

  it("let nobody fly where it must to an airport that it does not serve", () => {
    const unserved = new Set(UNSERVED_AIRPORTS.flatMap(({ airline, airports }) => airports.map((airport) => `${airline} ${airport}`)));
    const typed = [...MUST_EXIST, ...FIFTH_FREEDOMS, ...REACH_LINKS];
    expect(typed.filter(({ airline, from, to }) => [from, to].some((end) => unserved.has(`${airline} ${end}`)))).toEqual([]);
    const starts = AIRLINES.flatMap(({ code, hubs, bases }) => [...hubs, ...bases].map((airport) => `${code} ${airport}`));
    expect(starts.filter((start) => unserved.has(start))).toEqual([]);
  });

  it("serve the main airport of each destination", () => {
    expect(DESTINATIONS.filter(({ mainAirport, airports }) => !served.has(mainAirport) || !airports.includes(mainAirport))).toEqual([]);
  });

  it("have 16 destinations with a page", () => {
    expect(DESTINATIONS.filter(({ hasPage }) => hasPage)).toHaveLength(16);
  });

  it("write currencies with the digits of ISO 4217", () => {
    expect(RATES.filter(({ currency, decimals }) => digits(currency) !== decimals).map(({ currency }) => currency)).toEqual([]);
  });

  it("know areas and ties, both ways", () => {
    expect(getArea("ECAA").has("FR")).toBe(true);
    expect([areTied("PT", "BR"), areTied("BR", "PT"), areTied("FI", "PE")]).toEqual([true, true, false]);
    expect(() => getArea("MOON")).toThrow(/MOON/);
  });

  it("have a coefficient for each feature", () => {
    const lengths = Object.values(COEFFICIENTS.airlineLevel).map((weights) => weights?.length ?? COEFFICIENTS.features.length);
    expect(new Set(lengths)).toEqual(new Set([COEFFICIENTS.features.length]));
    expect(COEFFICIENTS.pairLevel).toHaveLength(COEFFICIENTS.pairFeatures.length);
  });
});
