import type { Bill, BookingFailure, FlightBookingRequest } from "../core/booking/index.ts";
import type { FlightOffer, FlightSearch } from "../core/flights/index.ts";
import type { BookingId, LocalDate, OfferId, Result } from "../core/kernel/index.ts";
import type { Place } from "../core/places/index.ts";
import type { RateTable } from "../core/pricing/index.ts";
import type { FlightSearchAnswer } from "./ports/flight-supply.ts";

/** Everything that Farewind can do, as the web pages and the HTTP API see it. The composition root binds each to its ports. */
export interface UseCases {
  /** Today's date where most of our travellers live (US Eastern time): what a form starts with before the browser knows better. */
  today(): LocalDate;
  exchangeRates(): RateTable;
  /** At most ten places, best first. */
  suggestPlaces(keyword: string): readonly Place[];
  /** `JFK-New York`, `JFK`, `nueva york`: the place meant, by its code or else the best suggestion; null when there is none. */
  resolvePlace(text: string): Place | null;
  searchFlights(search: FlightSearch): Promise<Result<FlightSearchAnswer, SearchFailure>>;
  getOffer(id: OfferId): Promise<Result<FlightOffer, OfferLookupFailure>>;
  bookFlight(request: FlightBookingRequest): Promise<Result<Bill, BookingFailure>>;
  /** The bill behind a booking id; null when there is none. */
  findBill(id: BookingId): Promise<Bill | null>;
}

/** `unknown_place`, `past_date`… are faults of the question; `supplier_unavailable` is ours. `field` is a query parameter's name. */
export type SearchFailure =
  | {
      readonly code:
        | "unknown_place"
        | "same_place"
        | "past_date"
        | "beyond_horizon"
        | "return_before_departure"
        | "no_adults"
        | "too_many_travellers";
      readonly field: string;
    }
  | { readonly code: "supplier_unavailable" };

export type OfferLookupFailure = "offer_forged" | "offer_expired" | "sold_out" | "supplier_unavailable";
