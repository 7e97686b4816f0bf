import type { HotelSearch, ListedHotel, RateFeature } from "../../../core/hotels/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { placeName } from "../../present/place-name.ts";
import { distanceWords } from "./hotel-words.ts";
import { type StayLinks, stayLinks } from "./stay-links.ts";

/** A hotel of a list, and what its links hand on: see `stayLinks`. */
export interface LinkedHotel {
  readonly hotel: ListedHotel;
  readonly search: HotelSearch;
  /** Search and view, so that the way back leads to the same list. */
  readonly results: string;
  /** The features that the list was asked for. */
  readonly wished: readonly RateFeature[];
}

/** How far a hotel is from what was searched, in words, and the ways on from it. */
export function useStayLinks({ hotel, search, results, wished }: LinkedHotel): StayLinks & { readonly distance: string } {
  const { hotels, places } = useMessages();
  const distance = distanceWords(hotel, { ...search.place, name: placeName(search.place, places) }, hotels.results.card);
  return { distance, ...stayLinks(hotel, search, distance, results, wished) };
}
