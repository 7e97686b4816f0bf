import type { HotelId } from "../../../core/kernel/index.ts";
import type { HotelColumns, HotelTables, WorldCity, WorldPoint } from "../world/index.ts";

/** What the suggestions read of the hotels. */
export type SuggestedHotels = Pick<HotelTables, "cities" | "length" | "byCity" | "firstOfCity" | "nameOf" | "streetOf"> & {
  readonly hotels: Pick<HotelColumns, "latitude" | "longitude" | "ordinal">;
};

/** Places that are many: districts, then hotels, both by the standing of their city. A place is its row. */
export class MinorPlaces {
  readonly count: number;
  readonly districtCount: number;
  /** The row of the first district of each city, by standing; the next entry is behind its last. */
  readonly firstDistrict: Uint32Array;
  /** Standing of the city of each. */
  readonly cityOf: Uint16Array;
  readonly #cities: readonly WorldCity[];
  readonly #tables: SuggestedHotels;
  /** Of a district its index in the city, of a hotel its row in the tables. */
  readonly #references: Uint32Array;

  /** @param order the rows of the cities in the tables, by standing. */
  constructor(tables: SuggestedHotels, cities: readonly WorldCity[], order: readonly number[]) {
    this.#tables = tables;
    this.#cities = cities;
    this.districtCount = cities.reduce((sum, { districts }) => sum + districts.length, 0);
    this.count = this.districtCount + tables.length;
    this.cityOf = new Uint16Array(this.count);
    this.#references = new Uint32Array(this.count);
    this.firstDistrict = new Uint32Array(cities.length + 1);
    let row = 0;
    for (const [standing, { districts }] of cities.entries()) {
      this.firstDistrict[standing] = row;
      for (let district = 0; district < districts.length; district++) row = this.#put(row, standing, district);
    }
    this.firstDistrict[cities.length] = row;
    for (const [standing, city] of order.entries()) {
      const end = tables.firstOfCity[city + 1] as number;
      for (let at = tables.firstOfCity[city] as number; at < end; at++) row = this.#put(row, standing, tables.byCity[at] as number);
    }
  }

  #put(row: number, standing: number, reference: number): number {
    this.cityOf[row] = standing;
    this.#references[row] = reference;
    return row + 1;
  }

  nameOf(row: number): string {
    return row < this.districtCount ? this.pointOf(row).name : this.#tables.nameOf(this.#references[row] as number);
  }

  /** Its city as the tables have it. */
  worldCityOf(row: number): WorldCity {
    return this.#cities[this.cityOf[row] as number] as WorldCity;
  }

  pointOf(row: number): WorldPoint {
    const reference = this.#references[row] as number;
    if (row < this.districtCount) return this.worldCityOf(row).districts[reference] as WorldPoint;
    const { latitude, longitude } = this.#tables.hotels;
    return { name: this.nameOf(row), latitude: latitude[reference] as number, longitude: longitude[reference] as number };
  }

  /** `1208 Western Avenue`; "" for a district. */
  streetOf(row: number): string {
    return row < this.districtCount ? "" : this.#tables.streetOf(this.#references[row] as number);
  }

  /** The hotel's id, made of its city's and its ordinal; null for a district. */
  hotelIdOf(row: number): HotelId | null {
    if (row < this.districtCount) return null;
    return `${this.worldCityOf(row).id}-${this.#tables.hotels.ordinal[this.#references[row] as number]}` as HotelId;
  }
}
