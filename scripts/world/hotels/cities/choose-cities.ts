import { distanceKm } from "../../../../src/core/maps/index.ts";
import { HOTEL_TOWNS, type HotelTownFact } from "../facts/hotel-towns.ts";
import { guestName } from "../facts/hotel-city-names.ts";
import { HOTEL_REGIONS } from "../facts/hotel-regions.ts";
import type { GeoPlace } from "./geonames.ts";
import { findTowns, type FoundTown } from "./destination-towns.ts";
import type { HotelCity } from "./hotel-city.ts";
import type { PlaceGrid } from "./place-grid.ts";
import { usualSpreadKm } from "./usual-spread.ts";

/** Every city with at least so many people gets hotels. */
export const BIG_CITY = 100_000;

/** A place so much smaller and so near is a district of its neighbor. */
const DISTRICT_RULES = [
  { ratio: 2, km: 6 },
  { ratio: 7, km: 10 },
  { ratio: 32, km: 15 },
] as const;
const FARTHEST_DISTRICT_KM = 15;
/** Two places of one name this near are one place that GeoNames has twice. */
const NAMESAKE_KM = 15;

/**
 * The towns of all destinations, those of `data/hotel-towns.csv` and every city over 100,000 people that is no district of one in the list, by GeoNames id.
 * `isTypedDistrict` says whether a place is a neighborhood that we typed for a destination.
 */
export function chooseCities(
  places: readonly GeoPlace[],
  grid: PlaceGrid,
  airports: Parameters<typeof findTowns>[2],
  isTypedDistrict: (destination: string, place: GeoPlace) => boolean,
): readonly HotelCity[] {
  const towns = findTowns(places, grid, airports);
  const taken = new Set(towns.map(({ place }) => place.id));
  const typed = places.filter(({ id }) => HOTEL_TOWNS.has(id) && !taken.has(id));
  const chosen: Candidate[] = [
    ...towns.map((town) => ({ place: town.place, town, fact: null })),
    ...typed.map((place) => ({ place, town: null, fact: HOTEL_TOWNS.get(place.id) ?? null })),
  ];
  const big = places.filter(
    ({ id, code, population }) => population >= BIG_CITY && code !== "PPLX" && !taken.has(id) && !HOTEL_TOWNS.has(id),
  );
  for (const place of big.sort((a, b) => b.population - a.population || a.id - b.id)) {
    if (!chosen.some((other) => isPartOf(place, other, isTypedDistrict))) chosen.push({ place, town: null, fact: null });
  }
  return withRegions(chosen).sort((a, b) => a.id - b.id);
}

interface Candidate {
  readonly place: GeoPlace;
  readonly town: FoundTown | null;
  readonly fact: HotelTownFact | null;
}

function isPartOf(
  place: GeoPlace,
  { place: other, town }: Candidate,
  isTypedDistrict: (destination: string, place: GeoPlace) => boolean,
): boolean {
  if (Math.abs(place.latitude - other.latitude) > 0.5 || place.country !== other.country) return false;
  const km = distanceKm(place, other);
  if (km < NAMESAKE_KM && place.name.toLowerCase() === other.name.toLowerCase()) return true;
  if (town !== null && km < town.spreadKm && isTypedDistrict(town.destination.code, place)) return true;
  return km < FARTHEST_DISTRICT_KM && DISTRICT_RULES.some((rule) => km < rule.km && other.population >= rule.ratio * place.population);
}

/** States and provinces in words; elsewhere a division only where a country has two cities of one name, on the smaller of them. */
function withRegions(chosen: readonly Candidate[]): HotelCity[] {
  return chosen.map(({ place, town, fact }) => {
    const typed = HOTEL_REGIONS.get(`${place.country}.${place.regionCode}`) ?? HOTEL_REGIONS.get(String(place.id)) ?? "";
    return {
      id: place.id,
      name: town?.name ?? (fact?.name || guestName(place.country, place.name) || tidyName(place.name)),
      region: town !== null && town.region !== "" ? town.region : typed,
      country: place.country,
      regionCode: place.regionCode,
      zone: place.zone,
      latitude: town?.latitude ?? place.latitude,
      longitude: town?.longitude ?? place.longitude,
      elevationMetres: place.elevationMetres,
      population: place.population,
      isDestination: (town ?? fact) !== null,
      hotelWeight: (town?.destination ?? fact)?.hotelWeight ?? 0,
      themes: (town?.destination ?? fact)?.themes ?? [],
      destination: town?.destination.code ?? null,
      spreadKm: town?.spreadKm ?? usualSpreadKm(place.population),
      geoName: town === null || town.isOnItsTown ? place.name : town.name,
      alternates: place.alternates,
    };
  });
}

/** `Kwangju-si` and `Gwangju-si` say "city" in their own language; `Makati City` in ours, which stays. */
const tidyName = (name: string): string => name.replace(/-(?:si|shi)$/, "");
