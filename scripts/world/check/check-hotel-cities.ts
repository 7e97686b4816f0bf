import { BIG_CITY } from "../hotels/cities/choose-cities.ts";
import { type GeoPlace, loadGeoPlaces } from "../hotels/cities/geonames.ts";
import { distanceKm } from "../../../src/core/maps/index.ts";
import type { Finding } from "./finding.ts";
import type { HotelCensus } from "./hotel-census.ts";

/** A place that has no hotels of its own is a neighbor's, and this near to its middle or one of its districts. */
const NEIGHBOR_KM = 17;
/** A landmark or a district farther out is one of another city, or typed wrongly. */
const FARTHEST_LANDMARK_KM = 85;
const FEWEST_DISTRICTS = 3;

/** Every place of over 100,000 people has hotels or is a district of a bigger city that has; what we typed of cities is near them. */
export function checkHotelCities({ cities }: HotelCensus, places: readonly GeoPlace[] = loadGeoPlaces()): Finding {
  const ids = new Set(cities.map(({ id }) => id));
  const left = places.filter(({ id, code, population }) => population >= BIG_CITY && code !== "PPLX" && !ids.has(id));
  const lost = left.filter(
    (place) =>
      !cities.some(
        (city) =>
          Math.abs(city.latitude - place.latitude) < 0.4 &&
          city.country === place.country &&
          [city, ...city.districts].some((point) => distanceKm(point, place) < NEIGHBOR_KM),
      ),
  );
  const stray = cities.flatMap((city) =>
    [...city.landmarks, ...city.districts]
      .filter((point) => distanceKm(point, city) > FARTHEST_LANDMARK_KM)
      .map(({ name }) => `${name} is far from ${city.name}`),
  );
  return {
    name: "hotel cities",
    figures: `${cities.filter(({ codes }) => codes.length > 0).length} destinations, ${left.length} big places are districts, ${cities.reduce((sum, { landmarks }) => sum + landmarks.length, 0)} landmarks`,
    breaches: [
      ...lost.map(({ name, country }) => `${name}, ${country} has no hotels`),
      ...stray,
      ...cities.filter(({ districts }) => districts.length < FEWEST_DISTRICTS).map(({ name }) => `${name} has hardly any districts`),
    ],
  };
}
