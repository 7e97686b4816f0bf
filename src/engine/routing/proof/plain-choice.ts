import type { FlightEnds } from "../bound-class.ts";
import type { PlainPair } from "./reference-pairs.ts";
import type { PlainBound } from "./reference.ts";

/** The choice of an answer again, in the plainest way: all against all, and every pair looked at for every question. */
const HOLDS = 200;
const NONSTOPS = 40;
const REPEATS = 8;

const isNonstop = ({ flights }: PlainBound): boolean => flights.length === 1;

/** What a traveller gains by the first in place of the second, in minutes, stops and cents. */
const gains = (a: PlainBound, b: PlainBound): number[] => [
  a.departsAtUtcMinute - b.departsAtUtcMinute,
  b.arrivesAtUtcMinute - a.arrivesAtUtcMinute,
  b.flights.length - a.flights.length,
  b.cents - a.cents,
];

/** Bounds without those that another one, or an earlier one that is alike, makes pointless. */
export function plainlyWorthwhile(bounds: readonly PlainBound[], ends: FlightEnds): PlainBound[] {
  const isRival = (a: PlainBound, b: PlainBound): boolean =>
    a.plate === b.plate &&
    ends.from[a.flights[0] ?? -1] === ends.from[b.flights[0] ?? -1] &&
    ends.to[a.flights.at(-1) ?? -1] === ends.to[b.flights.at(-1) ?? -1];
  return bounds.filter((bound, place) =>
    bounds.every((other, otherPlace) => {
      if (other === bound || !isRival(other, bound)) return true;
      const gained = gains(other, bound);
      return gained.some((gain) => gain < 0) || (gained.every((gain) => gain === 0) && otherPlace > place);
    }),
  );
}

function classOf({ plate, flights }: PlainBound, ends: FlightEnds): string {
  const minute = ends.departsAtMinute[flights[0] ?? -1] ?? 0;
  return `${plate}/${flights.length}/${minute < 720 ? "morning" : minute < 1080 ? "afternoon" : "evening"}`;
}

const cheapestOfClasses = (bounds: readonly PlainBound[], ends: FlightEnds): PlainBound[] =>
  [...Map.groupBy(bounds, (bound) => classOf(bound, ends)).values()].flatMap((members) => members.slice(0, 1));

const firstAirport = ({ flights }: PlainBound, ends: FlightEnds): number => ends.from[flights[0] ?? -1] ?? -1;
const lastAirport = ({ flights }: PlainBound, ends: FlightEnds): number => ends.to[flights.at(-1) ?? -1] ?? -1;

function cheapestOfAirports(bounds: readonly PlainBound[], ends: FlightEnds): (PlainBound | undefined)[] {
  const firsts = new Set(bounds.map((bound) => firstAirport(bound, ends)));
  const lasts = new Set(bounds.map((bound) => lastAirport(bound, ends)));
  return [
    ...[...firsts].map((airport) => bounds.find((bound) => firstAirport(bound, ends) === airport)),
    ...[...lasts].map((airport) => bounds.find((bound) => lastAirport(bound, ends) === airport)),
  ];
}

/** @param bounds worthwhile, best first. */
export function plainBoundChoice(bounds: readonly PlainBound[], ends: FlightEnds): PlainBound[] {
  const chosen: PlainBound[] = [];
  const nonstops = bounds.filter(isNonstop).slice(0, NONSTOPS);
  for (const bound of [
    ...bounds.slice(0, 1),
    ...cheapestOfAirports(bounds, ends),
    ...nonstops,
    ...cheapestOfClasses(bounds, ends),
    ...bounds,
  ])
    if (bound && !chosen.includes(bound) && chosen.length < HOLDS) chosen.push(bound);
  return bounds.filter((bound) => chosen.includes(bound));
}

/** @param pairs every pair of worthwhile bounds, best first; and those bounds. */
export function plainPairChoice(pairs: readonly PlainPair[], { outbounds, inbounds }: PlainSides, ends: FlightEnds): PlainPair[] {
  const choice = new PlainChoice(pairs);
  const sides = [["outbound", outbounds] as const, ["inbound", inbounds] as const];
  choice.take(pairs[0]);
  for (const out of [1, 2, 3])
    for (const back of [1, 2, 3])
      choice.take(pairs.find(({ outbound, inbound }) => outbound.flights.length === out && inbound.flights.length === back));
  for (const airport of new Set(outbounds.map((bound) => firstAirport(bound, ends))))
    choice.take(pairs.find(({ outbound, inbound }) => firstAirport(outbound, ends) === airport && lastAirport(inbound, ends) === airport));
  for (const airport of new Set(outbounds.map((bound) => lastAirport(bound, ends))))
    choice.take(pairs.find(({ outbound, inbound }) => lastAirport(outbound, ends) === airport && firstAirport(inbound, ends) === airport));
  for (const out of nonstopPlates(outbounds)) for (const back of nonstopPlates(inbounds)) choice.takeNonstopOf(out, back);
  for (const [side, bounds] of sides)
    for (const bound of bounds.filter(isNonstop).slice(0, NONSTOPS))
      if (!choice.shows((pair) => isAllNonstop(pair) && pair[side] === bound))
        choice.takeFresh((pair) => isAllNonstop(pair) && pair[side] === bound);
  for (const [side, bounds] of sides)
    for (const bound of cheapestOfClasses(bounds, ends))
      if (!choice.shows((pair) => classOf(pair[side], ends) === classOf(bound, ends))) choice.takeFresh((pair) => pair[side] === bound);
  for (const pair of pairs) if (choice.isFresh(pair)) choice.take(pair);
  for (const pair of pairs) choice.take(pair);
  return pairs.filter((pair) => choice.chosen.has(pair));
}

interface PlainSides {
  readonly outbounds: readonly PlainBound[];
  readonly inbounds: readonly PlainBound[];
}

const isAllNonstop = ({ outbound, inbound }: PlainPair): boolean => isNonstop(outbound) && isNonstop(inbound);
const nonstopPlates = (bounds: readonly PlainBound[]): Set<number> => new Set(bounds.filter(isNonstop).map(({ plate }) => plate));

class PlainChoice {
  readonly chosen = new Set<PlainPair>();
  readonly #pairs: readonly PlainPair[];

  constructor(pairs: readonly PlainPair[]) {
    this.#pairs = pairs;
  }

  take(pair: PlainPair | undefined): void {
    if (pair !== undefined && this.chosen.size < HOLDS) this.chosen.add(pair);
  }

  takeNonstopOf(outPlate: number, backPlate: number): void {
    this.take(this.#pairs.find((pair) => isAllNonstop(pair) && pair.outbound.plate === outPlate && pair.inbound.plate === backPlate));
  }

  takeFresh(isWanted: (pair: PlainPair) => boolean): void {
    this.take(this.#pairs.find((pair) => isWanted(pair) && this.isFresh(pair)));
  }

  shows(isMeant: (pair: PlainPair) => boolean): boolean {
    return [...this.chosen].some(isMeant);
  }

  /** Whether a pair is not chosen and neither of its bounds is shown often enough. */
  isFresh(pair: PlainPair): boolean {
    const uses = (side: "outbound" | "inbound"): number => [...this.chosen].filter((other) => other[side] === pair[side]).length;
    return !this.chosen.has(pair) && uses("outbound") < REPEATS && uses("inbound") < REPEATS;
  }
}
