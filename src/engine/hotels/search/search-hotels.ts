import type { FoundHotel, Guests } from "../../../core/hotels/index.ts";
import { once } from "../../../core/kernel/index.ts";
import { nearestFirst, PointGrid } from "../grid/index.ts";
import { MINUTES_A_DAY } from "../rates/index.ts";
import type { WorldCity } from "../world/index.ts";
import type { EngineParts } from "./engine-parts.ts";
import { foundRates } from "./found-rates.ts";
import type { HotelQuery } from "./hotel-query.ts";
import { ranked } from "./rank.ts";

export interface HotelHits {
  /** Best first. */
  readonly hotels: readonly FoundHotel[];
  /** Hotels with a room within the radius in all, whether or not they are in the list. */
  readonly found: number;
}

/** Where the hotels of a circle come from: `rows` and `metres` hold the answer of the last `within`. */
export interface Nearby {
  readonly rows: Uint32Array;
  readonly metres: Float64Array;
  within(latitude: number, longitude: number, radiusMetres: number): number;
}

/** Searches a world. It computes in place: not to be asked twice at the same time. */
export class HotelSearch {
  readonly #parts: EngineParts;
  readonly #nearbyOnce: () => Nearby;
  /** The room offered by each hotel of the last question, by hotel. */
  readonly #room: Uint32Array;

  /** @param nearby is made by the first search, or by the warm-up: a server that starts has more urgent things to do. */
  constructor(parts: EngineParts, nearby: () => Nearby = () => new PointGrid(parts.tables.hotels.latitude, parts.tables.hotels.longitude)) {
    this.#parts = parts;
    this.#nearbyOnce = once(nearby);
    this.#room = new Uint32Array(parts.tables.length);
  }

  get #nearby(): Nearby {
    return this.#nearbyOnce();
  }

  /**
   * Hotels with a kind of room that holds the guests and has enough rooms left in every night, each with its cheapest such room.
   * None for a stay that has begun.
   * @throws RangeError when the stay is not of 1 to 30 nights.
   */
  search(query: HotelQuery): HotelHits {
    const { nights } = this.#parts;
    nights.turnTo(query.firstNight, query.nights, query.today);
    if (query.firstNight < query.today) return { hotels: [], found: 0 };
    const near = this.#nearby.within(query.latitude, query.longitude, query.radiusMetres);
    const found = this.#keepThoseWithRoom(near, query);
    if (found > query.limit) nearestFirst(this.#nearby.rows, this.#nearby.metres, found);
    const hotels = Array.from({ length: Math.min(found, query.limit) }, (_, place) => this.#describe(place, query));
    return { hotels: ranked(hotels, query.radiusMetres), found };
  }

  /** Moves the hotels with a room to the front of the answer of the grid; how many they are. */
  #keepThoseWithRoom(near: number, query: HotelQuery): number {
    const { rows, metres } = this.#nearby;
    let kept = 0;
    for (let place = 0; place < near; place++) {
      const hotel = rows[place] as number;
      const room = this.#hasBegun(hotel, query) ? -1 : this.#cheapestRoom(hotel, query);
      if (room < 0) continue;
      this.#room[hotel] = room;
      rows[kept] = hotel;
      metres[kept++] = metres[place] as number;
    }
    return kept;
  }

  /** Whether the first night is over already where the hotel stands. */
  #hasBegun(hotel: number, query: HotelQuery): boolean {
    return query.firstNight < query.today + Math.floor(this.#nowMinuteAt(hotel, query) / MINUTES_A_DAY);
  }

  #nowMinuteAt(hotel: number, { nowMinute, nowMinuteIn }: HotelQuery): number {
    if (nowMinuteIn === undefined) return nowMinute;
    const { cities, hotels } = this.#parts.tables;
    return nowMinuteIn((cities[hotels.city[hotel] as number] as WorldCity).zone);
  }

  /** The first, and so the cheapest, kind of room that holds the guests and is not sold out; -1 when there is none. */
  #cheapestRoom(hotel: number, { guests, firstNight, nights: count }: HotelQuery): number {
    const { tables, nights, stock } = this.#parts;
    const start = nights.startOf(tables.hotels.city[hotel] as number);
    const end = tables.firstRoom[hotel + 1] as number;
    for (let room = tables.firstRoom[hotel] as number; room < end; room++) {
      if (this.#holds(room, guests) && stock.left(room, firstNight, count, nights.crowd, start) >= guests.rooms) return room;
    }
    return -1;
  }

  /** `fits` of the core without making an object for every room. */
  #holds(room: number, { adults, children, rooms: count }: Guests): boolean {
    const { rooms } = this.#parts.tables;
    const isEnough = adults <= count * (rooms.maxAdults[room] as number) && adults + children <= count * (rooms.maxGuests[room] as number);
    return isEnough && adults >= count;
  }

  #describe(place: number, query: HotelQuery): FoundHotel {
    const { tables, nights, pricer, book } = this.#parts;
    const hotel = this.#nearby.rows[place] as number;
    const start = nights.startOf(tables.hotels.city[hotel] as number);
    const stayBase = pricer.stayBase(hotel, query, nights.price, start);
    const nowMinute = this.#nowMinuteAt(hotel, query);
    const question = nowMinute === query.nowMinute ? query : { ...query, nowMinute };
    return {
      ...book.summaryOf(hotel),
      distanceMetres: Math.round(this.#nearby.metres[place] as number),
      rates: foundRates(this.#parts, hotel, this.#room[hotel] as number, stayBase, question),
    };
  }
}
