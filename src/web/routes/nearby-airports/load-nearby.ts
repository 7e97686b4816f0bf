import { type FlightSearch, parseSearchQuery } from "../../../core/flights/index.ts";
import { type NearbyQuote, quoteNearby } from "../../../core/pricing/index.ts";
import type { NearbyTrip } from "../../components/nearby-airports/nearby-trips.ts";
import type { WebContext } from "../../context.ts";
import type { Locale } from "../../i18n/locale.ts";
import { countryName } from "../../../core/places/index.ts";

/** What the page of a search's nearby airports has to show. */
type NearbyData =
  /** Largest saving first; none where nothing is cheaper. */
  | { readonly kind: "found"; readonly search: FlightSearch; readonly trips: readonly NearbyTrip[] }
  | { readonly kind: "failed"; readonly search: FlightSearch }
  /** The address says nothing that could be asked; the results say what is wrong with it. */
  | { readonly kind: "faults" };

type Needs = Pick<WebContext, "useCases" | "currency"> & { readonly locale: Locale };

/** Reads a search out of the address, and asks what its trip costs from and to the airports nearby. */
export async function loadNearby(query: URLSearchParams, { useCases, currency, locale }: Needs): Promise<NearbyData> {
  const parsed = parseSearchQuery(query, (text) => useCases.resolvePlace(text));
  if (!parsed.ok) return { kind: "faults" };
  const search = parsed.value;
  const found = await useCases.listNearbyAirports(search);
  if (!found.ok) return found.error.code === "supplier_unavailable" ? { kind: "failed", search } : { kind: "faults" };
  const quotes = quoteNearby(found.value, search.party, currency, useCases.exchangeRates());
  return { kind: "found", search, trips: quotes.map((quote) => tripOf(quote, locale)) };
}

const tripOf = ({ end, airport, instead, km, total, saving }: NearbyQuote, locale: Locale): NearbyTrip => ({
  end,
  place: airport.place,
  country: airport.country === instead.country ? null : countryName(airport.country, locale),
  instead: instead.place.code,
  km,
  total,
  saving,
});
