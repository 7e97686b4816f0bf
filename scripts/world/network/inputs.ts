import { AIRCRAFT } from "../facts/aircraft.ts";
import { AIRLINES, type AirlineFact } from "../facts/airlines.ts";
import { AIRPORT_SCORES } from "../facts/airport-scores.ts";
import { UNSERVED_AIRPORTS } from "../facts/known-routes.ts";
import { MOVED_AIRPORTS, UNSCHEDULED_FIELDS } from "../facts/station-lists.ts";
import type { PlaceAirport } from "../places/airport.ts";
import { loadAirports } from "../places/load-airports.ts";
import { loadStationLists, type StationLists } from "../places/station-lists.ts";
import { FIELD_MPPA, fieldSeats, type NetworkAirport, pairKey, THIN_MPPA } from "./network-airport.ts";
import { homeCountries } from "./rights.ts";

/** An airline with flights of its own, and what the model asks about it again and again. */
export interface NetworkAirline extends AirlineFact {
  /** Countries where it may fly as at home. */
  readonly homes: ReadonlySet<string>;
  /** Its airports in the lists of 2017; null without a list. */
  readonly stations: ReadonlySet<string> | null;
  /** Hubs, then bases, each once; those with a traffic score. */
  readonly starts: readonly NetworkAirport[];
  /** Longest stage of its types that are not wide. */
  readonly narrowRangeKm: number;
  readonly hasWideTypes: boolean;
  /** Airports that it does not fly to; codes. */
  readonly unserved: ReadonlySet<string>;
}

/** All that the network is planned from. */
export interface NetworkInputs {
  /** Airports with a traffic score, in the order of `airport-scores.csv` (busiest first). */
  readonly scored: readonly NetworkAirport[];
  /** Small fields with scheduled flights and no score. */
  readonly thin: readonly NetworkAirport[];
  /** Both of them, by code. */
  readonly airports: ReadonlyMap<string, NetworkAirport>;
  readonly airlines: readonly NetworkAirline[];
  /** Airport code to the airlines that have a hub there. */
  readonly hubAirlines: ReadonlyMap<string, readonly NetworkAirline[]>;
  /** Pair key to how many airlines' lists of 2017 hold one end while the other is their hub or base. */
  readonly listSupport: ReadonlyMap<string, number>;
}

/** Reads facts and places and joins them. */
export async function loadInputs(): Promise<NetworkInputs> {
  const places = await loadAirports();
  const lists = loadStationLists(places);
  const scored = scoredAirports(places);
  const thin = thinAirports(places, lists);
  const airports = new Map([...scored, ...thin].map((airport) => [airport.code, airport]));
  const airlines = AIRLINES.filter(({ dailyDepartures }) => dailyDepartures > 0).map((fact) => describeAirline(fact, scored, lists));
  return { scored, thin, airports, airlines, hubAirlines: hubAirlines(airlines), listSupport: listSupport(airlines) };
}

const scoredAirports = (places: ReadonlyMap<string, PlaceAirport>): readonly NetworkAirport[] =>
  AIRPORT_SCORES.filter(({ mppa, code }) => mppa > 0 && !MOVED_AIRPORTS.has(code)).map(({ code, mppa }) => {
    const place = places.get(code);
    if (place === undefined) throw new Error(`airport-scores.csv: no package knows ${code}`);
    return { ...place, mppa, mostSeats: null };
  });

function thinAirports(places: ReadonlyMap<string, PlaceAirport>, lists: StationLists): readonly NetworkAirport[] {
  const known = new Set(AIRPORT_SCORES.map(({ code }) => code));
  const isOpen = ({ code, scheduled }: PlaceAirport): boolean => scheduled && !known.has(code) && !MOVED_AIRPORTS.has(code);
  return [...places.values()].filter(isOpen).flatMap((place): readonly NetworkAirport[] => {
    const { code, runwayMeters } = place;
    if (lists.airportsWithAirline.has(code)) return [{ ...place, mppa: THIN_MPPA, mostSeats: null }];
    if (runwayMeters === null || UNSCHEDULED_FIELDS.has(code)) return [];
    return [{ ...place, mppa: FIELD_MPPA, mostSeats: fieldSeats(runwayMeters) }];
  });
}

const PLANNED_RANGE_KM = new Map(AIRCRAFT.map(({ key, plannedRangeKm }) => [key, plannedRangeKm]));
const LEAST_RANGE_KM = 400;

function describeAirline(fact: AirlineFact, scored: readonly NetworkAirport[], lists: StationLists): NetworkAirline {
  const byCode = new Map(scored.map((airport) => [airport.code, airport]));
  const ranges = fact.fleet.map((key) => PLANNED_RANGE_KM.get(key) ?? null);
  return {
    ...fact,
    homes: homeCountries(fact),
    stations: lists.byAirline.get(fact.code) ?? null,
    starts: [...new Set([...fact.hubs, ...fact.bases])].flatMap((code) => byCode.get(code) ?? []),
    narrowRangeKm: Math.max(LEAST_RANGE_KM, ...ranges.filter((range) => range !== null)),
    hasWideTypes: ranges.includes(null),
    unserved: new Set(UNSERVED_AIRPORTS.flatMap(({ airline, airports }) => (airline === fact.code ? airports : []))),
  };
}

function hubAirlines(airlines: readonly NetworkAirline[]): ReadonlyMap<string, readonly NetworkAirline[]> {
  const byAirport = new Map<string, NetworkAirline[]>();
  for (const airline of airlines) for (const hub of airline.hubs) byAirport.set(hub, [...(byAirport.get(hub) ?? []), airline]);
  return byAirport;
}

function listSupport(airlines: readonly NetworkAirline[]): ReadonlyMap<string, number> {
  const support = new Map<string, number>();
  for (const { hubs, bases, stations } of airlines) {
    const starts = new Set([...hubs, ...bases]);
    const pairs = new Set(
      [...starts].flatMap((start) => [...(stations ?? [])].filter((other) => other !== start).map((other) => pairKey(start, other))),
    );
    for (const pair of pairs) support.set(pair, (support.get(pair) ?? 0) + 1);
  }
  return support;
}
