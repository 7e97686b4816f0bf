import { fold } from "../../suggest/fold.ts";
import type { WorldCity } from "../world/index.ts";
import type { MajorPlace } from "./major-places.ts";

/** `SEA`, `SEA-Seattle`, `sea - seattle`. */
const CODED = /^\s*([a-z]{3})\s*(?:-(.*))?$/is;

const CODE_LENGTH = 3;

/** Cities whose folded name is as short as a code: `goa` is Goa before Genoa, whose code it is, for who looks for a room names the city. */
export function citiesCalledLikeCodes(cities: readonly WorldCity[]): ReadonlyMap<string, number> {
  const short = cities.map(({ name }, number) => [fold(name), number] as const).filter(([name]) => name.length === CODE_LENGTH);
  return new Map(short.toReversed());
}

/** Which city or airport a code of three letters means. A code that several cities have is that of the highest standing. */
export class CodeBook {
  readonly #places = new Map<string, number>();
  readonly #names: ReadonlyMap<string, number>;
  readonly #cities: readonly WorldCity[];

  constructor(places: readonly MajorPlace[], cities: readonly WorldCity[]) {
    this.#cities = cities;
    this.#names = citiesCalledLikeCodes(cities);
    for (const [number, { codes }] of cities.entries()) {
      for (const code of codes) if (!this.#places.has(code)) this.#places.set(code, number);
    }
    for (const [number, { code }] of places.entries()) if (code !== null && !this.#places.has(code)) this.#places.set(code, number);
  }

  /** The number of the place that a coded text means; null for another text, or an unknown code. */
  find(text: string): number | null {
    const [, written = "", name] = CODED.exec(text.slice(0, 200)) ?? [];
    const code = written.toUpperCase();
    const place = this.#places.get(code) ?? null;
    if (name === undefined) return this.#names.get(code.toLowerCase()) ?? place;
    // "Los-Angeles" is not the code of Lagos.
    return written === code || (place !== null && fold(name) === fold(this.#cities[place]?.name ?? "")) ? place : null;
  }
}
