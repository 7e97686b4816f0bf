import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { airlines as listedAirlines } from "@layoverguard/airline-codes";
import { AIRLINES } from "../facts/airlines.ts";
import { MOVED_AIRPORTS, STATION_LIST_NAMES } from "../facts/station-lists.ts";
import type { PlaceAirport } from "./airport.ts";

/** What the articles of 2017 in `aviation-json` (Wikipedia, CC BY-SA) say about who flew where. */
export interface StationLists {
  /** Airline code to the airports on its list; airlines without a list are absent. */
  readonly byAirline: ReadonlyMap<string, ReadonlySet<string>>;
  /** Airports where the articles name at least one airline, whichever it was. */
  readonly airportsWithAirline: ReadonlySet<string>;
}

/** Reads both directions, airline to airports and airport to airlines, under today's codes. */
export function loadStationLists(airports: ReadonlyMap<string, PlaceAirport>): StationLists {
  const codeOfArticle = readAirportArticles(airports);
  const byAirline = new Map<string, Set<string>>();
  const airportsWithAirline = new Set<string>();
  const add = (airline: string, airport: string): void => {
    const stations = byAirline.get(airline) ?? new Set<string>();
    byAirline.set(airline, stations.add(MOVED_AIRPORTS.get(airport) ?? airport));
  };
  for (const [article, stations] of Object.entries(readLists("airline_destinations"))) {
    const name = decodeURIComponent(article.replace(/_destinations$/, "")).replaceAll("_", " ");
    const served = stations.flatMap((station) => codeOfArticle.get(station) ?? []);
    for (const airline of airlinesNamed(name)) for (const airport of served) add(airline, airport);
  }
  for (const [article, names] of Object.entries(readLists("airport_airlines"))) {
    const airport = codeOfArticle.get(article);
    if (airport === undefined) continue;
    if (names.length > 0) airportsWithAirline.add(airport);
    for (const airline of names.flatMap(airlinesNamed)) add(airline, airport);
  }
  return { byAirline, airportsWithAirline };
}

const resolvePackage = createRequire(import.meta.url);

const readJson = (name: string): unknown => JSON.parse(readFileSync(resolvePackage.resolve(`aviation-json/data/${name}.json`), "utf8"));

const readLists = (name: string): Record<string, readonly string[]> => readJson(name) as Record<string, readonly string[]>;

function readAirportArticles(airports: ReadonlyMap<string, PlaceAirport>): ReadonlyMap<string, string> {
  const articles = readJson("airports") as Record<string, { readonly iata?: string }>;
  return new Map(
    Object.entries(articles).flatMap(([article, { iata }]) => (iata !== undefined && airports.has(iata) ? [[article, iata] as const] : [])),
  );
}

/** Lower case, no accents or marks, without the words that come and go in names of airlines. */
export function stationListName(name: string): string {
  const letters = name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z0-9 ]/g, "");
  const short = letters
    .replaceAll(/\b(?:airlines?|airways|air lines)\b/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return short === "" ? name.toLowerCase() : short;
}

const ACTIVE_CODES = new Set(AIRLINES.map(({ code }) => code));

const CODES_BY_NAME: ReadonlyMap<string, readonly string[]> = new Map([
  ...listedAirlines
    .filter(({ iataCode }) => ACTIVE_CODES.has(iataCode))
    .map(({ iataCode, name }) => [stationListName(name), [iataCode]] as const),
  ...AIRLINES.map(({ code, name }) => [stationListName(name), [code]] as const),
  ...STATION_LIST_NAMES,
]);

function airlinesNamed(name: string): readonly string[] {
  const bare = name.replace(/^List of /, "").replace(/ destinations$/i, "");
  return CODES_BY_NAME.get(stationListName(bare)) ?? [];
}
