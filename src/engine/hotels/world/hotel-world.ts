import type { BedKind, ChargeKind, HotelKind, HotelLook, RoomKind, RoomView } from "../../../core/hotels/index.ts";

/**
 * The embedded hotels as plain objects: what the world build makes, what the codec writes and what small random worlds in tests
 * are made of. Indices point into the arrays of the same world. Money is USD cents; minutes count from local midnight.
 */
export interface HotelWorld {
  /** Short hash of everything below; a rate names it, so that it is never priced against another world. */
  readonly version: string;
  /** By GeoNames id. */
  readonly cities: readonly WorldCity[];
  /** By city, then by ordinal. */
  readonly hotels: readonly WorldHotel[];
}

export interface WorldPoint {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface WorldCity {
  /** GeoNames id. */
  readonly id: number;
  readonly name: string;
  /** `Washington` for Seattle; "" where the country alone says enough. */
  readonly region: string;
  readonly country: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  /** Other names under which people look for it: `Nueva York`, `Big Apple`. */
  readonly otherNames: readonly string[];
  /** Metro and airport codes that mean it: `NYC`. */
  readonly codes: readonly string[];
  /** Airports from which people go to its hotels; `name` is the airport's. */
  readonly airports: readonly (WorldPoint & { readonly code: string })[];
  readonly districts: readonly WorldPoint[];
  readonly landmarks: readonly WorldPoint[];
  readonly charges: readonly ChargeRule[];
  readonly demand: CityDemand;
}

/** A tax or fee that every stay in a city pays. `percent` is of the room rate without taxes; the others are cents in USD. */
export type ChargeRule = {
  readonly kind: ChargeKind;
  /** Hotels of fewer and of more stars do not pay it. */
  readonly stars: { readonly from: number; readonly to: number };
} & (
  | { readonly basis: "percent"; readonly percent: number }
  | {
      readonly basis: "per_room_night" | "per_adult_night" | "per_stay";
      readonly cents: number;
      /** Nights after these are free of it; null when none are. */
      readonly maxNights: number | null;
    }
);

/** How full a city is and what that does to prices, in percent of an average day. */
export interface CityDemand {
  /** January to December. */
  readonly months: readonly number[];
  /** Monday to Sunday nights. */
  readonly weekdays: readonly number[];
  /** Days that come back every year: `12-31` to `01-01`. */
  readonly events: readonly { readonly name: string; readonly from: string; readonly to: string; readonly percent: number }[];
}

export interface WorldHotel {
  /** Index into the cities. */
  readonly city: number;
  /** From 1 within its city; city id and ordinal make the hotel's id, `5809844-17`. */
  readonly ordinal: number;
  readonly name: string;
  readonly kind: HotelKind;
  readonly stars: number;
  readonly ratingTenths: number;
  readonly ratingCount: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Index into its city's districts. */
  readonly district: number;
  readonly street: string;
  readonly builtYear: number;
  /** Bit n is the n-th of `AMENITIES`. */
  readonly amenities: number;
  readonly building: HotelLook["building"];
  readonly setting: HotelLook["setting"];
  readonly climate: HotelLook["climate"];
  readonly isModern: boolean;
  readonly checkInMinute: number;
  readonly checkOutMinute: number;
  /** One night in its first kind of room for two on an average day, at the flexible rate, room only, without taxes. */
  readonly baseCents: number;
  /** Per room and night; 0 for none. Named `resort_fee` in resorts, `facility_fee` elsewhere. */
  readonly resortFeeCents: number;
  readonly plans: WorldPlans;
  readonly petFeeCents: number | null;
  readonly minCheckInAge: number;
  readonly depositCents: number | null;
  readonly hasCots: boolean;
  readonly isSmokeFree: boolean;
  /** One to six kinds, cheapest first. */
  readonly rooms: readonly WorldRoom[];
}

/** The ways of booking that a hotel sells. */
export interface WorldPlans {
  /** How much less the non-refundable rate costs, 8 to 15 percent; 0 when there is none. */
  readonly saverPercent: number;
  /** The flexible rate is free until 18:00 local this many days before check-in; null when there is no flexible rate. */
  readonly freeUntilDays: number | null;
  /** A middle rate that keeps the first night's price from the booking on and the whole price from this many days before check-in; null for none. */
  readonly partialUntilDays: number | null;
  /** Whether the flexible rate is paid at the hotel. */
  readonly hasPayLater: boolean;
  /** `included`: in every rate. `extra`: rates with it stand beside rates without. `none`: not served. */
  readonly breakfast: "included" | "extra" | "none";
  /** Per guest (adults and children) and night; what the `extra` rates cost more. */
  readonly breakfastCents: number;
  /** Resorts may sell everything included instead of the boards above; null when they do not. Per guest and night. */
  readonly allInclusiveCents: number | null;
  /** Off every night of longer stays; 0 for none. */
  readonly longStayPercent: number;
  readonly longStayNights: number;
}

export interface WorldRoom {
  readonly kind: RoomKind;
  readonly view: RoomView;
  readonly beds: readonly { readonly kind: BedKind; readonly count: number }[];
  readonly sizeSqm: number;
  readonly maxAdults: number;
  readonly maxGuests: number;
  /** Rooms of this kind in the house. */
  readonly count: number;
  /** Percent of the hotel's base price; the first is 100. */
  readonly pricePercent: number;
}
