import type {
  ExploredPlace,
  ExploreQuestion,
  FareDaysQuestion,
  FlightOffer,
  FlightSearch,
  NearbyEnds,
  PricedItinerary,
} from "../../core/flights/index.ts";
import type { InventoryClaim } from "../../core/inventory/index.ts";
import type { AirlineCode, AirportCode, Instant, Money, OfferId, PlaceCode, Result } from "../../core/kernel/index.ts";
import type { Place, SuggestedPlace } from "../../core/places/index.ts";

/** Why an offer cannot be served: never signed by us, too old (or of another timetable), or its last seat is gone. */
export type OfferFailure = "offer_forged" | "offer_expired" | "sold_out";

export interface FlightSearchAnswer {
  /** Cheapest first, at most 200. Empty when nothing flies. */
  readonly offers: readonly FlightOffer[];
  /** The engine's own time in milliseconds. */
  readonly searchMs: number;
}

/** An offer with what an order of it takes from the supply: one claim a leg, each of as many seats as the party takes. */
export interface HoldableOffer {
  readonly offer: FlightOffer;
  readonly claims: readonly InventoryClaim[];
}

/** The same flights as those of an offer that has expired, for the same party, as a new offer. */
export interface RenewedOffer {
  readonly offer: FlightOffer;
  /** What the old one cost: US dollars per traveller. */
  readonly before: Money;
}

/** The beginnings of a trip: each an offer of its first bounds. */
export interface Beginnings {
  /** Those that can still be had, shortest first; where all can, the last is the whole offer. */
  readonly held: readonly FlightOffer[];
  /** Why the next one cannot; null where all can. */
  readonly failure: OfferFailure | null;
}

/** Where flights come from. The embedded engine and every live supplier stand behind it; `adapters/supply/flight-contract.ts` tests it. */
export interface FlightSupply {
  /** `embedded`, `duffel`… as the setting names it. */
  readonly name: string;
  /** A place by its code, airport or metropolitan area; null when the supply does not know it. */
  findPlace(code: string): Place | null;
  /** Places for what somebody typed, best first, at most `limit`. */
  suggestPlaces(keyword: string, limit: number): readonly SuggestedPlace[];
  /** IANA zone of an airport or metropolitan area: its clock says which day is today there. Null when the code is unknown. */
  zoneOf(code: string): string | null;
  /** The airports near to either end of a trip, as `airportsNear` of `core/flights` chooses them among those that are flown from. */
  nearbyAirports(trip: Pick<FlightSearch, "from" | "to">): NearbyEnds;
  search(search: FlightSearch, now: Instant): Promise<FlightSearchAnswer>;
  /**
   * One-way flights that take off long enough after the last landing of an offer of ours, for its party and in its cabin. Each answer is
   * an offer of all its bounds and the new one, for the sum of their fares, and lives no longer than the offer before.
   */
  searchAfter(id: OfferId, search: FlightSearch, now: Instant): Promise<Result<FlightSearchAnswer, OfferFailure>>;
  /**
   * For each of several offers of the search's party and cabin the fare of the cheapest flights that `searchAfter` would add to it, per
   * traveller; null for none, and for an offer that is gone.
   */
  cheapestAfter(ids: readonly OfferId[], search: FlightSearch, now: Instant): Promise<readonly (Money | null)[]>;
  /** What is left of an offer's trip, beginning by beginning. */
  beginnings(id: OfferId, now: Instant): Promise<Beginnings>;
  /** Whether an airport is the place that a code means, or belongs to it. */
  isAt(airport: AirportCode, code: PlaceCode): boolean;
  /** Whether two places lie in one city, so that nobody flies from one to the other: a city and its airport, or two of its airports. */
  isOneCity(one: PlaceCode, other: PlaceCode): boolean;
  /** The first that `search` would give, or the first of which an airline is the plate out and back, not yet an offer. Null for none. */
  cheapest(search: FlightSearch, airline: AirlineCode | null, now: Instant): Promise<PricedItinerary | null>;
  /**
   * The cheapest fare of each day in a row, per traveller; null where there is none. Without an airline it is what `cheapest` gives for
   * the day's trip. With one it is the cheapest there is, which a search that has a choice to show may leave out.
   */
  fareDays(question: FareDaysQuestion, now: Instant): Promise<readonly (Money | null)[]>;
  /** Where one can fly to, each place with its cheapest trip and the cheapest of those with fewer stops; of a span of days the cheapest of all. */
  explore(question: ExploreQuestion, now: Instant): Promise<readonly ExploredPlace[]>;
  /** When an offer of ours was made, whether or not it still lives; null for anything else. */
  madeAt(id: OfferId): Instant | null;
  /** The offer behind an id, priced again now. */
  offer(id: OfferId, now: Instant): Promise<Result<HoldableOffer, OfferFailure>>;
  /** The trip of an offer in each fare brand that its airlines sell, the lowest first; the offer itself is one of them. All expire with it. */
  fareBrands(id: OfferId, now: Instant): Promise<Result<readonly FlightOffer[], OfferFailure>>;
  /** What has become of an offer that has expired; `offer_expired` where its flights cannot be had any more or cannot be told. */
  renew(id: OfferId, now: Instant): Promise<Result<RenewedOffer, OfferFailure>>;
  /** Tells the supply what our bookings have taken, so that the next search knows. Negative gives seats back. */
  noteSold(claims: readonly InventoryClaim[], seats: number): void;
  /** How often it was told so: while this and the day stay, so does what it finds. */
  salesNoted(): number;
}
