import { expect, it } from "vitest";
import { FlightTimes } from "./flight-times.ts";
import { trial } from "./proof/trials.ts";

it("flight times are those of the timetable", () => {
  const { search } = trial(
    { seed: 5, region: "all", airportCount: 20, density: 0.5, flightsPerPair: 4, airlineCount: 4, friendship: 0.5 },
    1,
  );
  const { flights } = search.timetable;
  const times = new FlightTimes(search.timetable);
  expect(flights.length).toBeGreaterThan(200);
  for (let flight = 0; flight < flights.length; flight++) {
    expect([times.pattern(flight), times.departsAtMinute(flight), times.blockMinutes(flight)]).toEqual([
      flights.pattern[flight],
      flights.departsAtMinute[flight],
      flights.blockMinutes[flight],
    ]);
  }
});

it("flight times hold the last minute of a day and as many patterns as a column can number", () => {
  const flights = { length: 1, pattern: [65_535], departsAtMinute: [1439], blockMinutes: [1200] };
  const times = new FlightTimes({ flights } as unknown as ConstructorParameters<typeof FlightTimes>[0]);
  expect([times.pattern(0), times.departsAtMinute(0), times.blockMinutes(0)]).toEqual([65_535, 1439, 1200]);
});
