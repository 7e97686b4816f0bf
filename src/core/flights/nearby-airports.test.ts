import { expect, it } from "vitest";
import { money, type PlaceCode } from "../kernel/index.ts";
import { airportsNear, byFare, type LocatedAirport } from "./nearby-airports.ts";

const airport = (code: string, latitude: number, longitude: number, country = "US"): LocatedAirport => ({
  place: { code: code as PlaceCode, city: code },
  country,
  latitude,
  longitude,
});
const JFK = airport("JFK", 40.6413, -73.7781);
const LGA = airport("LGA", 40.7769, -73.874);
const EWR = airport("EWR", 40.6895, -74.1745);
const HPN = airport("HPN", 41.067, -73.7076);
const PHL = airport("PHL", 39.8744, -75.2424);
const BOS = airport("BOS", 42.3656, -71.0096);
/** Along a meridian. */
const KM_OF_A_DEGREE = (2 * Math.PI * 6371) / 360;
const WORLD = [BOS, EWR, HPN, JFK, LGA, PHL];

const near = (searched: readonly LocatedAirport[], otherEnd: readonly LocatedAirport[] = []) =>
  airportsNear(searched, otherEnd, WORLD).map(({ airport: { place }, instead, km }) => `${place.code} ${km} km from ${instead.place.code}`);

const priced = (code: string, km: number, dollars: number) =>
  ({ airport: airport(code, 0, 0), instead: JFK, km, end: "source", fare: money(dollars * 100) }) as const;

it("names the airports around one, nearest first, as far as a hundred and fifty kilometers", () => {
  expect(near([JFK])).toEqual(["LGA 17 km from JFK", "EWR 34 km from JFK", "HPN 48 km from JFK"]);
});

it("names an airport at exactly so far, and none beyond", () => {
  const northOf = (code: string, km: number) => airport(code, JFK.latitude + km / KM_OF_A_DEGREE, JFK.longitude);
  const [last, beyond] = [northOf("AAA", 149.99), northOf("BBB", 150.01)];
  expect(airportsNear([JFK], [], [JFK, last, beyond]).map(({ airport: { place } }) => place.code)).toEqual(["AAA"]);
});

it("puts the cheaper airport first, and of two equal ones the nearer", () => {
  const fares = [priced("FAR", 90, 300), priced("DEAR", 10, 400), priced("NEAR", 20, 300)];
  expect(fares.toSorted(byFare).map(({ airport: { place } }) => place.code)).toEqual(["NEAR", "FAR", "DEAR"]);
});

it("measures a metropolitan area from the nearest of its airports, and names none of its own", () => {
  expect(near([JFK, LGA, EWR])).toEqual(["HPN 35 km from LGA", "PHL 128 km from EWR"]);
});

it("names none that the other end of the trip has already", () => {
  expect(near([JFK], [HPN, LGA])).toEqual(["EWR 34 km from JFK"]);
});
