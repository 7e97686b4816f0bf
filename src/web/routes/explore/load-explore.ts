import type { ExploreQuestion, SearchQueryFault } from "../../../core/flights/index.ts";
import {
  type ExploreAsked,
  exploreQuestion,
  type PackedPlaces,
  packPlaces,
  readExploreAsked,
} from "../../../core/flights/exploring/index.ts";
import type { LocalDate, PlaceCode } from "../../../core/kernel/index.ts";
import { type MapPoint, projectWorld } from "../../../core/maps/index.ts";
import { type Place, placeText } from "../../../core/places/index.ts";
import type { SearchFailure } from "../../../usecases/use-cases.ts";
import type { PageContext } from "../../context.ts";
import { countryName } from "../../../core/places/index.ts";
import { NOT_KEPT, shownFor } from "../../present/kept-page.ts";
import { type Pricing, pricingFor } from "../../present/pricing.ts";

/** Where the map begins for somebody of whom nothing is known: the largest market of those whom we write for. */
export const HOME: Place = { code: "NYC" as PlaceCode, city: "New York" };

export type ExploreFault = SearchQueryFault | Exclude<SearchFailure, { readonly code: "supplier_unavailable" }>;

/** Places that were found, as they travel to the browser. */
export interface FoundData {
  readonly kind: "found";
  readonly asked: ExploreAsked;
  /** So many of the busiest places were looked at; null where all were. */
  readonly busiest: number | null;
  readonly places: PackedPlaces;
  /** Names of their countries, in the language of the page. */
  readonly countries: Readonly<Record<string, string>>;
  /** Where the trips begin; null where no map of ours knows it. */
  readonly origin: MapPoint | null;
  readonly pricing: Pricing;
}

/** What the page has to show. */
export type ExploreData =
  | FoundData
  | { readonly kind: "none"; readonly asked: ExploreAsked }
  /**
   * It is worth asking again. `isBusy`: others stand in front of whoever asks, and the supplier is not silent; `isLineDown` says that nothing came
   * over the line.
   */
  | { readonly kind: "failed"; readonly asked: ExploreAsked | null; readonly isBusy: boolean; readonly isLineDown?: boolean }
  | { readonly kind: "faults"; readonly faults: readonly ExploreFault[] };

type Needs = Pick<PageContext, "useCases" | "currency" | "locale">;

/** Reads the address and looks for the cheapest trips to each place. Filters are left to whoever looks at the page. */
export async function loadExplore(query: URLSearchParams, { useCases, currency, locale }: Needs): Promise<ExploreData> {
  const today: LocalDate = useCases.today();
  const read = readExploreAsked(query, { today, home: HOME, resolvePlace: (text) => useCases.resolvePlace(text) });
  if (!read.ok) return { kind: "faults", faults: read.error };
  const asked = read.value;
  const question: ExploreQuestion = exploreQuestion(asked, today);
  const answer = await useCases.explore(question);
  if (!answer.ok) {
    const { error } = answer;
    if (error.code === "too_busy" || error.code === "supplier_unavailable")
      return { kind: "failed", asked, isBusy: error.code === "too_busy" };
    return { kind: "faults", faults: [error] };
  }
  const places = answer.value;
  if (places.length === 0) return { kind: "none", asked };
  const at = useCases.resolveHotelPlace(placeText(asked.from));
  return {
    kind: "found",
    asked,
    busiest: question.when.kind === "span" ? question.when.busiest : null,
    places: packPlaces(places),
    countries: Object.fromEntries(places.map(({ country }) => [country, countryName(country, locale)])),
    origin: at && projectWorld(at),
    pricing: pricingFor(currency, useCases.exchangeRates()),
  };
}

/** The HTTP status that tells machines the same. */
export function statusOf(data: ExploreData): number {
  if (data.kind === "faults") return 400;
  if (data.kind !== "failed") return 200;
  return data.isBusy ? 503 : 502;
}

/** For how long the page may be shown to everybody who asks for nothing: a day's map follows the seats that are sold. */
export const keptOf = (data: ExploreData) => (data.kind === "found" ? shownFor(5) : NOT_KEPT);
