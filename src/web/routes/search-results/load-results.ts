import {
  isMultiCity,
  parseTripQuery,
  type FlightOffer,
  type FlightSearch,
  type SearchQueryFault,
  type TripSearch,
} from "../../../core/flights/index.ts";
import { parsePlace } from "../../../core/places/index.ts";
import type { SearchFailure } from "../../../usecases/use-cases.ts";
import type { WebContext } from "../../context.ts";
import { type Pricing, pricingFor } from "../../present/pricing.ts";
import { type ChoosingData, loadChoosing } from "./load-choosing.ts";
import { shareBounds } from "./share-bounds.ts";

/** Something wrong with the question: of its shape, or of what can be searched today. */
export type SearchFault = SearchQueryFault | Exclude<SearchFailure, { readonly code: "supplier_unavailable" }>;

/** What the results page has to show. */
export type ResultsData =
  | { readonly kind: "found"; readonly search: FlightSearch; readonly offers: readonly FlightOffer[]; readonly pricing: Pricing }
  /** `goesOut`: there are flights out, but none of that day leads back from them. */
  | { readonly kind: "none"; readonly search: FlightSearch; readonly goesOut: boolean }
  | ChoosingData
  /** The search is null when its words can only be read by the server that is out of reach; `isLineDown` says that nothing came over the line. */
  | { readonly kind: "failed"; readonly search: TripSearch | null; readonly isLineDown?: boolean }
  | { readonly kind: "faults"; readonly faults: readonly SearchFault[] }
  /** The address says nothing yet: only the form is shown. */
  | { readonly kind: "blank" };

type Needs = Pick<WebContext, "useCases" | "currency">;

/** Reads the address and searches. The server's part of the page; filters and order are left to whoever looks at it. */
export async function loadResults(query: URLSearchParams, { useCases, currency }: Needs): Promise<ResultsData> {
  if (!query.has("source") && !query.has("destination")) return { kind: "blank" };
  const parsed = parseTripQuery(query, (text) => useCases.resolvePlace(text));
  if (!parsed.ok) return { kind: "faults", faults: parsed.error };
  const search = parsed.value;
  if (isMultiCity(search)) return loadChoosing(search, query.get("chosen"), { useCases, currency });
  const answer = await useCases.searchFlights(search);
  if (!answer.ok) {
    return answer.error.code === "supplier_unavailable" ? { kind: "failed", search } : { kind: "faults", faults: [answer.error] };
  }
  const { offers } = answer.value;
  const [first] = offers;
  if (!first) return { kind: "none", search, goesOut: await goesOut(search, useCases) };
  // All of one search are made at one moment, and shown by its rates.
  return { kind: "found", search, offers: shareBounds(offers), pricing: pricingFor(currency, useCases.exchangeRatesOf(first.id)) };
}

/** Whether a trip there and back can at least begin. */
async function goesOut(search: FlightSearch, { searchFlights }: Needs["useCases"]): Promise<boolean> {
  if (search.returnDate === null) return false;
  const out = await searchFlights({ ...search, returnDate: null });
  return out.ok && out.value.offers.length > 0;
}

/** What a browser shows that cannot reach the server. */
export function unreachedResults(query: URLSearchParams, isLineDown: boolean): ResultsData {
  const parsed = parseTripQuery(query, parsePlace);
  return { kind: "failed", search: parsed.ok ? parsed.value : null, isLineDown };
}

const GONE_STATUS = { offer_forged: 404, offer_expired: 410, sold_out: 409, other_search: 400 } as const;

/** The HTTP status that tells machines the same. */
export function statusOf(data: ResultsData): number {
  if (data.kind === "faults") return 400;
  if (data.kind === "gone") return GONE_STATUS[data.reason];
  return data.kind === "failed" ? 502 : 200;
}
