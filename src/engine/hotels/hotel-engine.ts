import type { HotelProfile, Room } from "../../core/hotels/index.ts";
import type { Result } from "../../core/kernel/index.ts";
import { type CityDistrict, districtFinder, hotelFinder, roomOf } from "./describe/index.ts";
import type { StayQuestion } from "./rates/index.ts";
import {
  engineParts,
  type HotelHits,
  type HotelQuery,
  HotelSearch,
  inOneShape,
  type PricedRate,
  type PricedRoom,
  type PriceFailure,
  priceRate,
  type RateName,
  ratesOf,
} from "./search/index.ts";
import { warmUpQueries } from "./warm-up.ts";
import type { HotelTables, WorldCity } from "./world/index.ts";

/**
 * The hotels of a world, ready to be asked. A hotel is named by its row, a kind of room by its place in the hotel's list, a night
 * and today by their epoch days on the calendar at the hotel. Not to be asked twice at the same time: it computes in place.
 */
export interface HotelEngine {
  /** Names the world: a rate is never priced against another one. */
  readonly version: string;
  /** Hotels with a room within a radius, best first. @throws RangeError when the stay is not of 1 to 30 nights. */
  search(query: HotelQuery): HotelHits;
  /** All that can be booked in a hotel, cheapest room first; empty when it is full. @throws RangeError as above. */
  ratesOf(hotel: number, question: StayQuestion): PricedRoom[];
  /** Prices one known rate anew: the same cents as the search and the list say. @throws RangeError as above. */
  priceRate(name: RateName, question: StayQuestion): Result<PricedRate, PriceFailure>;
  /** Rooms of a kind that are ours to sell in a night, those already sold by us among them. */
  roomsOnSale(hotel: number, roomIndex: number, night: number, today: number): number;
  /** Takes rooms that our own bookings have sold out of a night; negative gives them back. */
  noteSold(hotel: number, roomIndex: number, night: number, rooms: number): void;
  /** The hotel with an id, `5809844-17`; -1 when there is none. */
  findHotel(id: string): number;
  /** All that a hotel's page says of it whatever the stay. */
  profileOf(hotel: number): HotelProfile;
  /** A kind of room by its place in the list of its hotel. */
  roomOf(hotel: number, roomIndex: number): Room;
  cityOf(hotel: number): WorldCity;
  /** The districts around a point, nearest first. */
  districtsWithin(latitude: number, longitude: number, radiusMetres: number): readonly CityDistrict[];
  /**
   * Runs searches, one each time the next is asked for, until a traveller's first is as quick as the next.
   * @param clocks a new reader of clocks, of the kind that searches will bring: the compiler takes another kind for another search.
   */
  warmUp(clocks?: () => (zone: string) => number): Iterable<void>;
}

export function createHotelEngine(tables: HotelTables): HotelEngine {
  const parts = engineParts(tables);
  const search = new HotelSearch(parts);
  const districtsWithin = districtFinder(tables);
  const roomRow = (hotel: number, roomIndex: number): number => (tables.firstRoom[hotel] as number) + roomIndex;
  return {
    version: tables.version,
    search: (query) => search.search(inOneShape(query)),
    ratesOf: (hotel, question) => ratesOf(parts, hotel, question),
    priceRate: (name, question) => priceRate(parts, name, question),
    roomsOnSale: (hotel, roomIndex, night, today) => parts.stock.onSale(hotel, roomRow(hotel, roomIndex), night, today),
    noteSold: (hotel, roomIndex, night, rooms) => parts.stock.noteSold(roomRow(hotel, roomIndex), night, rooms),
    findHotel: hotelFinder(tables),
    profileOf: (hotel) => parts.book.profileOf(hotel),
    roomOf: (hotel, roomIndex) => roomOf(tables, roomRow(hotel, roomIndex), roomIndex),
    cityOf: (hotel) => parts.book.cityOf(hotel),
    districtsWithin,
    warmUp: function* (clocks) {
      for (const query of warmUpQueries(tables)) {
        districtsWithin(query.latitude, query.longitude, query.radiusMetres);
        yield void search.search(inOneShape(clocks ? { ...query, nowMinuteIn: clocks() } : query));
      }
    },
  };
}
