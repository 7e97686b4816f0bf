import type { WorldCity } from "../../../src/engine/hotels/world/index.ts";
import { airportsOf, codesOf, type FlightPlaces, ownAirportOf } from "./cities/city-airports.ts";
import type { CityList } from "./cities/city-list.ts";
import type { HotelCity } from "./cities/hotel-city.ts";
import { otherNames } from "./cities/other-names.ts";
import type { PlaceGrid } from "./cities/place-grid.ts";
import { listDistricts } from "./districts/list-districts.ts";
import { TYPED_LANDMARKS } from "./facts/named-points.ts";
import type { Ground } from "./land/ground.ts";
import { chargesOf, demandOf } from "./property/property.ts";

/** What cities are described from. */
interface Surroundings {
  readonly flights: FlightPlaces;
  readonly grid: PlaceGrid;
  readonly list: CityList;
}

/** A city as the world file has it. */
export function describeCity(city: HotelCity, ground: Ground, { flights, grid, list }: Surroundings): WorldCity {
  const { id, name, region, country, zone, latitude, longitude, population } = city;
  const airports = airportsOf(city, flights);
  const isOthersName = (folded: string): boolean => list.named(folded).some((other) => other.country === country && other.id !== id);
  return {
    id,
    name,
    region,
    country,
    zone,
    latitude,
    longitude,
    population,
    otherNames: otherNames(city, ownAirportOf(city, airports), isOthersName),
    codes: codesOf(city, flights),
    airports: airports.map((airport) => ({
      code: airport.code,
      name: airport.name,
      latitude: airport.latitude,
      longitude: airport.longitude,
    })),
    districts: listDistricts(city, grid, list, (point) => {
      const { x, y } = ground.toMetres(point);
      return ground.isLand(x, y);
    }),
    landmarks: TYPED_LANDMARKS.get(city.destination ?? "") ?? [],
    charges: chargesOf(city),
    demand: demandOf(city),
  };
}
