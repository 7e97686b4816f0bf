import { type Party, searchQueryOf } from "../../../core/flights/index.ts";
import type { ExploreAsked, FoundPlace } from "../../../core/flights/exploring/index.ts";
import { addDays, type LocalDate, type PlaceCode } from "../../../core/kernel/index.ts";

/** Prices are those of one adult. */
export const ONE: Party = { adults: 1, children: 0, infants: 0 };

/** The day on which a trip to a place comes back; null for one way. */
export const backOf = ({ stay }: Pick<ExploreAsked, "stay">, { departureDate }: FoundPlace): LocalDate | null =>
  stay === null ? null : addDays(departureDate, stay);

/** The search that finds a trip to a place first. Where cheaper trips have more stops, its results show those alone that have just as many. */
export function placeHref(asked: Pick<ExploreAsked, "from" | "stay">, place: FoundPlace): string {
  const to = { code: place.code as PlaceCode, city: place.city };
  const { departureDate, stops, returnStops, isCheapest } = place;
  const query = searchQueryOf({ from: asked.from, to, departureDate, returnDate: backOf(asked, place), party: ONE, cabin: "M" });
  if (!isCheapest) {
    query.set("stops", String(stops));
    if (returnStops !== null) query.set("returnStops", String(returnStops));
  }
  return `/search-results?${query}`;
}
