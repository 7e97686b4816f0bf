import {
  type FoundHotel,
  type FoundRate,
  type Guests,
  type HotelLook,
  type HotelSearch,
  RATE_FEATURES,
  type RateFeature,
  type Stay,
} from "../../core/hotels/index.ts";
import { type HotelId, type LocalDate, money } from "../../core/kernel/index.ts";
import type { HotelSearchAnswer } from "../../usecases/ports/hotel-supply.ts";
import { SEATTLE } from "../../core/hotels/testing/seattle.ts";

/** Four nights in Seattle for two adults, as the pictures of the design have them. */
export const SAMPLE_STAY: Stay = { checkIn: "2027-03-12" as LocalDate, checkOut: "2027-03-16" as LocalDate };
export const SAMPLE_GUESTS: Guests = { adults: 2, children: 0, infants: 0, rooms: 1 };

export const SAMPLE_SEARCH: HotelSearch = { place: SEATTLE, radiusMiles: 10, stay: SAMPLE_STAY, guests: SAMPLE_GUESTS };

/** A way to pay for the sample's four nights: dollars a night, everything in, of which an eighth is taxes and fees. */
export function sampleRate(perNightUsd: number, ...features: readonly RateFeature[]): FoundRate {
  const perNight = Math.round(perNightUsd * 100);
  const inOrder = RATE_FEATURES.filter((feature) => features.includes(feature));
  return { features: inOrder, perNight: money(perNight), total: money(perNight * 4), taxesAndFees: money(Math.round(perNight / 2)) };
}

const LOOK: HotelLook = { building: "tower", setting: "city", climate: "temperate", isModern: true, hasPool: false, seed: 1 };

/** A hotel of the sample, two of its facts given by its place: metres east and north of the middle of Seattle. */
export function sampleHotel(id: string, east: number, north: number, facts: Partial<FoundHotel>): FoundHotel {
  return {
    id: id as HotelId,
    name: "The Cartographer Hotel",
    kind: "hotel",
    stars: 4,
    rating: { value: 8.8, count: 1204 },
    latitude: SEATTLE.latitude + north / 111_320,
    longitude: SEATTLE.longitude + east / (111_320 * Math.cos((SEATTLE.latitude * Math.PI) / 180)),
    neighbourhood: "Downtown",
    city: "Seattle",
    country: "US",
    discount: null,
    look: { ...LOOK, seed: id.length * 7919 + Math.round(Math.abs(east * 31 + north)) },
    distanceMetres: Math.round(Math.hypot(east, north)),
    rates: [sampleRate(189)],
    ...facts,
  };
}

export const SAMPLE_HOTELS: readonly FoundHotel[] = [
  sampleHotel("5809844-1", 420, 480, {
    rates: [
      sampleRate(189, "book_now_pay_later", "free_cancellation", "refundable"),
      sampleRate(214, "breakfast_included", "free_cancellation"),
    ],
  }),
  sampleHotel("5809844-2", -900, 1150, {
    name: "Hotel Larkspur Quay",
    stars: 5,
    rating: { value: 9.4, count: 862 },
    neighbourhood: "Belltown",
    discount: { percent: 12, fromNights: 3 },
    rates: [sampleRate(302.5), sampleRate(341, "free_cancellation", "breakfast_included", "refundable")],
  }),
  sampleHotel("5809844-3", 160, -240, {
    name: "Brasswick Inn",
    kind: "inn",
    stars: 3,
    rating: { value: 7.9, count: 418 },
    neighbourhood: "Pioneer Square",
    rates: [sampleRate(142.25), sampleRate(158, "refundable", "free_cancellation")],
  }),
  sampleHotel("5809844-4", 2100, 600, {
    name: "Capitol Rows Guesthouse",
    kind: "guesthouse",
    stars: 2,
    rating: { value: 6.4, count: 73 },
    neighbourhood: "Capitol Hill",
    rates: [sampleRate(96)],
  }),
  sampleHotel("5809844-5", -2400, 3900, {
    name: "Quillwater Apartments at the Ballard Locks and Gardens",
    kind: "aparthotel",
    stars: 3,
    rating: { value: 8.1, count: 240 },
    neighbourhood: "Ballard",
    discount: { percent: 10, fromNights: 7 },
    rates: [sampleRate(131.4, "book_now_pay_later")],
  }),
  sampleHotel("5809844-6", 5200, -2600, {
    name: "Lakeside Motor Lodge",
    kind: "motel",
    stars: 1,
    rating: { value: 5.4, count: 31 },
    neighbourhood: "Mount Baker",
    rates: [sampleRate(68.5)],
  }),
  sampleHotel("5809844-7", 3000, 8100, {
    name: "Northgate Garden Suites",
    stars: 3,
    rating: { value: 7.2, count: 655 },
    neighbourhood: "Northgate",
    rates: [sampleRate(118, "breakfast_included"), sampleRate(127, "breakfast_included", "free_cancellation")],
  }),
];

export const SAMPLE_ANSWER: HotelSearchAnswer = {
  hotels: SAMPLE_HOTELS,
  found: SAMPLE_HOTELS.length,
  districts: [
    { name: "Downtown", city: "Seattle", latitude: 47.6075, longitude: -122.3345 },
    { name: "Belltown", city: "Seattle", latitude: 47.6165, longitude: -122.3455 },
    { name: "Pioneer Square", city: "Seattle", latitude: 47.6015, longitude: -122.3343 },
    { name: "Capitol Hill", city: "Seattle", latitude: 47.623, longitude: -122.3165 },
    { name: "Ballard", city: "Seattle", latitude: 47.6677, longitude: -122.3847 },
    { name: "Mount Baker", city: "Seattle", latitude: 47.5795, longitude: -122.2885 },
  ],
  searchMs: 0.4,
};
