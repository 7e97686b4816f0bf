import type { HotelPlace } from "../core/hotels/index.ts";
import { addressCountry } from "../core/places/address-country.ts";
import { countryName, spanishCity } from "../core/places/index.ts";
import type { HotelSupply } from "./ports/hotel-supply.ts";
import type { UseCases } from "./use-cases.ts";

/** The supply speaks English and understands Spanish, too: a text that it would read as another place, or as none, is not said. */
export function createHotelPlaceText({ hotels }: { readonly hotels: Pick<HotelSupply, "findPlace"> }): UseCases["hotelPlaceText"] {
  return (place, language) => {
    if (language === "en" || place.kind === "airport") return place.text;
    const texts = [spanishText(place), ...(place.kind === "city" ? [spanishCity(place.city, place.country)] : [])];
    return texts.find((text) => hotels.findPlace(text)?.text === place.text) ?? place.text;
  };
}

/** Whole: `Londres, Reino Unido` for `London, United Kingdom`: the names of cities and countries in Spanish, those of hotels, sights and states as they are. */
function spanishText({ text, city, country }: HotelPlace): string {
  const parts = text.split(", ");
  const inSpanish = (part: string, nth: number): string => {
    if (part === city) return spanishCity(city, country);
    return nth > 0 && nth === parts.length - 1 && part === addressCountry(country) ? countryName(country, "es") : part;
  };
  return parts.map(inSpanish).join(", ");
}
