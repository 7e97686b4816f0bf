import { CABINS } from "./cabins.ts";
import type { FareWorld } from "./fare-world.ts";
import { priceLevel } from "./price-levels.ts";
import { isDomestic } from "./regions.ts";
import { isFar, type TaxRule, taxRule } from "./taxes.ts";

/** What fares and taxes between two countries, or within one, rest on. */
interface CountryPair {
  readonly isWithin: boolean;
  readonly priceLevel: number;
  /** @param cabin its place in `CABINS`. */
  taxes(km: number, cabin: number): TaxRule;
}

/** The pairs of countries between which there are markets, made when first asked for. */
export class CountryPairs {
  readonly #world: FareWorld;
  /** By country of origin, then of destination, as `ground.country` numbers them. */
  readonly #pairs: (CountryPair | undefined)[][] = [];

  constructor(world: FareWorld) {
    this.#world = world;
  }

  /** @param from, to airport indices. @throws RangeError for an index that no airport has. */
  between(from: number, to: number): CountryPair {
    const { country } = this.#world.ground;
    const row = (this.#pairs[country[from] as number] ??= []);
    return (row[country[to] as number] ??= countryPair(this.#countryOf(from), this.#countryOf(to)));
  }

  #countryOf(airport: number): string {
    const found = this.#world.airports[airport];
    if (found === undefined) throw new RangeError(`No airport has the index ${airport}.`);
    return found.country;
  }
}

function countryPair(from: string, to: string): CountryPair {
  const rules = CABINS.map((cabin) => [0, Infinity].map((km) => taxRule(from, to, km, cabin)));
  return {
    isWithin: isDomestic(from, to),
    priceLevel: priceLevel(from, to),
    taxes: (km, cabin) => rules[cabin]?.[isFar(km) ? 1 : 0] as TaxRule,
  };
}
