import { fold } from "../../../../src/core/kernel/index.ts";
import { DESTINATIONS } from "../../facts/destinations.ts";
import { distanceKm } from "../../../../src/core/maps/index.ts";
import type { HotelCity } from "./hotel-city.ts";

/** What the hotels need to know of the flights' world. */
export interface FlightPlaces {
  readonly airports: readonly FlightAirport[];
  readonly metros: readonly { readonly code: string; readonly airports: readonly number[] }[];
}

interface FlightAirport {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Beyond this nobody calls an airport the city's. */
const FARTHEST_KM = 55;
const MOST_AIRPORTS = 3;

const BY_CODE = new Map(DESTINATIONS.map((destination) => [destination.code, destination]));

/** Airports with flights that serve the city: those of its row in `data/destinations.csv` first, then others that are near, nearest first. */
export function airportsOf(city: HotelCity, { airports }: FlightPlaces): readonly FlightAirport[] {
  const own = city.destination === null ? [] : (BY_CODE.get(city.destination)?.airports ?? []);
  const typed = own.flatMap((code) => airports.find((airport) => airport.code === code) ?? []);
  const near = airports
    .filter(({ latitude }) => Math.abs(latitude - city.latitude) < 0.6)
    .map((airport) => ({ airport, km: distanceKm(airport, city) }))
    .filter(({ airport, km }) => km < FARTHEST_KM && airport.country === city.country && !own.includes(airport.code))
    .sort((a, b) => a.km - b.km)
    .map(({ airport }) => airport);
  return [...typed, ...near].slice(0, Math.max(MOST_AIRPORTS, typed.length));
}

/** The code of the airport that has the city's name; null when none has. */
export function ownAirportOf({ name, geoName }: HotelCity, airports: readonly FlightAirport[]): string | null {
  const names = new Set([fold(name), fold(geoName)]);
  return airports.find(({ city }) => names.has(fold(city)))?.code ?? null;
}

/** Codes that mean a destination: its own, its airports' and those of metropolitan areas all of whose fields are its. */
export function codesOf(city: HotelCity, places: FlightPlaces): readonly string[] {
  if (city.destination === null) return [];
  const own = BY_CODE.get(city.destination)?.airports ?? [];
  const areas = places.metros
    .filter(({ airports }) => airports.every((index) => own.includes(places.airports[index]?.code ?? "")))
    .map(({ code }) => code);
  return [...new Set([city.destination, ...areas, ...own])];
}
