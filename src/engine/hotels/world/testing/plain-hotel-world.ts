import type { HotelWorld, WorldCity, WorldHotel } from "../hotel-world.ts";

/** A city in which every day is an average one and nobody is taxed. */
const CITY: WorldCity = {
  id: 500,
  name: "Plainville",
  region: "",
  country: "US",
  zone: "America/New_York",
  latitude: 40,
  longitude: -75,
  population: 100_000,
  otherNames: [],
  codes: [],
  airports: [],
  districts: [{ name: "Old Town", latitude: 40, longitude: -75 }],
  landmarks: [],
  charges: [],
  demand: { months: Array.from({ length: 12 }, () => 100), weekdays: Array.from({ length: 7 }, () => 100), events: [] },
};

/** A hotel of 100 dollars a night with a saver of 10 percent, a partial and a flexible rate, and no board but the room. */
const HOTEL: WorldHotel = {
  city: 0,
  ordinal: 1,
  name: "The Plain Hotel",
  kind: "hotel",
  stars: 3,
  ratingTenths: 80,
  ratingCount: 100,
  latitude: 40,
  longitude: -75,
  district: 0,
  street: "1 Main Street",
  builtYear: 1990,
  amenities: 0b11,
  building: "inn",
  setting: "city",
  climate: "temperate",
  isModern: true,
  checkInMinute: 900,
  checkOutMinute: 660,
  baseCents: 10_000,
  resortFeeCents: 0,
  plans: {
    saverPercent: 10,
    freeUntilDays: 2,
    partialUntilDays: 7,
    hasPayLater: true,
    breakfast: "none",
    breakfastCents: 1500,
    allInclusiveCents: null,
    longStayPercent: 0,
    longStayNights: 0,
  },
  petFeeCents: null,
  minCheckInAge: 18,
  depositCents: null,
  hasCots: true,
  isSmokeFree: true,
  rooms: [
    {
      kind: "standard",
      view: "none",
      beds: [{ kind: "queen", count: 1 }],
      sizeSqm: 20,
      maxAdults: 2,
      maxGuests: 3,
      count: 20,
      pricePercent: 100,
    },
    {
      kind: "family",
      view: "garden",
      beds: [{ kind: "queen", count: 2 }],
      sizeSqm: 35,
      maxAdults: 4,
      maxGuests: 6,
      count: 5,
      pricePercent: 150,
    },
  ],
};

export interface PlainChanges {
  readonly city?: Partial<WorldCity>;
  readonly hotel?: Partial<Omit<WorldHotel, "plans">>;
  readonly plans?: Partial<WorldHotel["plans"]>;
}

/** A world of one plain hotel in one plain city, but for what a test changes. */
export function plainHotelWorld({ city, hotel, plans }: PlainChanges = {}): HotelWorld {
  const changed = { ...HOTEL, ...hotel, plans: { ...HOTEL.plans, ...plans } };
  return { version: "plain", cities: [{ ...CITY, ...city }], hotels: [changed] };
}
