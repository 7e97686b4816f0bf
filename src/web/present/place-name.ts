import type { HotelPlace } from "../../core/hotels/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import type { Locale } from "../i18n/locale.ts";
import type { Messages } from "../i18n/messages.tsx";

/** What a place where hotels are looked for is called: a city as the page's language calls it, anything else by its own name. */
export const placeName = ({ kind, name, country }: Pick<HotelPlace, "kind" | "name" | "country">, places: Messages["places"]): string =>
  kind === "city" ? places.city(name, country) : name;

/** A place with the text that the page's language has for it, so that form and links keep what somebody typed in their language. */
export const placeIn = (locale: Locale, place: HotelPlace, { hotelPlaceText }: Pick<UseCases, "hotelPlaceText">): HotelPlace => ({
  ...place,
  text: hotelPlaceText(place, locale),
});
