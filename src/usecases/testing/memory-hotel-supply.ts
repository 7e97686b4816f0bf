import { fits, type Guests, type HotelOffer, type Room, type Stay } from "../../core/hotels/index.ts";
import { err, type LocalDate, ok, type RateId } from "../../core/kernel/index.ts";
import type { HotelSupply } from "../ports/hotel-supply.ts";
import { SEATTLE } from "../../core/hotels/testing/seattle.ts";
import { claimsOf, HOTEL, rateOf, ROOMS } from "./sample-stay.ts";
import { NOW } from "./sample-trip.ts";

/** A supply with one hotel and two kinds of rooms. */
export interface MemoryHotelSupply extends HotelSupply {
  /** Rooms of each kind that every night has; five and two to begin with. */
  readonly capacity: number[];
  /** Whether the rates have expired. */
  isOld: boolean;
  /** How old a lead guest must be; 18 to begin with. */
  minCheckInAge: number;
  /** Rooms that it was told of, by claim. */
  readonly sold: ReadonlyMap<string, number>;
}

/** The supply of unit tests: its rates' ids say in plain words what they are for. */
export function createMemoryHotelSupply(): MemoryHotelSupply {
  const sold = new Map<string, number>();
  const claimsFor = (room: Room, stay: Stay) => claimsOf(HOTEL, room, stay, supply.capacity[room.index] ?? 0);
  const roomsLeft = (room: Room, stay: Stay): number =>
    Math.min(...claimsFor(room, stay).map(({ key, available }) => available - (sold.get(key) ?? 0)));
  const offerOf = (room: Room, stay: Stay, guests: Guests): HotelOffer => ({
    hotel: { ...HOTEL, policies: { ...HOTEL.policies, minCheckInAge: supply.minCheckInAge } },
    room,
    rate: rateOf(room, stay, guests, roomsLeft(room, stay)),
    stay,
    guests,
  });
  const supply: MemoryHotelSupply = {
    name: "memory",
    capacity: [5, 2],
    isOld: false,
    minCheckInAge: HOTEL.policies.minCheckInAge,
    sold,
    suggestPlaces: (keyword, limit) => [SEATTLE].filter(({ name }) => name.toLowerCase().startsWith(keyword.toLowerCase())).slice(0, limit),
    findPlace: (text) => (text === SEATTLE.text ? SEATTLE : null),
    search: async () => ({ hotels: [], found: 0, districts: [], searchMs: 2 }),
    findHotel: (id) => (id === HOTEL.id ? HOTEL : null),
    rates: async (id, stay, guests) => {
      if (id !== HOTEL.id) return null;
      const rooms = ROOMS.filter((room) => fits(guests, room) && roomsLeft(room, stay) >= guests.rooms);
      // The dearer one first: who wants the cheapest must look.
      return { hotel: HOTEL, rooms: rooms.toReversed().map((room) => ({ room, rates: [offerOf(room, stay, guests).rate] })) };
    },
    subjectOf: (id) => {
      const meant = meaningOf(id);
      return meant ? ok({ hotelId: HOTEL.id, stay: meant.stay, guests: meant.guests }) : err("offer_forged");
    },
    madeAt: (id) => (meaningOf(id) ? NOW : null),
    rate: async (id) => {
      const meant = meaningOf(id);
      if (!meant) return err("offer_forged");
      if (supply.isOld) return err("offer_expired");
      const { room, stay, guests } = meant;
      if (roomsLeft(room, stay) < guests.rooms) return err("sold_out");
      return ok({ offer: offerOf(room, stay, guests), claims: claimsFor(room, stay) });
    },
    renew: async () => err("offer_expired"),
    noteSold: (claims, rooms) => {
      for (const { key } of claims) sold.set(key, (sold.get(key) ?? 0) + rooms);
    },
  };
  return supply;
}

function meaningOf(id: RateId): { readonly room: Room; readonly stay: Stay; readonly guests: Guests } | null {
  const [, index, checkIn, checkOut, adults, children, infants, rooms] =
    /^rate_(\d)_(.{10})_(.{10})_(\d+)_(\d+)_(\d+)_(\d+)$/.exec(id) ?? [];
  const room = ROOMS[Number(index)];
  if (!room) return null;
  const guests = { adults: Number(adults), children: Number(children), infants: Number(infants), rooms: Number(rooms) };
  return { room, stay: { checkIn: checkIn as LocalDate, checkOut: checkOut as LocalDate }, guests };
}
