import type { AirlineFact } from "../facts/airlines.ts";
import type { PlannedAirport } from "../network/plan.ts";

/** One airline on one pair: its aircraft start at `home` and come back to it. */
export interface ScheduleRoute {
  readonly airline: AirlineFact;
  readonly home: PlannedAirport;
  readonly away: PlannedAirport;
  readonly distanceKm: number;
  /** Flights a day each way over the year. */
  readonly dailyEachWay: number;
  /** This airline's passengers a day, each way. */
  readonly passengersPerDay: number;
}

/** Words that name the route in draws of chance. */
export const routeKey = ({ airline, home, away }: Pick<ScheduleRoute, "airline" | "home" | "away">): string =>
  `${airline.code} ${home.code} ${away.code}`;

/** How much an airport is the airline's home: 0 for its first hub, then the other hubs and bases, then its country, then anywhere. */
export function homeRank(airline: AirlineFact, airport: PlannedAirport): number {
  const position = [...airline.hubs, ...airline.bases].indexOf(airport.code);
  if (position >= 0) return position;
  return airport.country === airline.country ? 100 : 200;
}

/** Whether the airline keeps aircraft there. */
export const isBase = (airline: AirlineFact, airport: PlannedAirport): boolean => homeRank(airline, airport) < 100;
