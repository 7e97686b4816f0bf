import { fold } from "../../suggest/fold.ts";
import type { WorldCity } from "../world/index.ts";
import type { MajorPlace } from "./major-places.ts";

/** `SEA`, `SEA-Seattle`, `sea - seattle`. */
const CODED = /^\s*([a-z]{3})\s*(?:-(.*))?$/is;

/** Which city or airport a code of three letters means. A code that several cities have is that of the highest standing. */
export class CodeBook {
  readonly #places = new Map<string, number>();
  /** City names as short as a code, folded, that stand higher than the place of that code: `goa` is Goa before Genoa. */
  readonly #names = new Map<string, number>();
  readonly #cities: readonly WorldCity[];

  constructor(places: readonly MajorPlace[], cities: readonly WorldCity[]) {
    this.#cities = cities;
    for (const [number, { codes, name }] of cities.entries()) {
      for (const code of codes) if (!this.#places.has(code)) this.#places.set(code, number);
      const short = fold(name).toUpperCase();
      if (short.length === 3 && !this.#places.has(short)) this.#names.set(short, number);
    }
    for (const [number, { code }] of places.entries()) if (code !== null && !this.#places.has(code)) this.#places.set(code, number);
  }

  /** The number of the place that a coded text means; null for another text, or an unknown code. */
  find(text: string): number | null {
    const [, written = "", name] = CODED.exec(text.slice(0, 200)) ?? [];
    const code = written.toUpperCase();
    const place = this.#places.get(code) ?? null;
    if (name === undefined) return this.#names.get(code) ?? place;
    // "Los-Angeles" is not the code of Lagos.
    return written === code || (place !== null && fold(name) === fold(this.#cities[place]?.name ?? "")) ? place : null;
  }
}
