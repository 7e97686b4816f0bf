import type { Bill, Booking, BookingFailure, BookingRequest } from "../core/booking/index.ts";
import type { EnquiryFault, EnquiryFields } from "../core/enquiries/index.ts";
import type {
  ExploredPlace,
  ExploreQuestion,
  FareDay,
  FareDaysQuestion,
  FlightOffer,
  FlightSearch,
  FromFareQuestion,
  FromFares,
  LaterFares,
  MultiCitySearch,
  NearbyFares,
} from "../core/flights/index.ts";
import type { Guests, HotelOffer, HotelPlace, HotelProfile, HotelSearch, Stay, StayFault } from "../core/hotels/index.ts";
import type { BookingId, HotelId, Instant, Language, LocalDate, OfferId, RateId, Result } from "../core/kernel/index.ts";
import type { TooMany } from "../core/limits/index.ts";
import type { Place, SuggestedPlace } from "../core/places/index.ts";
import type { RateTable } from "../core/pricing/index.ts";
import type { ManageBookings } from "./manage/manage-bookings.ts";
import type { FlightSearchAnswer, RenewedOffer } from "./ports/flight-supply.ts";
import type { HotelAnswer, HotelSearchAnswer, RateSubject, RenewedRate } from "./ports/hotel-supply.ts";
import type { Visitor } from "./visitor-city.ts";
import type { Watches } from "./watches/watches.ts";

/** Everything that Farewind can do, as the web pages and the HTTP API see it. The composition root binds each to its ports. */
export interface UseCases extends ManageBookings, Watches<SearchFailure> {
  /** Today's date in a zone; without one where most of our travellers live (US Eastern time), which is what a form starts with. */
  today(zone?: string): LocalDate;
  exchangeRates(): RateTable;
  /** The table by which an offer or a hotel's rate is shown and billed as long as it lives: that of the moment when it was made. */
  exchangeRatesOf(id: OfferId | RateId): RateTable;
  /** At most ten places, best first. */
  suggestPlaces(keyword: string): readonly SuggestedPlace[];
  /** `JFK-New York`, `JFK`, `nueva york`: the place meant, by its code or else the best suggestion; null when there is none. */
  resolvePlace(text: string): Place | null;
  searchFlights(search: FlightSearch): Promise<Result<FlightSearchAnswer, SearchFailure>>;
  /**
   * The flights of one bound of a multi-city trip, after those that are chosen, if any are: the offer of the bounds so far says how
   * many. What is chosen must be of this search.
   */
  searchBound(search: MultiCitySearch, chosen: OfferId | null): Promise<Result<BoundAnswer, SearchFailure | ChosenFailure>>;
  /** The cheapest fare of each day that is asked for, as a search for its trip finds it; none on days that are past or not sold yet. */
  listFareDays(question: FareDaysQuestion): Promise<Result<readonly FareDay[], SearchFailure>>;
  /** What a trip costs from and to the airports near to its own, as a search there finds it first; nothing where that cannot be asked. */
  listNearbyAirports(search: FlightSearch): Promise<Result<NearbyFares, SearchFailure>>;
  /** Where one can fly to from a place, each with its cheapest trip: kept for some minutes, so that many may look. */
  explore(question: ExploreQuestion): Promise<Result<readonly ExploredPlace[], SearchFailure | { readonly code: "too_busy" }>>;
  /**
   * The cheapest round trips to come on some routes, kept for an hour. Asked for ahead, before anybody is to be shown
   * them, they are looked for behind all that somebody waits for, once in half a day.
   */
  listFromFares(question: FromFareQuestion, when?: "shown" | "ahead"): Promise<FromFares>;
  getOffer(id: OfferId): Promise<Result<FlightOffer, OfferLookupFailure>>;
  /** The trip of an offer in each fare brand that its airlines sell, the lowest first; the offer itself is one of them. */
  listFareBrands(id: OfferId): Promise<Result<readonly FlightOffer[], OfferLookupFailure>>;
  /** The flights of an offer that has expired, at the price of now, beside the old one. */
  renewOffer(id: OfferId): Promise<Result<RenewedOffer, OfferLookupFailure>>;
  /** At most ten places to look for a hotel at, best first. */
  suggestHotelPlaces(keyword: string): readonly HotelPlace[];
  /**
   * A place with its text as a field writes it in a language, which means the same place to `resolveHotelPlace`, and a landmark with its name
   * in it. A city's name stays the supply's: who shows it says it in the language of the page.
   */
  hotelPlaceIn(place: HotelPlace, language: Language): HotelPlace;
  /** The place that a text means: its text, code or whole name, or clearly a slip of it; null when there is none, never the nearest. */
  resolveHotelPlace(text: string): HotelPlace | null;
  searchHotels(search: HotelSearch): Promise<Result<HotelSearchAnswer, HotelSearchFailure>>;
  /** A hotel and what can be booked in it; `rooms` is empty when it is full. */
  getHotel(id: HotelId, stay: Stay, guests: Guests): Promise<Result<HotelAnswer, HotelLookupFailure>>;
  /** What does not depend on a stay; null when there is no such hotel. */
  findHotel(id: HotelId): HotelProfile | null;
  /** Today's date at a hotel, by which a stay without dates begins; null when there is no such hotel. */
  hotelToday(id: HotelId): LocalDate | null;
  /** The city that a visitor seems to be in; null when nothing says so. Nothing is asked outside. */
  visitorCity(visitor: Visitor): HotelPlace | null;
  getRate(id: RateId): Promise<Result<HotelOffer, OfferLookupFailure>>;
  /** The room of a rate that has expired, at the price and the terms of now, beside the old price. */
  renewRate(id: RateId): Promise<Result<RenewedRate, OfferLookupFailure>>;
  /** What a rate of ours is for, whether or not it can still be bought. */
  rateSubject(id: RateId): Result<RateSubject, OfferLookupFailure>;
  /** Books whatever the request is for. @param address by which its sender is counted; all without one count as one. `too_many`: bookings or declined cards. */
  book(request: BookingRequest, address?: string | null): Promise<Result<Bill, BookingFailure | TooMany>>;
  /** The bill behind a booking id; null when there is none. */
  findBill(id: BookingId): Promise<Bill | null>;
  /**
   * The booking that was made under a client's key, in whatever state; null when there is none. It says what a request was about
   * that has been here before; whether a request gets its answer is for `book` to say.
   */
  findBooked(key: string): Promise<Booking | null>;
  /** What is wrong with an enquiry, before it is sent; empty when it can be. */
  checkEnquiry(fields: EnquiryFields): readonly EnquiryFault[];
  /** Takes a message to the agency or a request to be called, once however often it is sent. The agency gets a mail about it. */
  sendEnquiry(fields: EnquiryFields, sender: EnquirySender): Promise<Result<EnquiryReceipt, EnquiryFailure>>;
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
        | "too_many_infants"
        | "too_many_travellers";
      readonly field: string;
    }
  | { readonly code: "supplier_unavailable" };

