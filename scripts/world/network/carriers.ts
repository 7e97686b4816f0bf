import { carrierValues } from "./carrier-values.ts";
import type { NetworkAirline } from "./inputs.ts";
import type { Link } from "./links.ts";
import type { PlannedRoute } from "./plan.ts";

/** A link with its flights. */
export interface FlownLink {
  readonly link: Link;
  readonly dailyEachWay: number;
}

type Carriers = PlannedRoute["carriers"];

const ROUNDS = 40;
/** Generated airlines have this share of their typed size. */
export const AIRLINE_SCALE = 0.7;
const SLOWNESS = 0.35;
const LEAST_FACTOR = 0.01;
const MOST_FACTOR = 60;
/** Who would have less than this share of the strongest stays away. */
const LEAST_OF_BEST = 0.18;

/**
 * Shares each link's flights among airlines, by pair key. In each round airlines that came out too small gain strength and
 * those too big lose some, until each is near its typed size.
 */
export function assignCarriers(flown: readonly FlownLink[], airlines: readonly NetworkAirline[]): ReadonlyMap<string, Carriers> {
  const contests = flown.map((entry) => ({ ...entry, values: [...carrierValues(entry.link)], most: mostCarriers(entry) }));
  const factors = new Map(airlines.map(({ code }) => [code, 1]));
  let shares = contests.map((contest) => shareOut(contest, factors));
  for (let round = 1; round < ROUNDS; round++) {
    const departures = departuresByAirline(shares);
    for (const { code, dailyDepartures } of airlines) {
      const wanted = dailyDepartures * AIRLINE_SCALE;
      const factor = (factors.get(code) ?? 1) * ((wanted + 2) / ((departures.get(code) ?? 0) + 2)) ** SLOWNESS;
      factors.set(code, Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, factor)));
    }
    shares = contests.map((contest) => shareOut(contest, factors));
  }
  return new Map(contests.map(({ link }, index) => [link.key, shares[index] ?? []]));
}

interface Contest extends FlownLink {
  readonly values: readonly (readonly [airline: string, value: number])[];
  readonly most: number;
}

/** One airline below 1.5 flights a day, and one more each time the flights double; those required always fit. */
const mostCarriers = ({ link, dailyEachWay }: FlownLink): number =>
  Math.max(link.required.length, 1 + Math.floor(Math.log2(1 + dailyEachWay / 1.5)));

function shareOut({ link, dailyEachWay, values, most }: Contest, factors: ReadonlyMap<string, number>): Carriers {
  const strengths = values
    .map(([airline, value]) => ({ airline, strength: value * (factors.get(airline) ?? 1), required: link.required.includes(airline) }))
    .sort((a, b) => Number(b.required) - Number(a.required) || b.strength - a.strength)
    .slice(0, most);
  const best = Math.max(...strengths.map(({ strength }) => strength));
  const staying = strengths.filter(({ required, strength }) => required || strength >= LEAST_OF_BEST * best);
  const total = staying.reduce((sum, { strength }) => sum + strength, 0);
  return staying.map(({ airline, strength }) => ({ airline, dailyEachWay: (dailyEachWay * strength) / total }));
}

/** Both directions together. */
export function departuresByAirline(shares: Iterable<Carriers>): ReadonlyMap<string, number> {
  const departures = new Map<string, number>();
  for (const carriers of shares) {
    for (const { airline, dailyEachWay } of carriers) departures.set(airline, (departures.get(airline) ?? 0) + 2 * dailyEachWay);
  }
  return departures;
}
