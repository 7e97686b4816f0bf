import { spellingsOf } from "../../suggest/fold.ts";
import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";
import { addressCountry } from "../../../core/places/address-country.ts";
import { namesOfCity } from "./major-keys.ts";
import type { RegionGroup } from "./region-groups.ts";

/** What the tables of names, made for airports, do not say of regions that hotels' cities name, and of countries. */
const MORE_NAMES: Readonly<Record<string, readonly string[]>> = {
  DC: ["District of Columbia"],
  Manitoba: ["MB"],
  "New Brunswick": ["NB"],
  "Newfoundland and Labrador": ["NL", "Newfoundland"],
  "Northwest Territories": ["NT"],
  "Nova Scotia": ["NS"],
  Nunavut: ["NU"],
  "Prince Edward Island": ["PE", "PEI"],
  Quebec: ["QC"],
  Saskatchewan: ["SK"],
  VI: ["U.S. Virgin Islands"],
  Yukon: ["YT"],
};

/** What people write beside the name of a place to say which one is meant: its city, region and country, folded, worked out once. */
export class BesideNames {
  readonly #cities: readonly WorldCity[];
  readonly #names: PlaceNames;
  readonly #groupsOf: ReadonlyMap<number, readonly RegionGroup[]>;
  readonly #ofCity = new Map<number, ReadonlySet<string>>();
  readonly #inCity = new Map<number, ReadonlySet<string>>();

  /** @param cities by standing. */
  constructor(cities: readonly WorldCity[], names: PlaceNames, groups: readonly RegionGroup[]) {
    this.#cities = cities;
    this.#names = names;
    const memberships = groups.flatMap((group) => group.members.map((city) => ({ city, group })));
    const byCity = Map.groupBy(memberships, ({ city }) => city);
    this.#groupsOf = new Map([...byCity].map(([city, found]) => [city, found.map(({ group }) => group)]));
  }

  /** `washington`, `wa`, `usa`: beside `Seattle`. */
  ofCity(city: number): ReadonlySet<string> {
    const known = this.#ofCity.get(city);
    if (known !== undefined) return known;
    const { region, country } = this.#cities[city] as WorldCity;
    const texts = [region, country, addressCountry(country), ...(MORE_NAMES[region] ?? []), ...(MORE_NAMES[country] ?? [])];
    for (const { names, abbreviation } of this.#groupsOf.get(city) ?? [])
      texts.push(...names, ...(abbreviation === null ? [] : [abbreviation]));
    const folded = foldedSet(texts);
    this.#ofCity.set(city, folded);
    return folded;
  }

  /** The same and the names of the city: beside `Space Needle`. */
  inCity(city: number): ReadonlySet<string> {
    const known = this.#inCity.get(city);
    if (known !== undefined) return known;
    const folded = new Set([...foldedSet(namesOfCity(this.#cities[city] as WorldCity, this.#names)), ...this.ofCity(city)]);
    this.#inCity.set(city, folded);
    return folded;
  }
}

/** In every spelling; `Trinidad & Tobago` is written without its "and" once it is folded. */
function foldedSet(texts: readonly string[]): ReadonlySet<string> {
  const spelled = texts.flatMap(spellingsOf);
  return new Set([...spelled, ...spelled.map((text) => text.replaceAll(" and ", " "))].filter((text) => text !== ""));
}
