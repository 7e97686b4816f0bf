import { HOTEL_KINDS } from "../../../../core/hotels/index.ts";
import { type Seeded, seeded } from "../../../../core/kernel/index.ts";
import type { ChargeRule, CityDemand, HotelWorld, WorldCity, WorldHotel, WorldPlans } from "../hotel-world.ts";
import { randomRooms } from "./random-rooms.ts";

interface HotelWorldShape {
  readonly seed: number;
  readonly cityCount: number;
  /** Each city has from one to this many. */
  readonly hotelsPerCity: number;
  /** How far from the middle of its city a hotel may lie, in degrees of latitude. */
  readonly spreadDegrees: number;
  /** Anywhere, on the date line, near the poles, or all within a degree of one another. */
  readonly region: "anywhere" | "dateline" | "poles" | "together";
}

/** A small sound world of hotels, the same for the same shape: every kind of plan, charge, event and room comes up. */
export function randomHotelWorld(shape: HotelWorldShape): HotelWorld {
  const dice = seeded(shape.seed);
  const cities = Array.from({ length: shape.cityCount }, (_, index) => randomCity(index, shape, dice));
  const hotels = cities.flatMap((city, index) =>
    Array.from({ length: 1 + dice.below(shape.hotelsPerCity) }, (_, place) => randomHotel(index, place + 1, city, shape, dice)),
  );
  return { version: `random-${shape.seed}`, cities, hotels };
}

/** One of a list. @throws RangeError when the list is empty. */
function oneOf<Item>(list: readonly Item[], dice: Seeded): Item {
  const item = list[dice.below(list.length)];
  if (item === undefined) throw new RangeError("Nothing to choose from.");
  return item;
}

const between = (low: number, high: number, dice: Seeded): number => low + ((high - low) * dice.below(1e6)) / 1e6;

const MIDDLES: Readonly<Record<HotelWorldShape["region"], (dice: Seeded) => readonly [latitude: number, longitude: number]>> = {
  anywhere: (dice) => [between(-75, 75, dice), between(-180, 180, dice)],
  dateline: (dice) => [between(-60, 60, dice), dice.chance(0.5) ? between(179.8, 180, dice) : between(-180, -179.8, dice)],
  poles: (dice) => [(dice.chance(0.5) ? 1 : -1) * between(88.9, 90, dice), between(-180, 180, dice)],
  together: (dice) => [between(47, 48, dice), between(-123, -122, dice)],
};

const near = (latitude: number, longitude: number, spread: number, dice: Seeded) => ({
  latitude: Math.max(-90, Math.min(90, latitude + between(-spread, spread, dice))),
  longitude: around(longitude + between(-spread, spread, dice) / Math.max(0.02, Math.cos((latitude * Math.PI) / 180))),
});

const around = (longitude: number): number => (longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude);

function randomCity(index: number, { region, spreadDegrees }: HotelWorldShape, dice: Seeded): WorldCity {
  const [latitude, longitude] = MIDDLES[region](dice);
  const point = (name: string) => ({ name, ...near(latitude, longitude, spreadDegrees, dice) });
  return {
    id: 1000 + index * 7,
    name: `City ${index}`,
    region: dice.chance(0.5) ? `Region ${index % 3}` : "",
    country: oneOf(["US", "GB", "JP", "BR"], dice),
    zone: oneOf(["America/New_York", "Asia/Kathmandu", "Pacific/Auckland", "Europe/London"], dice),
    latitude,
    longitude,
    population: 10_000 + dice.below(5_000_000),
    otherNames: dice.chance(0.3) ? [`Ciudad ${index}`] : [],
    codes: [],
    airports: dice.chance(0.5) ? [{ ...point(`City ${index} International`), code: `A${String.fromCharCode(65 + (index % 26))}X` }] : [],
    districts: Array.from({ length: 1 + dice.below(5) }, (_, nth) => point(`District ${nth}`)),
    landmarks: Array.from({ length: dice.below(3) }, (_, nth) => point(`Landmark ${nth}`)),
    charges: CHARGES.filter(() => dice.chance(0.3)),
    demand: randomDemand(dice),
  };
}

