import type { HotelSearch } from "../../../core/hotels/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { placeName } from "../../present/place-name.ts";
import type { PageWords } from "../../present/page-meta.ts";

/** What the results say of themselves to tabs and to who shares them: hotels are in a city, and near anything else. */
export function headWords(search: HotelSearch | null, { hotels, places }: Messages, locale: Locale): PageWords {
  const words = hotels.results;
  if (!search) return { title: words.titleWithoutSearch, description: words.descriptionWithoutSearch };
  const { place, stay } = search;
  const where = (place.kind === "city" ? words.hotelsIn : words.hotelsNear)(placeName(place, places));
  const [checkIn, checkOut] = [formatDay(stay.checkIn, locale), formatDay(stay.checkOut, locale)];
  return { title: words.title(where), description: words.description(where, checkIn, checkOut) };
}
