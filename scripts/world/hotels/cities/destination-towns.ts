import { DESTINATIONS, type Destination } from "../../facts/destinations.ts";
import { HOTEL_PLACES } from "../facts/hotel-places.ts";
import { fold } from "../../../../src/core/kernel/index.ts";
import type { GeoPlace } from "./geonames.ts";
import type { PlaceGrid } from "./place-grid.ts";
import { usualSpreadKm } from "./usual-spread.ts";

/** A destination and the town that its hotels stand around. */
export interface FoundTown {
  readonly destination: Destination;
  readonly place: GeoPlace;
  /** As guests call it: `Maui`. */
  readonly name: string;
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly spreadKm: number;
  /** Whether the middle of its hotels is the town's own; else the town only lends its id and zone. */
  readonly isOnItsTown: boolean;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The town of a destination's name may be so far from its airport. */
const FARTHEST_KM = 65;

/**
 * The town of each destination: the one typed in `data/hotel-places.csv`, else the biggest of its name or one of whose names it is,
 * near its main airport. Throws when there is none: no destination may be lost.
 */
export function findTowns(places: readonly GeoPlace[], grid: PlaceGrid, airports: ReadonlyMap<string, Point>): readonly FoundTown[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  return DESTINATIONS.map((destination) => {
    const fact = HOTEL_PLACES.get(destination.code);
    const airport = airports.get(destination.mainAirport);
    const town = fact?.town ?? null;
    const place = town === null ? airport && findByName(grid, destination, airport) : byId.get(town);
    if (place === undefined) throw new Error(`${destination.code} ${destination.city} has no town near ${destination.mainAirport}`);
    return {
      destination,
      place,
      name: fact?.name || plainName(destination.city),
      region: fact?.region ?? "",
      latitude: fact?.middle?.latitude ?? place.latitude,
      longitude: fact?.middle?.longitude ?? place.longitude,
      spreadKm: fact?.spreadKm ?? usualSpreadKm(place.population),
      isOnItsTown: (fact?.middle ?? null) === null,
    };
  });
}

/** `Portland, Maine` is Portland: its region says the rest. */
const plainName = (city: string): string => city.replace(/,.*$/, "");

function findByName(grid: PlaceGrid, { city, country }: Destination, airport: Point): GeoPlace | undefined {
  const wanted = fold(plainName(city));
  const near = grid
    .near(airport, FARTHEST_KM)
    .map(({ place }) => place)
    .filter((place) => place.country === country);
  const named = near.filter(({ name }) => fold(name) === wanted);
  const alsoNamed = near.filter(({ alternates }) => alternates.split(",").some((name) => fold(name) === wanted));
  return biggest(named) ?? biggest(alsoNamed);
}

function biggest(places: readonly GeoPlace[]): GeoPlace | undefined {
  const [first] = [...places].sort(
    (a, b) => Number(a.code === "PPLX") - Number(b.code === "PPLX") || b.population - a.population || a.id - b.id,
  );
  return first;
}
