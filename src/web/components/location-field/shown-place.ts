import { parsePlace, placeText } from "../../../core/places/index.ts";
import type { Messages } from "../../i18n/messages.tsx";

/** `NYC-Nueva York` for `NYC-New York`, as the page's language calls the city; any other text as it is. The code alone says which place is meant. */
export function shownPlace(text: string, names: Messages["places"]): string {
  const place = /^[A-Z]{3}-./.test(text) ? parsePlace(text) : null;
  const city = place === null ? "" : names.city(place.city, place.code);
  return place === null || city === place.city ? text : placeText({ ...place, city });
}
