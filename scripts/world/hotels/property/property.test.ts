import { describe, expect, it } from "vitest";
import { type Amenity, AMENITIES, LARGEST_ROOM } from "../../../../src/core/hotels/index.ts";
import { chooseKind, describeProperty } from "./property.ts";
import { SAMPLE_CITIES, sampleHotels, sampleInput, type SampleHotel } from "./testing/sample-hotels.ts";

const hotels = sampleHotels();
const facts = hotels.map((hotel) => hotel.facts);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (isSo: (hotel: SampleHotel) => boolean): number => hotels.filter(isSo).length / hotels.length;
const has = ({ facts: { amenities } }: SampleHotel, amenity: Amenity): boolean => (amenities & (1 << AMENITIES.indexOf(amenity))) !== 0;
const inCity = (city: keyof typeof SAMPLE_CITIES): readonly SampleHotel[] => sampleHotels([SAMPLE_CITIES[city]]);

const starred = (stars: number): number => share((hotel) => hotel.facts.stars === stars);
const viewsOf = ({ facts: { rooms } }: SampleHotel): readonly string[] => rooms.map(({ view }) => view);
const pools = (city: keyof typeof SAMPLE_CITIES): number => inCity(city).filter((hotel) => has(hotel, "pool")).length / 400;
const rises = (percents: readonly number[]): boolean => percents.every((percent, at) => at === 0 || percent > (percents[at - 1] ?? 0));
const serves = ({ facts: { plans } }: SampleHotel): boolean => plans.breakfast !== "none" || plans.allInclusiveCents !== null;

/** How often the statement fails; names of the offenders would be seeds. */
const breaches = (holds: (hotel: SampleHotel) => boolean): number => hotels.filter((hotel) => !holds(hotel)).length;

describe("a described hotel", () => {
  it("is the same for the same input, and another for another seed", () => {
    const input = sampleInput(SAMPLE_CITIES.cancun, 3);
    expect(describeProperty(input)).toEqual(describeProperty({ ...input, city: { ...input.city } }));
    expect(describeProperty({ ...input, seed: input.seed + 1 })).not.toEqual(describeProperty(input));
  });

  it("has the kind that was chosen for its name", () => {
    expect(breaches((hotel) => chooseKind(hotel) === hotel.facts.kind)).toBe(0);
  });

  it("has three or four stars mostly", () => {
    expect(starred(3) + starred(4)).toBeGreaterThan(0.62);
    expect(starred(1)).toBeLessThan(0.08);
    expect(starred(5)).toBeGreaterThan(0.04);
    expect(starred(5)).toBeLessThan(0.14);
  });

  it("is rated 7.9 on average, rarely below 6 and never beyond 4.0 to 9.8", () => {
    const ratings = facts.map(({ ratingTenths }) => ratingTenths);
    const average = mean(ratings);
    expect(average).toBeGreaterThan(77);
    expect(average).toBeLessThan(82);
    expect(Math.sqrt(mean(ratings.map((rating) => (rating - average) ** 2)))).toBeGreaterThan(7.5);
    expect(Math.sqrt(mean(ratings.map((rating) => (rating - average) ** 2)))).toBeLessThan(10.5);
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...ratings)).toBeLessThanOrEqual(98);
    expect(share((hotel) => hotel.facts.ratingTenths < 60)).toBeLessThan(0.06);
    expect(Math.min(...facts.map(({ ratingCount }) => ratingCount))).toBeGreaterThanOrEqual(3);
  });

  it("is open from 14:00 to 16:00 and until 10:00 to 12:00", () => {
    expect(breaches(({ facts: { checkInMinute } }) => checkInMinute >= 840 && checkInMinute <= 960)).toBe(0);
    expect(breaches(({ facts: { checkOutMinute } }) => checkOutMinute >= 600 && checkOutMinute <= 720)).toBe(0);
  });

  it("takes guests from 18 or 21 on", () => {
    expect([...new Set(facts.map(({ minCheckInAge }) => minCheckInAge))].sort()).toEqual([18, 21]);
  });
});

