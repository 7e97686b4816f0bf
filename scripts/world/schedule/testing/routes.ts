import { AIRLINES, type AirlineFact } from "../../facts/airlines.ts";
import type { PlannedAirport } from "../../network/plan.ts";
import type { ScheduleRoute } from "../schedule-route.ts";

/** Throws when `airlines.csv` has none of the code. */
export function getAirline(code: string): AirlineFact {
  const airline = AIRLINES.find((candidate) => candidate.code === code);
  if (airline === undefined) throw new Error(`airlines.csv has no ${code}`);
  return airline;
}

/** An airport at 0, 0 in UTC unless `rest` says otherwise. */
export const place = (code: string, country: string, rest: Partial<PlannedAirport> = {}): PlannedAirport => ({
  code,
  name: code,
  city: code,
  country,
  zone: "UTC",
  latitude: 0,
  longitude: 0,
  mppa: 20,
  mostSeats: null,
  ...rest,
});

/** 1,000 km, once a day with 200 passengers unless `rest` says otherwise. */
export const routeOf = (airline: string, home: PlannedAirport, away: PlannedAirport, rest: Partial<ScheduleRoute> = {}): ScheduleRoute => ({
  airline: getAirline(airline),
  home,
  away,
  distanceKm: 1_000,
  dailyEachWay: 1,
  passengersPerDay: 200,
  ...rest,
});
