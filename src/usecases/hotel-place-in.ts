import { type HotelPlace, spanishDistrict } from "../core/hotels/index.ts";
import { addressCountry } from "../core/places/address-country.ts";
import { countryName, spanishAirport, spanishCity } from "../core/places/index.ts";
import { spanishLandmark } from "../core/hotels/spanish-landmarks.ts";
import type { HotelSupply } from "./ports/hotel-supply.ts";
import type { UseCases } from "./use-cases.ts";

/** The supply speaks English and understands Spanish, too: a text that it would read as another place, or as none, is not said. */
export function createHotelPlaceIn({ hotels }: { readonly hotels: Pick<HotelSupply, "findPlace"> }): UseCases["hotelPlaceIn"] {
  return (place, language) => {
    if (language === "en") return place;
    const texts = [spanishText(place), ...(place.kind === "city" ? [spanishCity(place.city, place.country)] : [])];
    const text = texts.find((said) => hotels.findPlace(said)?.text === place.text) ?? place.text;
    return { ...place, text, name: spanishName(place) };
  };
}

function spanishName({ kind, text, name, city }: HotelPlace): string {
  if (kind === "airport") return spanishAirport({ code: codeOf(text), city, name });
  if (kind === "neighbourhood") return spanishDistrict(name);
  return kind === "landmark" ? spanishLandmark(name) : name;
}

/** What an airport's text begins with. */
const codeOf = (text: string): string => text.slice(0, text.indexOf("-"));

/**
 * Whole: `Londres, Reino Unido` for `London, United Kingdom`: the names of landmarks, airports, parts of cities, cities and countries in Spanish,
 * those of hotels and states as they are.
 */
function spanishText(place: HotelPlace): string {
  const { kind, text, name, city, country } = place;
  if (kind === "airport") return text.replace(name, spanishName(place));
  const parts = text.split(", ");
  const inSpanish = (part: string, nth: number): string => {
    if (kind !== "city" && nth === 0 && part === name) return spanishName(place);
    if (part === city) return spanishCity(city, country);
    return nth > 0 && nth === parts.length - 1 && part === addressCountry(country) ? countryName(country, "es") : part;
  };
  return parts.map(inSpanish).join(", ");
}
