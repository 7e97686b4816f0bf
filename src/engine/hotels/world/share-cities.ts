import type { FileJson } from "./hotel-file.ts";
import type { HotelWorld } from "./hotel-world.ts";

/** The cities of a world as the file has them: what many have in common, such as a country's taxes, stands in it once. */
export function shareCities({ version, cities }: HotelWorld): Omit<FileJson, "rows"> {
  const [charges, demands] = [new Distinct<FileJson["charges"][number]>(), new Distinct<FileJson["demands"][number]>()];
  const shared = cities.map((city) => ({ ...city, charges: charges.placeOf(city.charges), demand: demands.placeOf(city.demand) }));
  return { version, cities: shared, charges: charges.values, demands: demands.values };
}

/** Values that differ, in the order in which they first came. */
class Distinct<Value> {
  readonly values: Value[] = [];
  readonly #places = new Map<string, number>();

  placeOf(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}
