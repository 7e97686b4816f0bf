import { fold } from "../../../../src/core/kernel/index.ts";
import { distanceKm } from "../../../../src/core/maps/index.ts";
import type { CityList } from "../cities/city-list.ts";
import type { HotelCity } from "../cities/hotel-city.ts";
import type { PlaceGrid } from "../cities/place-grid.ts";
import { type NamedPoint, TYPED_DISTRICTS } from "../facts/named-points.ts";

/** What some of its contributors put into GeoNames as places. */
const NO_NEIGHBORHOOD =
  /hotel|hostel|resort|sector|airport|mobile home|trailer|subdivision|housing|barangay|poblacion|air force|marine corps|naval|military|fraccionamiento|city cent(?:re|er)| - |[([,]|\d/i;
const CENTER = "City center";
const FEWEST = 3;
const KM_PER_DEGREE = 111.2;
const MOST_FOUND = 7;
/** Towns around a city of usual size, as far as guests still call them its neighborhoods. */
const NEAR_TOWN_KM = 8;
/** Two names for what is nearly one spot help nobody. */
const LEAST_APART_DEGREES = 0.003;
/** A neighborhood that we typed so near to the middle is what people call the middle. */
const MIDDLE_KM = 1.2;
/** So near to a typed neighborhood of its name, a city of the list is that neighborhood, and has hotels of its own. */
const SAME_PLACE_KM = 5;

/** Compass sides stand this part of the way out to where the last hotels are; nearer where that is in the water. */
const SIDE_SHARES = [0.4, 0.2, 0.12] as const;
export const SIDES = [
  { name: "North side", north: 1, east: 0 },
  { name: "South side", north: -1, east: 0 },
  { name: "East side", north: 0, east: 1 },
  { name: "West side", north: 0, east: -1 },
] as const;

/**
 * The neighborhoods around which a city's hotels gather, its middle first where it has no name of its own: those we typed, else
 * sections and near towns of GeoNames, biggest first; and where there are hardly any, its sides by compass as far as they are on land.
 */
export function listDistricts(
  city: HotelCity,
  grid: PlaceGrid,
  list: CityList,
  isLand: (point: NamedPoint) => boolean,
): readonly NamedPoint[] {
  const middle = { name: middleName(city), latitude: city.latitude, longitude: city.longitude };
  const typed = TYPED_DISTRICTS.get(city.destination ?? String(city.id))?.filter((point) => !isOtherCity(point, city, list));
  const isNamed = middle.name === CENTER && typed?.some((point) => distanceKm(point, middle) < MIDDLE_KM) === true;
  const districts = apart([...(isNamed ? [] : [middle]), ...(typed ?? foundDistricts(city, grid, list).slice(0, MOST_FOUND))]);
  if (districts.length >= FEWEST) return districts;
  return apart([...districts, ...sidesOf(city, isLand)]);
}

const isOtherCity = (point: NamedPoint, city: HotelCity, list: CityList): boolean =>
  list.named(fold(point.name)).some((other) => other.id !== city.id && distanceKm(other, point) < SAME_PLACE_KM);

/** An island has no center; its main town has a name. */
function middleName({ destination, name, geoName, alternates }: HotelCity): string {
  if (destination === null || fold(name) === fold(geoName)) return CENTER;
  return alternates.split(",").some((other) => fold(other) === fold(name)) ? CENTER : geoName;
}

/** Sections and near towns of GeoNames, biggest first. */
export function foundDistricts(city: HotelCity, grid: PlaceGrid, list: CityList): readonly NamedPoint[] {
  return grid
    .near(city, Math.max(city.spreadKm, Math.min(NEAR_TOWN_KM, city.spreadKm * 1.5)))
    .filter(({ place, km }) => place.country === city.country && !list.has(place.id) && (place.code === "PPLX" || km <= city.spreadKm))
    .filter(
      ({ place }) => !NO_NEIGHBORHOOD.test(place.name) && fold(place.name) !== fold(city.name) && fold(place.name) !== fold(city.geoName),
    )
    .sort((a, b) => b.place.population - a.place.population || a.km - b.km || a.place.id - b.place.id)
    .map(({ place: { name, latitude, longitude } }) => ({ name, latitude, longitude }));
}

/** The sides of a city by compass: the points that are on land, or all when hardly any is. */
function sidesOf({ latitude, longitude, spreadKm }: HotelCity, isLand: (point: NamedPoint) => boolean): readonly NamedPoint[] {
  const sides = SIDE_SHARES.map((share) => {
    const degrees = (spreadKm * share) / KM_PER_DEGREE;
    const east = degrees / Math.cos((latitude * Math.PI) / 180);
    return SIDES.map((side) => ({
      name: side.name,
      latitude: round(latitude + side.north * degrees),
      longitude: round(longitude + side.east * east),
    }));
  });
  const onLand = sides.map((points) => points.filter(isLand)).find((points) => points.length >= FEWEST - 1);
  return onLand ?? sides.at(-1) ?? [];
}

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** Without those whose name is taken, and those that stand where another does. */
function apart(points: readonly NamedPoint[]): readonly NamedPoint[] {
  const kept: NamedPoint[] = [];
  for (const point of points) {
    const isTaken = kept.some(
      ({ name, latitude, longitude }) =>
        fold(name) === fold(point.name) ||
        Math.abs(latitude - point.latitude) + Math.abs(longitude - point.longitude) < LEAST_APART_DEGREES,
    );
    if (!isTaken) kept.push(point);
  }
  return kept;
}