const ALL_STARS = { from: 1, to: 5 };
const CHARGES: readonly ChargeRule[] = [
  { kind: "sales_tax", basis: "percent", percent: 10.1, stars: ALL_STARS },
  { kind: "occupancy_tax", basis: "percent", percent: 5.875, stars: ALL_STARS },
  { kind: "occupancy_tax", basis: "per_room_night", cents: 150, maxNights: null, stars: ALL_STARS },
  { kind: "city_tax", basis: "per_adult_night", cents: 437, maxNights: 7, stars: { from: 3, to: 5 } },
  { kind: "tourism_levy", basis: "per_room_night", cents: 409, maxNights: 30, stars: { from: 1, to: 4 } },
  { kind: "service_charge", basis: "per_stay", cents: 999, maxNights: null, stars: ALL_STARS },
  { kind: "vat", basis: "percent", percent: 20, stars: ALL_STARS },
];

function randomDemand(dice: Seeded): CityDemand {
  return {
    months: Array.from({ length: 12 }, () => 70 + dice.below(80)),
    weekdays: Array.from({ length: 7 }, () => 85 + dice.below(35)),
    events: [
      { name: "New Year's Eve", from: "12-30", to: "01-01", percent: 180 },
      { name: "Festival", from: "07-10", to: "07-19", percent: 120 + dice.below(120) },
    ].filter(() => dice.chance(0.7)),
  };
}

function randomHotel(
  city: number,
  ordinal: number,
  { latitude, longitude, districts }: WorldCity,
  shape: HotelWorldShape,
  dice: Seeded,
): WorldHotel {
  return {
    city,
    ordinal,
    name: oneOf(["Harborline House", "Casa Ánfora", "Nørreport Inn", "Larkspur & Vine"], dice),
    kind: oneOf(HOTEL_KINDS, dice),
    stars: 1 + dice.below(5),
    ratingTenths: 40 + dice.below(59),
    ratingCount: dice.below(4000),
    ...near(latitude, longitude, shape.spreadDegrees, dice),
    district: dice.below(districts.length),
    street: `${1 + dice.below(2000)} Western Avenue`,
    builtYear: 1880 + dice.below(145),
    amenities: dice.below(2 ** 24),
    building: oneOf(["tower", "inn", "grand"], dice),
    setting: oneOf(["city", "beach", "mountain"], dice),
    climate: oneOf(["tropical", "temperate", "cold"], dice),
    isModern: dice.chance(0.5),
    checkInMinute: 840 + 30 * dice.below(5),
    checkOutMinute: 600 + 30 * dice.below(5),
    baseCents: 2500 + dice.below(60_000),
    resortFeeCents: dice.chance(0.2) ? 3900 : 0,
    plans: randomPlans(dice),
    petFeeCents: dice.chance(0.3) ? 5000 : null,
    minCheckInAge: dice.chance(0.7) ? 18 : 21,
    depositCents: dice.chance(0.3) ? 10_000 : null,
    hasCots: dice.chance(0.8),
    isSmokeFree: dice.chance(0.9),
    rooms: randomRooms(dice),
  };
}

/** Every way of booking comes up; at least one of them in each hotel. */
function randomPlans(dice: Seeded): WorldPlans {
  const saverPercent = dice.chance(0.8) ? 8 + dice.below(8) : 0;
  const hasLongStay = dice.chance(0.3);
  return {
    saverPercent,
    freeUntilDays: saverPercent === 0 || dice.chance(0.8) ? dice.below(8) : null,
    partialUntilDays: dice.chance(0.3) ? dice.below(15) : null,
    hasPayLater: dice.chance(0.4),
    breakfast: oneOf(["included", "extra", "none"], dice),
    breakfastCents: 800 + dice.below(3000),
    allInclusiveCents: dice.chance(0.1) ? 4000 + dice.below(9000) : null,
    longStayPercent: hasLongStay ? 5 + dice.below(16) : 0,
    longStayNights: hasLongStay ? 3 + dice.below(10) : 0,
  };
}
