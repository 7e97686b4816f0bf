import type { Booking, HotelBookingRequest } from "../../core/booking/index.ts";
import type { Guests, HotelProfile, Rate, Room, Stay } from "../../core/hotels/index.ts";
import type { InventoryClaim } from "../../core/inventory/index.ts";
import { addDays, type HotelId, type Instant, type LocalDate, money, type RateId, USD } from "../../core/kernel/index.ts";
import { nightsOf } from "../../core/hotels/index.ts";
import { quoteStay } from "../../core/pricing/index.ts";
import { ADA, heldBooking, RATES, REQUEST } from "./sample-trip.ts";
import { SEATTLE } from "../../core/hotels/testing/seattle.ts";

/** Three nights in March, for two adults in one room. */
export const STAY: Stay = { checkIn: "2027-03-12" as LocalDate, checkOut: "2027-03-15" as LocalDate };
export const GUESTS: Guests = { adults: 2, children: 0, infants: 0, rooms: 1 };

export const HOTEL: HotelProfile = {
  id: "5809844-17" as HotelId,
  name: "The Cartographer Hotel",
  kind: "hotel",
  stars: 4,
  rating: { value: 8.8, count: 1204 },
  latitude: SEATTLE.latitude,
  longitude: SEATTLE.longitude,
  neighbourhood: "Downtown",
  city: SEATTLE.city,
  country: SEATTLE.country,
  discount: null,
  look: { building: "tower", setting: "city", climate: "temperate", isModern: true, hasPool: false, seed: 17 },
  street: "1208 Western Avenue",
  zone: SEATTLE.zone,
  distanceMetres: 640,
  builtYear: 1998,
  roomCount: 120,
  checkInFrom: "15:00",
  checkOutUntil: "11:00",
  amenities: ["wifi"],
  policies: { petFee: null, minCheckInAge: 18, deposit: null, hasCots: true, isSmokeFree: true },
};

/** Two kinds of rooms: five of the small one, and two of the large. */
export const ROOMS: readonly Room[] = [
  { index: 0, kind: "standard", view: "none", beds: [{ kind: "queen", count: 1 }], sizeSqm: 22, maxAdults: 2, maxGuests: 3 },
  { index: 1, kind: "family", view: "city", beds: [{ kind: "queen", count: 2 }], sizeSqm: 34, maxAdults: 4, maxGuests: 6 },
];

/** One way to book each kind, a night and room in US cents, everything in: the large room is paid at the hotel. */
const PRICES = [
  { perNight: 100_00, payAt: "now" },
  { perNight: 140_00, payAt: "hotel" },
] as const;

/** The rate of a kind of room for a stay, an eighth of it taxes and fees. */
export function rateOf(room: Room, stay: Stay, guests: Guests, roomsLeft: number): Rate {
  const { perNight, payAt } = PRICES[room.index] ?? PRICES[0];
  const total = money(perNight * guests.rooms * nightsOf(stay));
  const taxesAndFees = money(total.amountMinor / 8);
  return {
    id: ["rate", room.index, stay.checkIn, stay.checkOut, guests.adults, guests.children, guests.infants, guests.rooms].join("_") as RateId,
    expiresAt: "2027-03-01T12:30:00Z" as Instant,
    perNight: money(perNight * guests.rooms),
    total,
    taxesAndFees,
    features: payAt === "hotel" ? ["book_now_pay_later"] : [],
    board: "room_only",
    cancellation: { steps: [{ fromLocal: null, penalty: total }], freeUntilLocal: null },
    charges: [{ kind: "sales_tax", amount: taxesAndFees }],
    payAt,
    roomsLeft,
  };
}

/** What an order of a room takes: one claim a night, named as the supply names them. */
export const claimsOf = (
  { id }: HotelProfile,
  { index }: Room,
  { checkIn, checkOut }: Stay,
  available: number,
): readonly InventoryClaim[] =>
  Array.from({ length: nightsOf({ checkIn, checkOut }) }, (_, night) => ({
    key: `hotel/${id}/${index}/${addDays(checkIn, night)}`,
    available,
  }));

/** The standard room's rate for the sample's stay. */
export const RATE_ID = "rate_0_2027-03-12_2027-03-15_2_0_0_1" as RateId;
/** The family room's, paid at the hotel. */
export const LATER_RATE_ID = "rate_1_2027-03-12_2027-03-15_2_0_0_1" as RateId;

export const STAY_REQUEST: HotelBookingRequest = {
  kind: "hotel",
  hotelId: HOTEL.id,
  rateId: RATE_ID,
  stay: STAY,
  guests: GUESTS,
  shownTotal: money(300_00),
  currency: USD,
  travellers: [ADA],
  contact: REQUEST.contact,
  billing: REQUEST.billing,
  card: REQUEST.card,
  language: "en",
  idempotencyKey: null,
};

/** The same request of another person, so that it is another booking. */
export const stayRequestOf = (name: string, change: Partial<HotelBookingRequest> = {}): HotelBookingRequest => ({
  ...STAY_REQUEST,
  contact: { ...STAY_REQUEST.contact, email: `${name}@example.com` },
  ...change,
});

type HotelBooking = Extract<Booking, { readonly kind: "hotel" }>;

/** A stay that has just been held. `number` makes its id. */
export function heldStay(number: number, change: Partial<HotelBooking> = {}): HotelBooking {
  const [room = ROOMS[0] as Room] = ROOMS;
  const rate = rateOf(room, STAY, GUESTS, 5);
  return {
    ...heldBooking(number),
    kind: "hotel",
    offer: { hotel: HOTEL, room, rate, stay: STAY, guests: GUESTS },
    quote: quoteStay(rate, nightsOf(STAY), rate.payAt, USD, RATES),
    claims: claimsOf(HOTEL, room, STAY, 5),
    ...change,
  };
}
