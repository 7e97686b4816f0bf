import type { HotelOffer, HotelProfile, Rate, RoomWithRates } from "../../core/hotels/index.ts";
import { type Instant, type LocalDate, type LocalDateTime, money, type RateId, USD } from "../../core/kernel/index.ts";
import type { Pricing } from "../present/pricing.ts";
import { SAMPLE_GUESTS, SAMPLE_HOTELS, SAMPLE_STAY } from "./sample-hotels.ts";

/** Prices as they are, in US dollars. */
export const SAMPLE_PRICING: Pricing = {
  currency: USD,
  rates: { base: USD, perUsd: { USD: 1 }, asOf: "2026-11-20" as LocalDate, source: "test" },
};

const [CARTOGRAPHER] = SAMPLE_HOTELS;
if (!CARTOGRAPHER) throw new Error("The sample of hotels is empty.");

/** The first hotel of the sample, with everything that its own page shows. */
export const SAMPLE_PROFILE: HotelProfile = {
  ...CARTOGRAPHER,
  street: "1208 Western Avenue",
  zone: "America/Los_Angeles",
  builtYear: 1998,
  roomCount: 120,
  checkInFrom: "15:00",
  checkOutUntil: "11:00",
  amenities: ["wifi", "breakfast_room", "desk_24h"],
  policies: { petFee: money(60_00), minCheckInAge: 21, deposit: null, hasCots: true, isSmokeFree: true },
};

/** Free until two days before, then the first night, on the day itself all of it. */
const LADDER: Rate["cancellation"] = {
  freeUntilLocal: "2027-03-10T18:00" as LocalDateTime,
  steps: [
    { fromLocal: null, penalty: money(0) },
    { fromLocal: "2027-03-10T18:00" as LocalDateTime, penalty: money(189_00) },
    { fromLocal: "2027-03-12T00:00" as LocalDateTime, penalty: money(756_00) },
  ],
};

/** Four nights at $189.00, of which $94.50 are taxes and a fee; paid at the hotel. */
export const SAMPLE_RATE: Rate = {
  id: "rate-later" as RateId,
  expiresAt: "2026-11-21T15:30:00Z" as Instant,
  perNight: money(189_00),
  total: money(756_00),
  taxesAndFees: money(94_50),
  features: ["free_cancellation", "book_now_pay_later", "refundable"],
  board: "room_only",
  cancellation: LADDER,
  charges: [
    { kind: "sales_tax", amount: money(60_50) },
    { kind: "resort_fee", amount: money(34_00) },
  ],
  payAt: "hotel",
  roomsLeft: 3,
};

/** Six dollars less a night, paid now, and never given back. */
export const SAMPLE_FIRM_RATE: Rate = {
  ...SAMPLE_RATE,
  id: "rate-firm" as RateId,
  perNight: money(183_00),
  total: money(732_00),
  features: [],
  board: "breakfast",
  cancellation: { freeUntilLocal: null, steps: [{ fromLocal: null, penalty: money(732_00) }] },
  payAt: "now",
};

export const SAMPLE_ROOMS: readonly RoomWithRates[] = [
  {
    room: { index: 0, kind: "standard", view: "none", beds: [{ kind: "queen", count: 1 }], sizeSqm: 24, maxAdults: 2, maxGuests: 3 },
    rates: [SAMPLE_FIRM_RATE, SAMPLE_RATE],
  },
  {
    room: {
      index: 3,
      kind: "suite",
      view: "sea",
      beds: [
        { kind: "king", count: 1 },
        { kind: "sofa", count: 1 },
      ],
      sizeSqm: 52,
      maxAdults: 3,
      maxGuests: 4,
    },
    rates: [{ ...SAMPLE_RATE, id: "rate-suite" as RateId, perNight: money(419_00), total: money(1_676_00), roomsLeft: 6 }],
  },
];

const [STANDARD] = SAMPLE_ROOMS;
if (!STANDARD) throw new Error("The sample of rooms is empty.");

export const SAMPLE_OFFER: HotelOffer = {
  hotel: SAMPLE_PROFILE,
  room: STANDARD.room,
  rate: SAMPLE_RATE,
  stay: SAMPLE_STAY,
  guests: SAMPLE_GUESTS,
};
