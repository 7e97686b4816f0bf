import { spanishAirport, spanishAirportShort } from "../../../core/places/spanish-airport.ts";
import { spanishCity } from "../../../core/places/spanish-city.ts";
import type { places as english } from "../en/places.ts";

export const places: typeof english = { city: spanishCity, airport: spanishAirport, airportShort: spanishAirportShort };