describe("what a hotel promises", () => {
  it("is there: no view of a pool, a sea or mountains that it lacks", () => {
    expect(breaches((hotel) => !viewsOf(hotel).includes("pool") || has(hotel, "pool"))).toBe(0);
    expect(breaches((hotel) => !viewsOf(hotel).includes("sea") || hotel.surroundings.coastMetres !== null)).toBe(0);
    expect(breaches((hotel) => !viewsOf(hotel).includes("mountain") || hotel.facts.setting === "mountain")).toBe(0);
    expect(breaches((hotel) => !viewsOf(hotel).includes("desert") || hotel.facts.setting === "desert")).toBe(0);
  });

  it("fits its place: beaches at the coast, ski storage in ski towns, no hotel by the road on a beach", () => {
    expect(breaches((hotel) => has(hotel, "beach_access") === (hotel.facts.setting === "beach"))).toBe(0);
    expect(breaches((hotel) => hotel.facts.setting !== "beach" || (hotel.surroundings.coastMetres ?? Infinity) <= 600)).toBe(0);
    expect(breaches((hotel) => !has(hotel, "ski_storage") || hotel.city.themes.includes("ski"))).toBe(0);
    expect(inCity("zermatt").filter((hotel) => has(hotel, "ski_storage")).length).toBeGreaterThan(200);
    expect(inCity("puntaCana").some(({ facts: { setting } }) => setting === "beach")).toBe(true);
  });

  it("agrees with the rest: pets, breakfast room, family rooms, kitchens", () => {
    expect(breaches((hotel) => has(hotel, "pets") === (hotel.facts.petFeeCents !== null))).toBe(0);
    expect(breaches((hotel) => has(hotel, "breakfast_room") === serves(hotel))).toBe(0);
    expect(breaches((hotel) => has(hotel, "family_rooms") === hotel.facts.rooms.some(({ maxGuests }) => maxGuests >= 4))).toBe(0);
    expect(breaches((hotel) => hotel.facts.kind !== "aparthotel" || has(hotel, "kitchen"))).toBe(0);
    expect(breaches((hotel) => hotel.facts.plans.allInclusiveCents === null || has(hotel, "restaurant"))).toBe(0);
    expect(share((hotel) => has(hotel, "wifi"))).toBeGreaterThan(0.98);
  });

  it("has pools where it is warm and hardly any in the middle of Paris", () => {
    expect(pools("puntaCana")).toBeGreaterThan(0.6);
    expect(pools("paris")).toBeLessThan(0.25);
  });
});

describe("rooms", () => {
  const rooms = facts.flatMap((hotel) => hotel.rooms);

  it("are of one to six kinds, cheapest first from the hotel's own price on", () => {
    expect(breaches(({ facts: { rooms: kinds } }) => kinds.length >= 1 && kinds.length <= 6)).toBe(0);
    expect(breaches(({ facts: { rooms: kinds } }) => kinds[0]?.pricePercent === 100)).toBe(0);
    expect(breaches((hotel) => rises(hotel.facts.rooms.map(({ pricePercent }) => pricePercent)))).toBe(0);
  });

  it("hold two adults in every house, and never more than the largest room may", () => {
    expect(breaches(({ facts: { rooms: kinds } }) => kinds.some(({ maxAdults }) => maxAdults >= 2))).toBe(0);
    expect(rooms.filter(({ maxAdults, maxGuests }) => maxAdults > LARGEST_ROOM.maxAdults || maxGuests > LARGEST_ROOM.maxGuests)).toEqual(
      [],
    );
    expect(rooms.filter(({ maxAdults, maxGuests }) => maxAdults > maxGuests || maxAdults < 1)).toEqual([]);
  });

  it("have beds for their adults, a plausible size, and are there", () => {
    const sleeps = { king: 2, queen: 2, double: 2, twin: 1, sofa: 2, bunk: 2 } as const;
    const places = (beds: (typeof rooms)[number]["beds"]): number => beds.reduce((sum, { kind, count }) => sum + sleeps[kind] * count, 0);
    expect(rooms.filter(({ beds, maxAdults }) => places(beds) < maxAdults)).toEqual([]);
    expect(rooms.filter(({ sizeSqm }) => sizeSqm < 8 || sizeSqm > 150)).toEqual([]);
    expect(rooms.filter(({ count }) => count < 1)).toEqual([]);
  });

  it("take a family of four in about half of the hotels or more", () => {
    const families = share(({ facts: { rooms: kinds } }) => kinds.some(({ maxGuests }) => maxGuests >= 4));
    expect(families).toBeGreaterThan(0.45);
    expect(families).toBeLessThan(0.85);
  });
});
