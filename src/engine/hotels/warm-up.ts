import { METRES_PER_MILE } from "../../core/hotels/index.ts";
import type { HotelQuery } from "./search/index.ts";
import type { HotelTables } from "./world/index.ts";

/** So many of the cities with most hotels: enough for the compiler to know the search. */
const CITIES = 12;
/** Any day will do: 2027-01-15. */
const TODAY = 20_833;

/** Stays of one night, of a week and of a month, for two and for a family, in the cities with most hotels. */
export function warmUpQueries({ cities, firstOfCity }: HotelTables): HotelQuery[] {
  const hotelsIn = (city: number): number => (firstOfCity[city + 1] as number) - (firstOfCity[city] as number);
  const biggest = [...cities.keys()].sort((a, b) => hotelsIn(b) - hotelsIn(a)).slice(0, CITIES);
  return biggest.flatMap((city) => [1, 7, 30].map((nights) => queryIn(cities[city] ?? { latitude: 0, longitude: 0 }, nights)));
}

function queryIn({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }, nights: number): HotelQuery {
  const guests = nights === 7 ? { adults: 3, children: 2, infants: 1, rooms: 2 } : { adults: 2, children: 0, infants: 0, rooms: 1 };
  const circle = { latitude, longitude, radiusMetres: 10 * METRES_PER_MILE, limit: 500 };
  return { ...circle, firstNight: TODAY + 30, nights, guests, today: TODAY, nowMinute: 600 };
}
