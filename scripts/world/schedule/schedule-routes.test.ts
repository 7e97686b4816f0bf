import { expect, it } from "vitest";
import { scheduleRoutes } from "./schedule-routes.ts";
import { place } from "./testing/routes.ts";

const plan = {
  airports: [place("JFK", "US"), place("LHR", "GB")],
  routes: [
    {
      from: "JFK",
      to: "LHR",
      distanceKm: 5_539,
      source: "model",
      passengersPerDay: 1_000,
      carriers: [
        { airline: "BA", dailyEachWay: 3 },
        { airline: "AA", dailyEachWay: 1 },
      ],
    },
  ],
} as const;

it("parts a route among its airlines, each from its own hub with its part of the passengers", () => {
  const routes = scheduleRoutes(plan).map(({ airline, home, away, passengersPerDay }) => [
    airline.code,
    home.code,
    away.code,
    passengersPerDay,
  ]);
  expect(routes).toEqual([
    ["BA", "LHR", "JFK", 750],
    ["AA", "JFK", "LHR", 250],
  ]);
});

it("refuses a route between airports that the plan has not", () => {
  expect(() => scheduleRoutes({ ...plan, airports: [] })).toThrow("JFK-LHR");
});
