import { expect, it } from "vitest";
import { FlightTimes } from "./flight-times.ts";
import { trial } from "./proof/trials.ts";

it("flight times are those of the timetable", () => {
  const { search } = trial(
    { seed: 5, region: "all", airportCount: 20, density: 0.5, flightsPerPair: 4, airlineCount: 4, friendship: 0.5 },
    1,
  );
  const { flights, ground } = search.timetable;
  const times = new FlightTimes(search.timetable);
  expect(flights.length).toBeGreaterThan(200);
  for (let flight = 0; flight < flights.length; flight++) {
    expect([times.pattern(flight), times.departsAtMinute(flight), times.blockMinutes(flight), times.zone(flight)]).toEqual([
      flights.pattern[flight],
      flights.departsAtMinute[flight],
      flights.blockMinutes[flight],
      ground.zone[flights.from[flight] as number],
    ]);
  }
});

/** Times of one flight that takes so many minutes, in the last of many zones. */
const timesOf = (blockMinutes: number): FlightTimes => {
  const flights = { length: 1, from: [0], pattern: [65_535], departsAtMinute: [1439], blockMinutes: [blockMinutes] };
  return new FlightTimes({ flights, ground: { zone: [600] } } as unknown as ConstructorParameters<typeof FlightTimes>[0]);
};

it("flight times hold the last minute of a day, as many patterns as a column can number, and all zones", () => {
  const times = timesOf(1200);
  expect([times.pattern(0), times.departsAtMinute(0), times.blockMinutes(0), times.zone(0)]).toEqual([65_535, 1439, 1200, 600]);
});

it("flight times refuse a flight that takes longer than they can hold", () => {
  expect(() => timesOf(2048)).toThrow("Flight 0 takes 2048 minutes.");
});
