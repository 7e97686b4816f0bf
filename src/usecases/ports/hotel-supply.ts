import type {
  FoundHotel,
  Guests,
  HotelOffer,
  HotelPlace,
  HotelProfile,
  HotelSearch,
  Rate,
  RoomWithRates,
  Stay,
} from "../../core/hotels/index.ts";
import type { InventoryClaim } from "../../core/inventory/index.ts";
import type { HotelId, Instant, RateId, Result } from "../../core/kernel/index.ts";

/** Why a rate cannot be served: never signed by us, too old (or of another world), or its last room is gone in one of its nights. */
export type RateFailure = "offer_forged" | "offer_expired" | "sold_out";

export interface HotelSearchAnswer {
  /** Those with a room for the search, best first. The nearest `MOST_HOTELS` when there are more. */
  readonly hotels: readonly FoundHotel[];
  /** Hotels with a room within the radius in all, whether or not they are in the list. */
  readonly found: number;
  /** The middle of the searched area and the districts in it, for the map. */
  readonly districts: readonly District[];
  /** The engine's own time in milliseconds. */
  readonly searchMs: number;
}

/** A neighbourhood on the map. */
export interface District {
  readonly name: string;
  /** `Seattle` */
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A hotel with what can be booked in it for one stay; `rooms` is empty when it is full. */
export interface HotelAnswer {
  readonly hotel: HotelProfile;
  readonly rooms: readonly RoomWithRates[];
}

/** A rate with what an order of it takes from the supply: one claim a night, each of as many rooms as the guests take. */
export interface HoldableStay {
  readonly offer: HotelOffer;
  readonly claims: readonly InventoryClaim[];
}

/** What a rate is for, price and terms aside. */
export interface RateSubject {
  readonly hotelId: HotelId;
  readonly stay: Stay;
  readonly guests: Guests;
}

/** The same room and way of booking as those of a rate that has expired, for the same stay and guests, as a new rate. */
export interface RenewedRate {
  readonly offer: HotelOffer;
  /** What the old one cost. */
  readonly before: Pick<Rate, "perNight" | "taxesAndFees" | "payAt">;
}

/** Where hotels come from. The embedded engine and every live supplier stand behind it; `adapters/supply/hotel-contract.ts` tests it. */
export interface HotelSupply {
  /** `embedded`, `liteapi`… as the setting names it. */
  readonly name: string;
  /** Places for what somebody typed, best first, at most `limit`. */
  suggestPlaces(keyword: string, limit: number): readonly HotelPlace[];
  /** The place that a text means: the one whose `text`, code or whole name it is, or clearly misspells; null for none or a choice, never the nearest. */
  findPlace(text: string): HotelPlace | null;
  search(search: HotelSearch, now: Instant): Promise<HotelSearchAnswer>;
  /** A hotel by its id; null when the supply has none. */
  findHotel(id: HotelId): HotelProfile | null;
  /** A hotel and its rates for a stay; null when the supply has no such hotel. */
  rates(id: HotelId, stay: Stay, guests: Guests, now: Instant): Promise<HotelAnswer | null>;
  /** What a rate of ours is for, whether or not it can still be bought; `offer_expired` where that can no longer be told. */
  subjectOf(id: RateId): Result<RateSubject, "offer_forged" | "offer_expired">;
  /** When a rate of ours was made, whether or not it still lives; null for anything else. */
  madeAt(id: RateId): Instant | null;
  /** The rate behind an id, priced again now. */
  rate(id: RateId, now: Instant): Promise<Result<HoldableStay, RateFailure>>;
  /** What has become of a rate that has expired; `offer_expired` where it is not sold any more or cannot be told. */
  renew(id: RateId, now: Instant): Promise<Result<RenewedRate, RateFailure>>;
  /** Tells the supply what our bookings have taken, so that the next search knows. Negative gives rooms back. */
  noteSold(claims: readonly InventoryClaim[], rooms: number): void;
}
