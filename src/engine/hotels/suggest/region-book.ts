import { spellingsOf } from "../../suggest/fold.ts";
import type { WorldCity } from "../world/index.ts";
import type { RegionGroup } from "./region-groups.ts";

/** What the name of a country, a region or an island means where one place is wanted. */
export class RegionBook {
  readonly #cities: readonly WorldCity[];
  /** By folded name; a name may be that of a country and of a state (`georgia`). */
  readonly #members = new Map<string, ReadonlySet<number>>();

  /** @param cities by standing. */
  constructor(cities: readonly WorldCity[], groups: readonly RegionGroup[]) {
    this.#cities = cities;
    for (const { names, members } of groups) {
      for (const key of new Set(names.flatMap(spellingsOf))) {
        this.#members.set(key, new Set([...(this.#members.get(key) ?? []), ...members]));
      }
    }
  }

  has(key: string): boolean {
    return this.#members.has(key);
  }

  isIn(key: string, city: number): boolean {
    return this.#members.get(key)?.has(city) ?? false;
  }

  /** The one destination in it; null when there is none or a choice. */
  destinationOf(key: string): number | null {
    const [city, ...others] = [...(this.#members.get(key) ?? [])].filter((member) => (this.#cities[member]?.codes.length ?? 0) > 0);
    return city !== undefined && others.length === 0 ? city : null;
  }
}
