import { fold, isFiller } from "../../suggest/fold.ts";
import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";
import { wantsAirport } from "./airport-words.ts";
import { namesOfCity } from "./major-keys.ts";
import type { MajorPlace } from "./major-places.ts";

/** `SEA`, `SEA-Seattle`, `sea - seattle`. */
const CODED = /^\s*([a-z]{3})\s*(?:-(.*))?$/is;

const CODE_LENGTH = 3;

/** Destinations whose folded name is as short as a code: `goa` is Goa before Genoa, for who looks for a room names the city. */
export function citiesCalledLikeCodes(cities: readonly WorldCity[]): ReadonlyMap<string, number> {
  const short = [...cities.entries()].filter(([, { name, codes }]) => codes.length > 0 && fold(name).length === CODE_LENGTH);
  return new Map(short.map(([number, { name }]) => [fold(name), number] as const).toReversed());
}

/**
 * Which city or airport a code of three letters means.
 *
 * A metro code is the city (`NYC`, `LON-London`), and the code of an airport is that airport (`LHR`, `SEA`, `LHR-London`). Where a
 * destination has no other code than its airport's, the code before the name of the city is the city: `SEA-Seattle` is what the
 * suggestions of flights call it, and who picks that in a form for hotels wants a room in town. Before the airport's name, or words
 * that speak of an airport, it is the airport: `SEA-Seattle-Tacoma International Airport`.
 */
export class CodeBook {
  /** By code: a metro code's city, or an airport. */
  readonly #places = new Map<string, number>();
  /** The destinations whose code is an airport's too, and the cities that have the code beside their own: Baltimore, and Washington. */
  readonly #cityOfAirport = new Map<string, number>();
  readonly #others: (readonly [code: string, city: number])[] = [];
  readonly #names: ReadonlyMap<string, number>;
  readonly #cities: readonly WorldCity[];
  readonly #airportNames = new Map<string, string>();
  readonly #placeNames: PlaceNames;

  constructor(places: readonly MajorPlace[], cities: readonly WorldCity[], names: PlaceNames) {
    this.#cities = cities;
    this.#placeNames = names;
    this.#names = citiesCalledLikeCodes(cities);
    for (const [number, { code, point }] of places.entries()) {
      if (code === null || this.#places.has(code)) continue;
      this.#places.set(code, number);
      this.#airportNames.set(code, point.name);
    }
    for (const [number, { codes }] of cities.entries()) this.#addCity(number, codes);
  }

  #addCity(number: number, codes: readonly string[]): void {
    for (const [position, code] of codes.entries()) {
      if (!this.#places.has(code)) this.#places.set(code, number);
      else if (position > 0) this.#others.push([code, number]);
      else if (this.#airportNames.has(code)) this.#cityOfAirport.set(code, this.#cityOfAirport.get(code) ?? number);
    }
  }

  /** The number of the place that a coded text means; null for another text, or an unknown code. */
  find(text: string): number | null {
    const [, written = "", name] = CODED.exec(text.slice(0, 200)) ?? [];
    const code = written.toUpperCase();
    if (name !== undefined) return this.#findNamed(code, fold(name), written === code);
    const called = this.#names.get(code.toLowerCase());
    // "the" is no way to write the code of Teresina.
    if (called !== undefined || (written !== code && isFiller(written.toLowerCase()))) return called ?? null;
    return this.#places.get(code) ?? null;
  }

  /** @param isCode whether it is written as codes are: "Los-Angeles" is not the code of Lagos. */
  #findNamed(code: string, name: string, isCode: boolean): number | null {
    const city = this.#cityOfAirport.get(code);
    const place = this.#places.get(code) ?? null;
    const isCity = city !== undefined && (this.#isCalled(city, name) || !this.#isOfAirport(code, name));
    const meant = isCity ? city : place;
    return isCode || (meant !== null && this.#isCalled(meant, name)) ? meant : null;
  }

  #isOfAirport(code: string, name: string): boolean {
    const isOther = this.#others.some(([of, city]) => of === code && this.#isCalled(city, name));
    return isOther || wantsAirport(name) || name === fold(this.#airportNames.get(code) ?? "");
  }

  #isCalled(city: number, name: string): boolean {
    const called = this.#cities[city];
    return called !== undefined && namesOfCity(called, this.#placeNames).some((own) => fold(own) === name);
  }
}
