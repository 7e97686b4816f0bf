import { mix } from "../../fares/hash.ts";
import type { CityNights } from "../demand/index.ts";
import type { HotelTables } from "../world/index.ts";

/** Guests come and go in groups: what others take of a kind of room holds for so many nights together. */
const STREAK_NIGHTS = 5;
/** The share of a kind of room that others take on an average day at the last: spread evenly between these two; from 1 on all are gone. */
const LEAST_TAKEN = 0.06;
const MOST_TAKEN = 1.075;
const SCALE = (MOST_TAKEN - LEAST_TAKEN) / 0x1_0000_0000;

/**
 * The rooms of every kind in every night: those in the house, less what the world is imagined to have taken by today (more as the
 * night nears and on busy nights, with a steady whim for each kind and streak of nights), less what our bookings took.
 */
export class RoomStock {
  readonly #tables: HotelTables;
  readonly #cityNights: CityNights;
  /** A number for each kind of room that outlives the world file: from its hotel's id and its place in the hotel. */
  readonly #keys: Uint32Array;
  readonly #noted = new Map<number, number>();
  /** 1 for kinds of which we have sold a room in any night: the map is asked for these only. */
  readonly #isOurs: Uint8Array;

  /** @param hotelKeys a number for each hotel that outlives the world file. */
  constructor(tables: HotelTables, cityNights: CityNights, hotelKeys: Uint32Array) {
    this.#tables = tables;
    this.#cityNights = cityNights;
    this.#keys = roomKeys(tables, hotelKeys);
    this.#isOurs = new Uint8Array(this.#keys.length);
  }

  /**
   * Rooms of a kind that the supply has for us in a night, those that we have already sold among them: the bound that a count of
   * ours must keep. `room` is its row, here and below; nights and today are epoch days.
   */
  onSale(hotel: number, room: number, night: number, today: number): number {
    if (night < today) return 0;
    return this.#onSale(room, night, this.#cityNights.crowdOn(this.#tables.hotels.city[hotel] as number, night, today));
  }

  /** Rooms left in the fullest of `nights` nights, our own sales taken off; `crowd` from `start` on is the city's, night by night. */
  left(room: number, firstNight: number, nights: number, crowd: Float64Array, start: number): number {
    const isOurs = this.#isOurs[room] === 1;
    let least = this.#tables.rooms.count[room] as number;
    for (let nth = 0; nth < nights && least > 0; nth++) {
      let rooms = this.#onSale(room, firstNight + nth, crowd[start + nth] as number);
      if (isOurs) rooms -= this.#noted.get(this.#keyOf(room, firstNight + nth)) ?? 0;
      if (rooms < least) least = rooms;
    }
    return Math.max(0, least);
  }

  /** Counts rooms of ours in a night; negative gives them back. */
  noteSold(room: number, night: number, rooms: number): void {
    const key = this.#keyOf(room, night);
    this.#isOurs[room] = 1;
    const sold = (this.#noted.get(key) ?? 0) + rooms;
    if (sold === 0) this.#noted.delete(key);
    else this.#noted.set(key, sold);
  }

  #onSale(room: number, night: number, crowd: number): number {
    const count = this.#tables.rooms.count[room] as number;
    const key = this.#keys[room] as number;
    const streak = ((night + (key & 0xff)) / STREAK_NIGHTS) | 0;
    const taken = (LEAST_TAKEN + SCALE * mix(key, streak)) * crowd;
    return taken >= 1 ? 0 : count - ((count * taken) | 0);
  }

  #keyOf(room: number, night: number): number {
    return night * this.#keys.length + room;
  }
}

function roomKeys({ length, firstRoom, rooms }: HotelTables, hotelKeys: Uint32Array): Uint32Array {
  const keys = new Uint32Array(rooms.count.length);
  for (let hotel = 0; hotel < length; hotel++) {
    const first = firstRoom[hotel] as number;
    for (let room = first; room < (firstRoom[hotel + 1] as number); room++) keys[room] = mix(hotelKeys[hotel] as number, room - first);
  }
  return keys;
}
