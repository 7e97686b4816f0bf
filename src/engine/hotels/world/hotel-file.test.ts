import { describe, expect, it } from "vitest";
import { HOTEL_KINDS, ROOM_KINDS } from "../../../core/hotels/index.ts";
import { WorldFileError } from "../../codec/index.ts";
import { decodeHotelWorld, encodeHotelWorld, type HotelWorld, NO_BYTE, NO_WORD, type WorldCity, type WorldHotel } from "./index.ts";
import { randomHotelWorld } from "./testing/index.ts";

const world = randomHotelWorld({ seed: 3, cityCount: 6, hotelsPerCity: 20, spreadDegrees: 0.2, region: "anywhere" });
const bytes = encodeHotelWorld(world);
const tables = decodeHotelWorld(bytes);

function changed(at: number, value: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  copy[at] = value;
  return copy;
}

/** A hotel as the columns have it, from its place in the world. */
function readBack(place: number) {
  const row = tables.byCity[place] ?? -1;
  const { hotels, rooms } = tables;
  const from = tables.firstRoom[row] ?? 0;
  return {
    name: tables.nameOf(row),
    street: tables.streetOf(row),
    city: hotels.city[row],
    ordinal: hotels.ordinal[row],
    kind: HOTEL_KINDS[hotels.kind[row] ?? -1],
    latitude: hotels.latitude[row],
    longitude: hotels.longitude[row],
    baseCents: hotels.baseCents[row],
    amenities: hotels.amenities[row],
    freeUntilDays: hotels.freeUntilDays[row] === NO_BYTE ? null : hotels.freeUntilDays[row],
    petFeeCents: hotels.petFeeCents[row] === NO_WORD ? null : hotels.petFeeCents[row],
    rooms: Array.from(rooms.kind.subarray(from, tables.firstRoom[row + 1]), (kind, index) => ({
      kind: ROOM_KINDS[kind],
      pricePercent: rooms.pricePercent[from + index],
      beds: rooms.otherBedCount[from + index] === 0 ? 1 : 2,
    })),
  };
}

describe("a hotel file", () => {
  it("brings back every city", () => {
    expect(tables.version).toBe(world.version);
    expect(tables.cities).toEqual(world.cities);
  });

  it("brings back every hotel with its rooms, by city and ordinal", () => {
    expect(world.hotels.map((_, place) => readBack(place))).toEqual(
      world.hotels.map(({ name, street, city, ordinal, kind, latitude, longitude, baseCents, amenities, plans, petFeeCents, rooms }) => ({
        name,
        street,
        city,
        ordinal,
        kind,
        latitude,
        longitude,
        baseCents,
        amenities,
        petFeeCents,
        freeUntilDays: plans.freeUntilDays,
        rooms: rooms.map((room) => ({ kind: room.kind, pricePercent: room.pricePercent, beds: room.beds.length })),
      })),
    );
  });

  it("knows where the hotels of each city are", () => {
    const counts = world.cities.map((_, city) => world.hotels.filter((hotel) => hotel.city === city).length);
    expect(counts).toEqual(world.cities.map((_, city) => (tables.firstOfCity[city + 1] ?? 0) - (tables.firstOfCity[city] ?? 0)));
  });

  it("is the same for the same world", () => {
    expect(Buffer.compare(encodeHotelWorld(world), bytes)).toBe(0);
  });

  it.each([
    ["nothing", new Uint8Array(0), "no hotel file"],
    ["a file of flights", new TextEncoder().encode("FAREWIND and a good deal more of it, as a file has"), "no hotel file"],
    ["another format", changed(8, 9), "format 9"],
    ["a file cut short", bytes.slice(0, bytes.length - 1), "bytes instead of"],
    ["a changed name", changed(bytes.length - 9, 255 - (bytes.at(-9) ?? 0)), "damaged"],
  ])("refuses %s", (_, wrong, message) => {
    expect(() => decodeHotelWorld(wrong)).toThrow(WorldFileError);
    expect(() => decodeHotelWorld(wrong)).toThrow(message);
  });
});

describe("an unsound world of hotels", () => {
  const [city, ...cities] = world.cities;
  const [hotel, second, ...hotels] = world.hotels;
  if (city === undefined || hotel === undefined || second === undefined) throw new Error("The random world is empty.");
  const [room] = hotel.rooms;
  if (room === undefined) throw new Error("The first hotel has no rooms.");
  const withHotel = (change: Partial<WorldHotel>): HotelWorld => ({ ...world, hotels: [{ ...hotel, ...change }, second, ...hotels] });
  const withCity = (change: Partial<WorldCity>): HotelWorld => ({ ...world, cities: [{ ...city, ...change }, ...cities] });

  it.each([
    ["a city that is not there", withHotel({ city: 99 }), "points outside"],
    ["a district that is not there", withHotel({ district: 99 }), "points outside"],
    ["hotels out of order", { ...world, hotels: [second, hotel, ...hotels] }, "out of order"],
    ["a place beyond the pole", withHotel({ latitude: 91 }), "impossible place"],
    ["no name", withHotel({ name: " " }), "impossible texts"],
    ["six stars", withHotel({ stars: 6 }), "impossible figures"],
    ["a free night", withHotel({ baseCents: 0 }), "impossible money"],
    [
      "no way of booking",
      withHotel({ plans: { ...hotel.plans, saverPercent: 0, freeUntilDays: null, partialUntilDays: null } }),
      "impossible plans",
    ],
    ["no rooms", withHotel({ rooms: [] }), "impossible rooms"],
    ["a room for more than the largest holds", withHotel({ rooms: [{ ...room, maxGuests: 7 }] }), "impossible rooms"],
    [
      "a cheaper room after a dearer one",
      withHotel({ rooms: [room, { ...room, pricePercent: 130 }, { ...room, pricePercent: 120 }] }),
      "impossible rooms",
    ],
    ["a first room dearer than the hotel's own price", withHotel({ rooms: [{ ...room, pricePercent: 101 }] }), "impossible rooms"],
    ["a room for fewer guests than adults", withHotel({ rooms: [{ ...room, maxAdults: 2, maxGuests: 1 }] }), "impossible rooms"],
    ["two hotels of one number", { ...world, hotels: [hotel, hotel, ...hotels] }, "out of order"],
    ["a city without districts", withCity({ districts: [] }), "impossible districts"],
    ["cities out of order", withCity({ id: 999_999 }), "out of order"],
    ["two cities of one id", withCity({ id: cities[0]?.id ?? 0 }), "out of order"],
    [
      "a tax for no stars at all",
      withCity({ charges: [{ kind: "vat", basis: "percent", percent: 10, stars: { from: 4, to: 3 } }] }),
      "impossible charges",
    ],
    ["eleven months", withCity({ demand: { ...city.demand, months: city.demand.months.slice(1) } }), "impossible demand"],
    [
      "a tax of more than everything",
      withCity({ charges: [{ kind: "vat", basis: "percent", percent: 101, stars: { from: 1, to: 5 } }] }),
      "impossible charges",
    ],
  ])("is not written: %s", (_, unsound, message) => {
    expect(() => encodeHotelWorld(unsound)).toThrow(message);
  });
});
