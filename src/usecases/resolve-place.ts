import { parsePlace } from "../core/places/index.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { HotelSupply } from "./ports/hotel-supply.ts";
import type { UseCases } from "./use-cases.ts";

/** The most that a location call answers (specification, document 3). */
const SUGGESTION_LIMIT = 10;

export function createSuggestPlaces(ports: { flights: FlightSupply }): UseCases["suggestPlaces"] {
  return (keyword) => ports.flights.suggestPlaces(keyword, SUGGESTION_LIMIT);
}

/** Reads what stands in a location field: the code in front of a hyphen when the supply knows it, else the best suggestion. */
export function createResolvePlace(ports: { flights: FlightSupply }): UseCases["resolvePlace"] {
  return (text) => {
    const written = parsePlace(text);
    const byCode = written ? ports.flights.findPlace(written.code) : null;
    if (byCode) return byCode;
    // "XXX-Nowhere" names a code, so it is a wrong code and not a search for words.
    if (/^\s*[A-Z]{3}-/.test(text)) return null;
    const [likeliest] = ports.flights.suggestPlaces(text, 1);
    return likeliest ? { code: likeliest.code, city: likeliest.city } : null;
  };
}

export function createSuggestHotelPlaces(ports: { hotels: HotelSupply }): UseCases["suggestHotelPlaces"] {
  return (keyword) => ports.hotels.suggestPlaces(keyword, SUGGESTION_LIMIT);
}

/** Reads what stands in the hotel form's field. */
export function createResolveHotelPlace(ports: { hotels: HotelSupply }): UseCases["resolveHotelPlace"] {
  return (text) => ports.hotels.findPlace(text);
}
