import { createHash } from "node:crypto";
import type { HotelWorld, WorldCity, WorldHotel } from "../../../src/engine/hotels/world/index.ts";
import { distanceKm } from "../../../src/core/maps/index.ts";
import { chanceOf } from "../schedule/chance.ts";
import { chooseCities } from "./cities/choose-cities.ts";
import type { FlightPlaces } from "./cities/city-airports.ts";
import { cityList } from "./cities/city-list.ts";
import { loadGeoPlaces } from "./cities/geonames.ts";
import type { HotelCity } from "./cities/hotel-city.ts";
import { hotelCount } from "./cities/hotel-count.ts";
import { placeGrid } from "./cities/place-grid.ts";
import { describeCity } from "./describe-city.ts";
import { foundDistricts } from "./districts/list-districts.ts";
import { nameSpots } from "./districts/name-spots.ts";
import { isTypedDistrict } from "./districts/is-typed-district.ts";
import { loadCountryMap } from "./land/country-map.ts";
import { type Ground, groundAround } from "./land/ground.ts";
import { type Namer, namerOf } from "./naming/namer.ts";
import { drawsOf } from "./positions/draws.ts";
import { placeHotels } from "./positions/place-hotels.ts";
import type { Spot } from "./positions/spot.ts";
import { describeProperty } from "./property/property.ts";

/** A hotel beside an airport farther out is not the city's; beside one that is another's, not farther than this beyond its hotels. */
const AIRPORT_HOTEL_KM = 30;
const BORROWED_AIRPORT_KM = 4;
const MOST_AIRPORTS_WITH_HOTELS = 2;
const WORD = 2 ** 32;

/**
 * The embedded hotels, made of facts, GeoNames and the airports of the flights' world: the same input gives the same world.
 * `isWanted` leaves cities out, for a small world; the others stay as they are but for names that are freed.
 */
export function buildHotels(flights: FlightPlaces, isWanted: (city: HotelCity) => boolean = () => true): HotelWorld {
  const places = loadGeoPlaces();
  const grid = placeGrid(places);
  const chosen = chooseCities(places, grid, new Map(flights.airports.map((airport) => [airport.code, airport])), isTypedDistrict);
  const surroundings = { flights, grid, list: cityList(chosen) };
  const [map, namer] = [loadCountryMap(), namerOf()];
  const built = chosen.filter(isWanted).map((city, index) => {
    const ground = groundAround(map, city, city.spreadKm * 1000);
    const worldCity = describeCity(city, ground, surroundings);
    const airports = airportsWithHotels(city, worldCity);
    const spots = spotsOf(city, worldCity, airports, ground);
    const others = foundDistricts(city, grid, surroundings.list);
    const { districts, districtOf } = nameSpots(spots, { middle: city, listed: worldCity.districts, others, airports });
    return { city: { ...worldCity, districts }, hotels: hotelsOf(city, index, spots, districtOf, namer) };
  });
  const [cities, hotels] = [built.map(({ city }) => city), built.flatMap((entry) => entry.hotels)];
  return { version: versionOf(cities, hotels), cities, hotels };
}

/** Those that are the city's own; where none is, those that are not far beyond its own hotels. */
function airportsWithHotels(city: HotelCity, { airports, codes }: WorldCity): WorldCity["airports"] {
  const within = (km: number): WorldCity["airports"] => airports.filter((airport) => distanceKm(airport, city) < km);
  const own = within(AIRPORT_HOTEL_KM).filter(({ code }) => codes.includes(code));
  return (own.length > 0 ? own : within(city.spreadKm + BORROWED_AIRPORT_KM)).slice(0, MOST_AIRPORTS_WITH_HOTELS);
}

function spotsOf(city: HotelCity, { districts }: WorldCity, airports: WorldCity["airports"], ground: Ground): readonly Spot[] {
  const gathering = { isBeach: city.themes.includes("beach"), spreadKm: city.spreadKm, districts, airports };
  return placeHotels(hotelCount(city), gathering, ground, drawsOf(Math.floor(chanceOf("hotels", city.id) * WORD)));
}

function hotelsOf(
  city: HotelCity,
  index: number,
  spots: readonly Spot[],
  districtOf: readonly number[],
  namer: Namer,
): readonly WorldHotel[] {
  const ranks = ranksOf(spots);
  const names = namer.forCity(city);
  return spots.map(({ latitude, longitude, distanceMetres, coastMetres, isAirport }, at) => {
    const ordinal = at + 1;
    const facts = describeProperty({
      city,
      distanceMetres,
      surroundings: { coastMetres, isAirport },
      ordinal,
      rank: ranks[at] ?? 0,
      hotelCount: spots.length,
      seed: Math.floor(chanceOf("hotel", city.id, ordinal) * WORD),
    });
    const named = names.next({ ...facts, coastMetres });
    return { ...facts, ...named, city: index, ordinal, latitude, longitude, district: districtOf[at] ?? 0 };
  });
}

/** 0 for the nearest to the middle. */
function ranksOf(spots: readonly Spot[]): readonly number[] {
  const order = [...spots.entries()].sort(([a, one], [b, two]) => one.distanceMetres - two.distanceMetres || a - b);
  const ranks = Array.from({ length: spots.length }, () => 0);
  for (const [rank, [spot]] of order.entries()) ranks[spot] = rank;
  return ranks;
}

function versionOf(cities: readonly WorldCity[], hotels: readonly WorldHotel[]): string {
  const hash = createHash("sha256");
  for (const city of cities) hash.update(JSON.stringify(city));
  for (const hotel of hotels) hash.update(JSON.stringify(hotel));
  return hash.digest("hex").slice(0, 12);
}
