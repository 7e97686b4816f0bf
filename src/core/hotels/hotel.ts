import type { HotelId, Money } from "../kernel/index.ts";
import type { Amenity } from "./amenities.ts";
import type { HotelLook } from "./look.ts";
import type { Rate, RateFeature, StayPrice } from "./rate.ts";
import type { Room } from "./room.ts";
import { nightsOf, type Stay } from "./stay.ts";

export const HOTEL_KINDS = ["hotel", "resort", "lodge", "inn", "motel", "aparthotel", "guesthouse", "hostel"] as const;
export type HotelKind = (typeof HOTEL_KINDS)[number];

/** What guests thought: 0 to 10 with one decimal, of `count` answers. */
export interface GuestRating {
  readonly value: number;
  readonly count: number;
}

/** A lower price for longer stays, already in every price that is shown for one: `cug.discount` of the specification. */
export interface LongStayDiscount {
  readonly percent: number;
  readonly fromNights: number;
}

/** What search results and the hotel's own page both say of it. */
export interface HotelSummary {
  readonly id: HotelId;
  readonly name: string;
  readonly kind: HotelKind;
  /** 1 to 5. */
  readonly stars: number;
  readonly rating: GuestRating;
  readonly latitude: number;
  readonly longitude: number;
  readonly neighbourhood: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly discount: LongStayDiscount | null;
  readonly look: HotelLook;
}

/** The hotel's discount when the stay is long enough for it, else null. */
export const reachedDiscount = ({ discount }: Pick<HotelSummary, "discount">, stay: Stay): LongStayDiscount | null =>
  discount !== null && nightsOf(stay) >= discount.fromNights ? discount : null;

/** The cheapest way to stay in a hotel with exactly these rate features. */
export interface FoundRate extends StayPrice {
  readonly features: readonly RateFeature[];
}

/** A hotel that has a room for the search. */
export interface FoundHotel extends HotelSummary {
  /** Straight line from the searched place. */
  readonly distanceMetres: number;
  /** Cheapest first, one for each set of features, never empty. */
  readonly rates: readonly [FoundRate, ...FoundRate[]];
}

/** What a list of results needs of a hotel: its filters, its orders and its cards. */
export type ListedHotel = Omit<FoundHotel, "kind" | "country" | "look">;

/** `15:00` */
export type ClockTime = string;

/** Everything about a hotel that does not depend on a stay. */
export interface HotelProfile extends HotelSummary {
  /** `1208 Western Avenue` */
  readonly street: string;
  /** IANA zone; deadlines and check-in are on its clock. */
  readonly zone: string;
  /** From the middle of its city. */
  readonly distanceMetres: number;
  readonly builtYear: number;
  readonly roomCount: number;
  readonly checkInFrom: ClockTime;
  readonly checkOutUntil: ClockTime;
  readonly amenities: readonly Amenity[];
  readonly policies: HotelPolicies;
}

export interface HotelPolicies {
  /** Null: no pets. Else what a pet costs a stay, USD; it is paid to the hotel and is not part of a total without one. */
  readonly petFee: Money | null;
  /** The youngest who may check in without an older guest. */
  readonly minCheckInAge: number;
  /** What is asked of a guest to leave as a deposit at check-in, USD, given back at check-out; null for none. */
  readonly deposit: Money | null;
  /** Whether a cot for an infant stands in every room for free. */
  readonly hasCots: boolean;
  readonly isSmokeFree: boolean;
}

/** A kind of room with the ways of booking it, cheapest first. */
export interface RoomWithRates {
  readonly room: Room;
  readonly rates: readonly Rate[];
}
