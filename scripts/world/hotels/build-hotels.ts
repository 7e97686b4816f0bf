import { createHash } from "node:crypto";
import type { HotelWorld, WorldCity, WorldHotel } from "../../../src/engine/hotels/world/index.ts";
import { distanceKm } from "../places/distance.ts";
import { chanceOf } from "../schedule/chance.ts";
import { chooseCities } from "./cities/choose-cities.ts";
import { airportsOf, codesOf, type FlightPlaces } from "./cities/city-airports.ts";
import { loadGeoPlaces } from "./cities/geonames.ts";
import type { HotelCity } from "./cities/hotel-city.ts";
import { hotelCount } from "./cities/hotel-count.ts";
import { otherNames } from "./cities/other-names.ts";
import { type PlaceGrid, placeGrid } from "./cities/place-grid.ts";
import { isTypedDistrict } from "./districts/is-typed-district.ts";
import { listDistricts } from "./districts/list-districts.ts";
import { TYPED_LANDMARKS } from "./facts/named-points.ts";
import { type CountryMap, loadCountryMap } from "./land/country-map.ts";
import { type Ground, groundAround } from "./land/ground.ts";
import { type Namer, namerOf } from "./naming/namer.ts";
import { drawsOf } from "./positions/draws.ts";
import { placeHotels } from "./positions/place-hotels.ts";
import type { Spot } from "./positions/spot.ts";
import { chargesOf, demandOf, describeProperty, type PropertyInput } from "./property/property.ts";

/** A hotel beside an airport farther out is not the city's. */
const AIRPORT_HOTEL_KM = 30;
const WORD = 2 ** 32;

/** The embedded hotels, made of facts and GeoNames alone: the same facts give the same world. */
export function buildHotels(flights: FlightPlaces): HotelWorld {
  const places = loadGeoPlaces();
  const chosen = chooseCities(places, new Map(flights.airports.map((airport) => [airport.code, airport])), isTypedDistrict);
  const context = {
    flights,
    grid: placeGrid(places),
    map: loadCountryMap(),
    cityIds: new Set(chosen.map(({ id }) => id)),
    namer: namerOf(),
  };
  const cities: WorldCity[] = [];
  const hotels: WorldHotel[] = [];
  for (const [index, city] of chosen.entries()) {
    const ground = groundAround(context.map, city, city.spreadKm * 1000);
    const worldCity = describeCity(city, ground, context);
    cities.push(worldCity);
    for (const hotel of hotelsOf(city, index, worldCity, ground, context.namer)) hotels.push(hotel);
  }
  return { version: versionOf(cities, hotels), cities, hotels };
}

interface Context {
  readonly flights: FlightPlaces;
  readonly grid: PlaceGrid;
  readonly map: CountryMap;
  readonly cityIds: ReadonlySet<number>;
  readonly namer: Namer;
}

function describeCity(city: HotelCity, ground: Ground, { flights, grid, cityIds }: Context): WorldCity {
  const { id, name, region, country, zone, latitude, longitude, population } = city;
  const isLand = (north: number, east: number): boolean => {
    const { x, y } = ground.toMetres({ latitude: north, longitude: east });
    return ground.isLand(x, y);
  };
  return {
    id,
    name,
    region,
    country,
    zone,
    latitude,
    longitude,
    population,
    otherNames: otherNames(city),
    codes: codesOf(city, flights),
    airports: airportsOf(city, flights),
    districts: listDistricts(city, grid, cityIds, isLand),
    landmarks: TYPED_LANDMARKS.get(city.destination ?? "") ?? [],
    charges: chargesOf(city),
    demand: demandOf(city),
  };
}

function hotelsOf(city: HotelCity, index: number, { districts, airports }: WorldCity, ground: Ground, namer: Namer): WorldHotel[] {
  const draws = drawsOf(Math.floor(chanceOf("hotels", city.id) * WORD));
  const near = airports.filter((airport) => distanceKm(airport, city) < AIRPORT_HOTEL_KM).slice(0, 2);
  const gathering = { isBeach: city.themes.includes("beach"), spreadKm: city.spreadKm, districts, airports: near };
  const spots = placeHotels(hotelCount(city), gathering, ground, draws);
  const ranks = ranksOf(spots);
  const names = namer.forCity(city);
  return spots.map((spot, at) => {
    const ordinal = at + 1;
    const input: PropertyInput = {
      city,
      distanceMetres: spot.distanceMetres,
      surroundings: { coastMetres: spot.coastMetres, isAirport: spot.isAirport },
      ordinal,
      rank: ranks[at] ?? 0,
      hotelCount: spots.length,
      seed: Math.floor(chanceOf("hotel", city.id, ordinal) * WORD),
    };
    const { latitude, longitude, district } = spot;
    const place = { city: index, ordinal, latitude, longitude, district };
    const facts = describeProperty(input);
    const { name, street } = names.next({ kind: facts.kind, stars: facts.stars, coastMetres: spot.coastMetres });
    return { ...facts, ...place, name, street };
  });
}

/** 0 for the nearest to the middle. */
function ranksOf(spots: readonly Spot[]): readonly number[] {
  const order = [...spots.keys()].sort((a, b) => (spots[a]?.distanceMetres ?? 0) - (spots[b]?.distanceMetres ?? 0) || a - b);
  const ranks = Array.from({ length: spots.length }, () => 0);
  for (const [rank, spot] of order.entries()) ranks[spot] = rank;
  return ranks;
}

function versionOf(cities: readonly WorldCity[], hotels: readonly WorldHotel[]): string {
  const hash = createHash("sha256");
  for (const city of cities) hash.update(JSON.stringify(city));
  for (const hotel of hotels) hash.update(JSON.stringify(hotel));
  return hash.digest("hex").slice(0, 12);
}
