import { type Carriers, type Contest, shareOut } from "./contest.ts";
import type { NetworkAirline } from "./inputs.ts";
import { regionOf } from "./region.ts";

const ROUNDS = 40;
const SLOWNESS = 0.35;
const LEAST_FACTOR = 0.05;
const MOST_FACTOR = 15;
/** Departures a day that even the smallest size is smoothed by. */
const SMOOTHING = 2;

/**
 * Shares the flights of every link among airlines. In each round airlines that came out too small for their region gain
 * strength and those too big lose some, until each is near its size. In the order of the contests.
 */
export function balanceAirlines(contests: readonly Contest[], airlines: readonly NetworkAirline[]): readonly Carriers[] {
  const factors = new Map(airlines.map(({ code }) => [code, 1]));
  let shares = contests.map((contest) => shareOut(contest, factors));
  for (let round = 1; round < ROUNDS; round++) {
    const departures = departuresByAirline(shares);
    const wanted = wantedDepartures(airlines, departures);
    for (const { code } of airlines) {
      const ratio = ((wanted.get(code) ?? 0) + SMOOTHING) / ((departures.get(code) ?? 0) + SMOOTHING);
      const factor = (factors.get(code) ?? 1) * ratio ** SLOWNESS;
      factors.set(code, Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, factor)));
    }
    shares = contests.map((contest) => shareOut(contest, factors));
  }
  return shares;
}

/**
 * Airline code to the departures a day that it ought to have: its part, by typed size, of all that the airlines of its region
 * have together. Traffic and sizes are typed apart, so their ratio differs from region to region.
 */
export function wantedDepartures(
  airlines: readonly NetworkAirline[],
  departures: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const typed = new Map<number, number>();
  const generated = new Map<number, number>();
  for (const { code, country, dailyDepartures } of airlines) {
    const region = regionOf(country);
    typed.set(region, (typed.get(region) ?? 0) + dailyDepartures);
    generated.set(region, (generated.get(region) ?? 0) + (departures.get(code) ?? 0));
  }
  const scaleOf = (region: number): number => (generated.get(region) ?? 0) / (typed.get(region) ?? 1);
  return new Map(airlines.map(({ code, country, dailyDepartures }) => [code, dailyDepartures * scaleOf(regionOf(country))]));
}

/** Airline code to its departures a day, both directions together. */
export function departuresByAirline(shares: Iterable<Carriers>): ReadonlyMap<string, number> {
  const departures = new Map<string, number>();
  for (const carriers of shares) {
    for (const { airline, dailyEachWay } of carriers) departures.set(airline, (departures.get(airline) ?? 0) + 2 * dailyEachWay);
  }
  return departures;
}
