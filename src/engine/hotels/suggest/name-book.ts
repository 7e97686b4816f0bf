import { spellingsOf } from "../../suggest/fold.ts";
import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";
import { shortAirportNames } from "./airport-words.ts";
import type { BesideNames } from "./beside-names.ts";
import { landmarkNames, namesOfCity } from "./major-keys.ts";
import type { MajorPlace } from "./major-places.ts";
import { type NameClaim, NameJudge, type NameRight } from "./name-claims.ts";
import { consistsOf, namedParts } from "./named-parts.ts";
import { isOneSlipAway } from "./one-slip.ts";
import type { RegionBook } from "./region-book.ts";

/** What names mean as wholes: which city, airport or landmark, with or without its region and country. Numbers of places. */
export class NameBook {
  readonly #places: readonly MajorPlace[];
  readonly #beside: BesideNames;
  readonly #regions: RegionBook;
  readonly #judge: NameJudge;
  readonly #claims = new Map<string, NameClaim[]>();
  /** Every name of every destination, folded, with the destinations that go by it. */
  readonly #wellKnown: readonly (readonly [name: string, claims: readonly NameClaim[]])[];

  constructor(places: readonly MajorPlace[], cities: readonly WorldCity[], names: PlaceNames, beside: BesideNames, regions: RegionBook) {
    this.#places = places;
    this.#beside = beside;
    this.#regions = regions;
    this.#judge = new NameJudge(places, cities);
    for (const [number, place] of places.entries()) this.#addNames(number, place, cities, names);
    this.#wellKnown = [...this.#claims].flatMap(([name, claims]) => {
      const destinations = claims.filter(({ place }) => this.#judge.isDestination(place));
      return destinations.length > 0 ? [[name, destinations] as const] : [];
    });
  }

  #addNames(number: number, { kind, code, point, standing }: MajorPlace, cities: readonly WorldCity[], names: PlaceNames): void {
    const city = cities[standing] as WorldCity;
    if (kind === "landmark") return this.#add(number, "point", landmarkNames(point.name).flatMap(spellingsOf));
    this.#add(number, kind === "city" ? "own" : "point", spellingsOf(point.name));
    const cityNames = namesOfCity(city, names);
    if (kind === "city") return this.#add(number, "other", cityNames.slice(1).flatMap(spellingsOf));
    const isDestination = this.#judge.isDestination(standing);
    const isMain = city.codes[0] === code || !city.airports.some((airport) => airport.code === city.codes[0]);
    const ofCity = isMain ? cityNames.flatMap(spellingsOf).map((name) => `${name} airport`) : [];
    this.#add(number, "short", [...shortAirportNames(point.name, code ?? "", cityNames, isDestination), ...ofCity]);
  }

  #add(place: number, right: NameRight, keys: readonly string[]): void {
    for (const key of keys) {
      const claims = this.#claims.get(key) ?? [];
      if (claims.length === 0) this.#claims.set(key, claims);
      if (key !== "" && !claims.some((claim) => claim.place === place)) claims.push({ place, right });
    }
  }

  /**
   * The place that a folded text names: `nueva york`, `paris texas`, `space needle seattle`. Null when it names none, or several. The
   * name of a country or a region means its only destination, unless a destination or a city of that region is called so.
   */
  find(key: string): number | null {
    for (const { name, beside } of namedParts(key)) {
      const claims = this.#claims.get(name)?.filter(({ place }) => this.#isBeside(beside, place)) ?? [];
      if (beside === "" && this.#isRegionBefore(key, claims)) return this.#regions.destinationOf(key);
      const meant = claims.length === 0 ? null : this.#judge.meant(claims);
      if (meant !== null) return meant;
    }
    return null;
  }

  #isRegionBefore(key: string, claims: readonly NameClaim[]): boolean {
    if (!this.#regions.has(key)) return false;
    return !claims.some(({ place, right }) => right === "own" && (this.#judge.isDestination(place) || this.#regions.isIn(key, place)));
  }

  /** Whether a folded text is a name, or a country's, whatever it means: who writes it has not slipped. */
  isName(key: string): boolean {
    return this.#claims.has(key) || this.#regions.has(key);
  }

  /** The only destination that a folded text is the misspelled name of, with or without region and country; null when it is not clear. */
  findMisspelled(key: string): number | null {
    for (const { name, beside } of namedParts(key)) {
      if (this.isName(name)) continue;
      const near = this.#wellKnown.filter(([known]) => isOneSlipAway(name, known));
      const meant = near.map(([, claims]) => this.#judge.meant(claims.filter(({ place }) => this.#isBeside(beside, place))));
      const [city, ...others] = new Set(meant.filter((place) => place !== null));
      if (city !== undefined && others.length === 0) return city;
    }
    return null;
  }

  #isBeside(beside: string, number: number): boolean {
    if (beside === "") return true;
    const { kind, standing } = this.#places[number] as MajorPlace;
    return consistsOf(beside, kind === "city" ? this.#beside.ofCity(standing) : this.#beside.inCity(standing));
  }
}