/** What there is for one bound of a multi-city trip. */
export interface BoundAnswer extends FlightSearchAnswer, LaterFares {
  /** For each bound before, the offer of all bounds up to it. */
  readonly chosen: readonly FlightOffer[];
}

/** Why what was chosen so far cannot be gone on from: it is of no use any more, or it is no beginning of this search. */
export interface ChosenFailure {
  readonly code: "chosen_gone";
  readonly reason: Exclude<OfferLookupFailure, "supplier_unavailable"> | "other_search";
  /** The longest beginning of what was chosen that can still be gone on from. */
  readonly held: FlightOffer | null;
}

/** A fault of the question, or ours. `field` is a query parameter's name. */
export type HotelSearchFailure = StayFault | { readonly code: "supplier_unavailable" };

export type HotelLookupFailure = HotelSearchFailure | { readonly code: "unknown_hotel" };

export type OfferLookupFailure = "offer_forged" | "offer_expired" | "sold_out" | "supplier_unavailable";

/** Who sends an enquiry, as far as the server can tell. */
export interface EnquirySender {
  /** Internet address, for the limits alone: it is not kept. */
  readonly address: string | null;
  /** The client's `Idempotency-Key`; without one, the same fields within some minutes count once. */
  readonly idempotencyKey: string | null;
}

export interface EnquiryReceipt {
  /** When it first came. */
  readonly receivedAt: Instant;
}

/** Why an enquiry was not taken. Nothing is kept in any of these cases. */
export type EnquiryFailure =
  | { readonly code: "invalid_fields"; readonly faults: readonly EnquiryFault[] }
  | { readonly code: "too_many"; readonly retryAfterSeconds: number }
  | { readonly code: "key_reused" };
