import { AIRLINES, type AirlineFact } from "../facts/airlines.ts";
import type { NetworkPlan, PlannedAirport, PlannedRoute } from "../network/plan.ts";
import { homeRank, type ScheduleRoute } from "./schedule-route.ts";

const BY_CODE: ReadonlyMap<string, AirlineFact> = new Map(AIRLINES.map((airline) => [airline.code, airline]));

/** The plan's routes airline by airline. Throws when a route names an airport or airline that nobody knows. */
export function scheduleRoutes(plan: NetworkPlan): readonly ScheduleRoute[] {
  const airports = new Map(plan.airports.map((airport) => [airport.code, airport]));
  return plan.routes.flatMap((route) => {
    const [from, to] = [airports.get(route.from), airports.get(route.to)];
    if (from === undefined || to === undefined) throw new Error(`The plan lacks an airport of ${route.from}-${route.to}`);
    return carriersOf(route, from, to);
  });
}

function carriersOf(route: PlannedRoute, from: PlannedAirport, to: PlannedAirport): readonly ScheduleRoute[] {
  const total = route.carriers.reduce((sum, { dailyEachWay }) => sum + dailyEachWay, 0);
  return route.carriers.map(({ airline: code, dailyEachWay }) => {
    const airline = BY_CODE.get(code);
    if (airline === undefined) throw new Error(`airlines.csv has no ${code}`);
    const [home, away] = homeAndAway(airline, from, to);
    return {
      airline,
      home,
      away,
      distanceKm: route.distanceKm,
      dailyEachWay,
      passengersPerDay: (route.passengersPerDay * dailyEachWay) / total,
    };
  });
}

function homeAndAway(airline: AirlineFact, a: PlannedAirport, b: PlannedAirport): readonly [PlannedAirport, PlannedAirport] {
  return (homeRank(airline, a) - homeRank(airline, b) || b.mppa - a.mppa) <= 0 ? [a, b] : [b, a];
}
