import { type CountryMap, loadCountryMap } from "../hotels/land/country-map.ts";
import { ownersAt } from "../hotels/land/edge-bands.ts";
import { distanceKm } from "../../../src/core/maps/index.ts";
import type { Finding } from "./finding.ts";
import type { CheckedHotel, HotelCensus } from "./hotel-census.ts";

/** Where the map is too coarse for land, a hotel stands this close to an inhabited place: the point of its district. */
const SURE_KM = 0.3;
/** The farthest that any hotel of an island or a park stands from its middle. */
const FARTHEST_KM = 65;
/** Most hotels of a city are not far out. */
const USUAL_KM = 25;
const LEAST_SHARE_NEAR = 0.9;

/** Hotels stand on land, or right beside a place where people live, and near the middle of their city. */
export function checkHotelPlaces({ hotels }: HotelCensus, map: CountryMap = loadCountryMap()): Finding {
  const outside = hotels.filter((hotel) => !isOnLand(hotel, map));
  const distances = hotels.map((hotel) => distanceKm(hotel, hotel.city));
  const nearShare = distances.filter((km) => km <= USUAL_KM).length / Math.max(1, hotels.length);
  return {
    name: "hotel places",
    figures: `${((1 - outside.length / hotels.length) * 100).toFixed(2)} % on mapped land, ${(nearShare * 100).toFixed(1)} % within ${USUAL_KM} km of the middle`,
    breaches: [
      ...outside
        .filter((hotel) => distanceKm(hotel, hotel.district) > SURE_KM)
        .map(({ id, city, latitude, longitude }) => `${id} of ${city.name} is in the water at ${latitude}, ${longitude}`),
      ...hotels
        .filter((_, index) => (distances[index] ?? 0) > FARTHEST_KM)
        .map(({ id, city }) => `${id} is farther than ${FARTHEST_KM} km from ${city.name}`),
      ...(nearShare < LEAST_SHARE_NEAR ? [`only ${(nearShare * 100).toFixed(1)} % are within ${USUAL_KM} km`] : []),
    ],
  };
}

const isOnLand = ({ latitude, longitude }: CheckedHotel, { countries, lakes }: CountryMap): boolean =>
  ownersAt(countries, latitude, longitude).length > 0 && ownersAt(lakes, latitude, longitude).length === 0;
