import { expect, it } from "vitest";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import { FARE_BY_HOUR } from "./booking-curve.ts";
import { calendarOf } from "./calendar-of.ts";
import { layoutOf } from "./cabins.ts";
import { calendarPair } from "./demand.ts";
import { FlightFacts } from "./flight-facts.ts";
import { smallWorld } from "./sanity/small-world.ts";

const timetable = decodeTimetable(encodeWorld(smallWorld([["JFK", "LAX", [0]]])));
const { airports, airlines, aircraft, flights, edges } = timetable;

it("knows of each flight what the timetable says, and still does once seats of ours are noted on its neighbours", () => {
  const facts = new FlightFacts(timetable);
  const pulls = Array.from({ length: flights.length }, (_, flight) => facts.pull(flight));
  for (let flight = 1; flight < flights.length; flight += 2) facts.markOurs(flight);
  expect(flights.length).toBeGreaterThan(2);
  for (let flight = 0; flight < flights.length; flight++) {
    const [airline, type] = [flights.airline[flight] as number, flights.aircraft[flight] as number];
    const [from, to] = [flights.from[flight] as number, flights.to[flight] as number];
    const hour = Math.floor((flights.departsAtMinute[flight] as number) / 60);
    const edge = edges.from.findIndex((end, place) => end === from && edges.to[place] === to);
    const calendar = (airport: number): number => calendarOf(airports[airport]?.country ?? "");
    expect([0, 1, 2, 3].map((cabin) => facts.seats(flight, cabin))).toEqual(
      layoutOf(airlines[airline] as (typeof airlines)[number], aircraft[type] as (typeof aircraft)[number]),
    );
    expect([facts.airline(flight), facts.km(flight), facts.calendars(flight)]).toEqual([
      airline,
      edges.km[edge],
      calendarPair(calendar(from), calendar(to)),
    ]);
    expect(facts.hourFactor(flight)).toBe(FARE_BY_HOUR[hour]);
    expect(facts.pull(flight)).toBe(pulls[flight]);
    expect((pulls[flight] as number) / (FARE_BY_HOUR[hour] as number)).toBeCloseTo(1, 0);
    expect(facts.isOurs(flight)).toBe(flight % 2 === 1);
  }
});
