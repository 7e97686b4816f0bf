import {
  AMENITIES,
  BUILDINGS,
  CLIMATES,
  HOTEL_KINDS,
  type HotelPolicies,
  type HotelProfile,
  type HotelSummary,
  SETTINGS,
} from "../../../core/hotels/index.ts";
import { type HotelId, money, type Money } from "../../../core/kernel/index.ts";
import { metresBetween } from "../grid/index.ts";
import { type HotelTables, NO_WORD, type WorldCity } from "../world/index.ts";

const POOL = 1 << AMENITIES.indexOf("pool");

/** Hotels in plain words and figures, read out of the columns when first asked for and kept. */
export class HotelBook {
  readonly #tables: HotelTables;
  readonly #keys: Uint32Array;
  readonly #summaries: (HotelSummary | undefined)[];

  /** @param hotelKeys a number for each hotel that outlives the world file: what chooses among its looks. */
  constructor(tables: HotelTables, hotelKeys: Uint32Array) {
    this.#tables = tables;
    this.#keys = hotelKeys;
    this.#summaries = Array<HotelSummary | undefined>(tables.length);
  }

  cityOf(hotel: number): WorldCity {
    return this.#tables.cities[this.#tables.hotels.city[hotel] as number] as WorldCity;
  }

  summaryOf(hotel: number): HotelSummary {
    const summary = this.#summaries[hotel] ?? this.#summarize(hotel);
    this.#summaries[hotel] = summary;
    return summary;
  }

  profileOf(hotel: number): HotelProfile {
    const { hotels, rooms, firstRoom } = this.#tables;
    const [city, summary] = [this.cityOf(hotel), this.summaryOf(hotel)];
    const counts = rooms.count.subarray(firstRoom[hotel], firstRoom[hotel + 1]);
    const bits = hotels.amenities[hotel] as number;
    return {
      ...summary,
      street: this.#tables.streetOf(hotel),
      zone: city.zone,
      distanceMetres: Math.round(metresBetween(city, summary)),
      builtYear: hotels.builtYear[hotel] as number,
      roomCount: counts.reduce((sum, count) => sum + count, 0),
      checkInFrom: clockTime(hotels.checkInMinute[hotel] as number),
      checkOutUntil: clockTime(hotels.checkOutMinute[hotel] as number),
      amenities: AMENITIES.filter((_, place) => (bits >> place) & 1),
      policies: policiesOf(hotels, hotel),
    };
  }

  #summarize(hotel: number): HotelSummary {
    const { hotels } = this.#tables;
    const city = this.cityOf(hotel);
    const percent = hotels.longStayPercent[hotel] as number;
    return {
      id: `${city.id}-${hotels.ordinal[hotel]}` as HotelId,
      name: this.#tables.nameOf(hotel),
      kind: nth(HOTEL_KINDS, hotels.kind, hotel),
      stars: hotels.stars[hotel] as number,
      rating: { value: (hotels.ratingTenths[hotel] as number) / 10, count: hotels.ratingCount[hotel] as number },
      latitude: hotels.latitude[hotel] as number,
      longitude: hotels.longitude[hotel] as number,
      neighbourhood: city.districts[hotels.district[hotel] as number]?.name ?? "",
      city: city.name,
      country: city.country,
      discount: percent === 0 ? null : { percent, fromNights: hotels.longStayNights[hotel] as number },
      look: {
        building: nth(BUILDINGS, hotels.building, hotel),
        setting: nth(SETTINGS, hotels.setting, hotel),
        climate: nth(CLIMATES, hotels.climate, hotel),
        isModern: hotels.isModern[hotel] === 1,
        hasPool: ((hotels.amenities[hotel] as number) & POOL) !== 0,
        seed: this.#keys[hotel] as number,
      },
    };
  }
}

function policiesOf(hotels: HotelTables["hotels"], hotel: number): HotelPolicies {
  return {
    petFee: orNone(hotels.petFeeCents[hotel] as number),
    minCheckInAge: hotels.minCheckInAge[hotel] as number,
    deposit: orNone(hotels.depositCents[hotel] as number),
    hasCots: hotels.hasCots[hotel] === 1,
    isSmokeFree: hotels.isSmokeFree[hotel] === 1,
  };
}

const orNone = (cents: number): Money | null => (cents === NO_WORD ? null : money(cents));

const nth = <Name>(names: readonly Name[], places: Uint8Array, row: number): Name => names[places[row] as number] as Name;

/** `15:00` of minutes since midnight. */
const clockTime = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
