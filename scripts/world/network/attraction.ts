import { BUSINESS_WEIGHTS, RAIL_LINES } from "../facts/demand-tables.ts";
import type { Link } from "./links.ts";
import { pairKey } from "./network-airport.ts";

/** Airports above this are the world's biggest; pairs of them abroad carry more than their size says. */
const BIG_MPPA = 30;
/** A pair of two cities like London and New York carries one plus this many times what its airports' size says. */
const BUSINESS_FACTOR = 2.5;
/** Nearer pairs have enough traffic of other kinds. */
const BUSINESS_KM = 3_000;
const TYPED_PROBABILITY = 0.985;
const MOST_PROBABILITY = 0.995;

/**
 * How strong a link is beside others of the same airports: sure and contested links, business cities and big airports are
 * strong; distance and a fast railway weaken. Without a unit.
 */
export function attraction(link: Link): number {
  const { from, to, distanceKm, required, source } = link;
  const typed = required.length > 0 && source !== "feeder" && source !== "reach";
  const probability = Math.min(MOST_PROBABILITY, typed ? Math.max(link.probability, TYPED_PROBABILITY) : link.probability);
  const domestic = from.country === to.country;
  const factors = [
    (probability / (1 - probability)) ** 0.4,
    competition(link),
    !domestic && Math.min(from.mppa, to.mppa) > BIG_MPPA ? 1.9 : 1,
    typed ? 2.2 : 1,
    domestic ? 1.8 : Math.exp(-distanceKm / 12_000),
    (distanceKm + 300) ** -0.2,
    distanceKm > BUSINESS_KM ? 1 + BUSINESS_FACTOR * businessWeight(from.code) * businessWeight(to.code) : 1,
    airShare(link.key),
  ];
  return factors.reduce((product, factor) => product * factor, 1);
}

/** More where several airlines are likely, and where both ends are a hub or base of the same airline. */
function competition({ from, to, candidates }: Link): number {
  const likely = candidates.filter(({ score, airline }) => score > 0.4 && [from, to].some(({ code }) => airline.hubs.includes(code)));
  const atHomeTwice = candidates.filter(({ airline }) =>
    [from, to].every(({ code }) => airline.hubs.includes(code) || airline.bases.includes(code)),
  );
  return (1 + 0.3 * Math.min(8, likely.length)) * (1 + 0.6 * Math.min(6, atHomeTwice.length));
}

const businessWeight = (airport: string): number => BUSINESS_WEIGHTS.get(airport) ?? 0;

const RAIL_MINUTES: ReadonlyMap<string, number> = new Map(
  RAIL_LINES.flatMap(({ from, to, railMinutes }) => from.flatMap((start) => to.map((end) => [pairKey(start, end), railMinutes] as const))),
);

/**
 * Share of travelers who fly although there is a train: a logistic curve through the usual market shares, about a fifth at
 * two hours, half at three, four fifths at four.
 */
function airShare(key: string): number {
  const minutes = RAIL_MINUTES.get(key);
  return minutes === undefined ? 1 : 1 / (1 + Math.exp((180 - minutes) / 42));
}
