import { AIRLINES } from "../facts/airlines.ts";
import type { NetworkPlan, PlannedRoute } from "./plan.ts";

/** Departures a day each way, all airlines together. */
export const dailyOn = ({ carriers }: PlannedRoute): number => carriers.reduce((sum, { dailyEachWay }) => sum + dailyEachWay, 0);

/** Departures a day of the whole world, both directions. */
export const departuresADay = ({ routes }: NetworkPlan): number => 2 * routes.reduce((sum, route) => sum + dailyOn(route), 0);

/** Airline code to its departures a day, both directions. */
export function airlineSizes({ routes }: NetworkPlan): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { airline, dailyEachWay } of routes.flatMap(({ carriers }) => carriers)) {
    sizes.set(airline, (sizes.get(airline) ?? 0) + 2 * dailyEachWay);
  }
  return sizes;
}

/** Generated airlines have about this share of their typed departures. */
const AIRLINE_SCALE = 0.7;
const LARGE_AIRLINE = 100;

/** How many airlines of 100 typed departures a day and more came out between half and twice their size on our scale. */
export function sizeFit(plan: NetworkPlan): { readonly fitting: number; readonly large: number } {
  const sizes = airlineSizes(plan);
  const large = AIRLINES.filter(({ dailyDepartures }) => dailyDepartures >= LARGE_AIRLINE);
  const ratios = large.map(({ code, dailyDepartures }) => (sizes.get(code) ?? 0) / (dailyDepartures * AIRLINE_SCALE));
  return { fitting: ratios.filter((ratio) => ratio >= 0.5 && ratio <= 2).length, large: large.length };
}

/** The route between two airports in either order; undefined when there is none. */
export const findRoute = ({ routes }: NetworkPlan, a: string, b: string): PlannedRoute | undefined =>
  routes.find(({ from, to }) => (from === a && to === b) || (from === b && to === a));
