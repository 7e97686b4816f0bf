import {
  type HotelQueryFault,
  type HotelSearch,
  parseHotelQuery,
  RADIUS_MILES,
  shiftStay,
  type StayFault,
} from "../../../core/hotels/index.ts";
import { daysBetween } from "../../../core/kernel/index.ts";
import type { District } from "../../../usecases/ports/hotel-supply.ts";
import type { PageContext } from "../../context.ts";
import { type Pricing, pricingFor } from "../../present/pricing.ts";
import { packHotels, type PackedHotels } from "./packed-hotels.ts";

/** Something wrong with the question: of its shape, or of what can be searched today. */
export type HotelSearchFault = HotelQueryFault | StayFault;

export interface FoundHotels {
  readonly kind: "found";
  readonly search: HotelSearch;
  /** The form's own first day has passed at the place: the stay begins today instead. */
  readonly isMoved: boolean;
  readonly hotels: PackedHotels;
  /** How many there are in all, when the list holds only the nearest. */
  readonly found: number;
  readonly districts: readonly District[];
  readonly pricing: Pricing;
}

/** No hotel near the place has a room. */
export interface NoHotels {
  readonly kind: "none";
  readonly search: HotelSearch;
  /** The same farther around, and how many hotels have one there; null where none has. */
  readonly wider: { readonly search: HotelSearch; readonly found: number } | null;
}

/** What the hotel results page has to show. */
export type HotelsData =
  | FoundHotels
  | NoHotels
  /** The search is null when its words can only be read by the server that is out of reach; `isLineDown` says that nothing came over the line. */
  | { readonly kind: "failed"; readonly search: HotelSearch | null; readonly isLineDown?: boolean }
  | { readonly kind: "faults"; readonly faults: readonly HotelSearchFault[]; readonly meant: readonly string[] }
  /** The address says nothing yet: only the form is shown. */
  | { readonly kind: "blank" };

type Needs = Pick<PageContext, "useCases" | "currency" | "locale">;

/** Reads the address and searches. The server's part of the page; filters and order are left to whoever looks at it. */
export async function loadHotels(query: URLSearchParams, { useCases, currency, locale }: Needs): Promise<HotelsData> {
  if (!query.has("org")) return { kind: "blank" };
  const parsed = parseHotelQuery(query, useCases.resolveHotelPlace, useCases.today);
  if (!parsed.ok) return { kind: "faults", faults: parsed.error, meant: placesMeant(parsed.error, query, { useCases, locale }) };
  const begun = startingThere(parsed.value, useCases);
  const search = { ...begun, place: useCases.hotelPlaceIn(begun.place, locale) };
  const answer = await useCases.searchHotels(search);
  if (!answer.ok) {
    return answer.error.code === "supplier_unavailable"
      ? { kind: "failed", search }
      : { kind: "faults", faults: [answer.error], meant: [] };
  }
  const { hotels, found, districts } = answer.value;
  if (hotels.length === 0) return { kind: "none", search, wider: await lookWider(search, useCases) };
  const pricing = pricingFor(currency, useCases.exchangeRates());
  return { kind: "found", search, isMoved: begun !== parsed.value, hotels: packHotels(hotels), found, districts, pricing };
}

/** Many an airport has its hotels just beyond the radius. */
async function lookWider(search: HotelSearch, { searchHotels }: Needs["useCases"]): Promise<NoHotels["wider"]> {
  for (const radiusMiles of RADIUS_MILES.filter((miles) => miles > search.radiusMiles)) {
    const wider = { ...search, radiusMiles };
    const answer = await searchHotels(wider);
    if (answer.ok && answer.value.found > 0) return { search: wider, found: answer.value.found };
  }
  return null;
}

/** Enough for a region's cities, few enough to be read. */
const MOST_MEANT = 6;

/** What a text that names no one place may have meant, as the field's own suggestions would have said: `Honolulu, Hawaii` for `Hawaii`. */
function placesMeant(
  faults: readonly HotelSearchFault[],
  query: URLSearchParams,
  { useCases, locale }: Pick<Needs, "useCases" | "locale">,
): readonly string[] {
  if (!faults.some(({ code }) => code === "unknown_place")) return [];
  return useCases
    .suggestHotelPlaces((query.get("org") ?? "").trim())
    .slice(0, MOST_MEANT)
    .map((place) => useCases.hotelPlaceIn(place, locale).text);
}

/**
 * The search of somebody who left the form's first day as it was: that is today where most of our travelers live, and has
 * passed where it is already tomorrow. There the stay is as long and begins today.
 */
function startingThere(search: HotelSearch, { today }: Needs["useCases"]): HotelSearch {
  const [home, there] = [today(), today(search.place.zone)];
  const isFormsOwn = search.stay.checkIn === home && home < there;
  return isFormsOwn ? { ...search, stay: shiftStay(search.stay, daysBetween(home, there)) } : search;
}

/** The HTTP status that tells machines the same. */
export function statusOf(data: HotelsData): number {
  if (data.kind === "faults") return 400;
  return data.kind === "failed" ? 502 : 200;
}
