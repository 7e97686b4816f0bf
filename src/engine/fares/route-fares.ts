import type { CabinCode } from "../../core/flights/index.ts";
import { cabinFareFactor, cabinIndex } from "./cabins.ts";
import { rivalryFactor } from "./competition.ts";
import type { FareBook } from "./fare-book.ts";
import { stableBetween } from "./hash.ts";
import { referenceFare } from "./price-levels.ts";
import { stopFactors } from "./stops.ts";
import type { TaxRule } from "./taxes.ts";

/** How far a whole market strays from its reference, the same in both directions. */
const MARKET_STRAY = 0.08;
/** Long journeys are planned ahead: being late costs less there. */
const LONG_KM = 7000;
const LONG_SOFTNESS = 0.65;

/** All that the days of one market and cabin share. */
export interface RouteFares {
  readonly km: number;
  /** A number made of the two cities. */
  readonly marketNumber: number;
  /** The places of the two ends' calendars. */
  readonly calendars: readonly [from: number, to: number];
  /** Dollars before taxes on a plain day four to seven weeks ahead, by stops. */
  readonly dollars: readonly number[];
  /** By airline; Infinity where it does not sell the cabin. */
  readonly carriers: Float64Array;
  readonly taxes: TaxRule;
  /** How much of the price for being late or early applies, 0 to 1. */
  readonly softness: number;
  /** The cabin's place in `CABINS`. */
  readonly cabin: number;
}

export function routeFares(book: FareBook, from: number, to: number, cabin: CabinCode): RouteFares {
  const countries = book.countries.between(from, to);
  const km = book.kmBetween(from, to);
  const rivals = book.competition.between(from, to);
  const marketNumber = (book.cityNumber[from] as number) ^ (book.cityNumber[to] as number);
  const stray = stableBetween(1 - MARKET_STRAY, 1 + MARKET_STRAY, marketNumber, 0);
  const dollars = referenceFare(countries.isWithin, countries.priceLevel, km) * rivalryFactor(rivals) * cabinFareFactor(cabin, km) * stray;
  return {
    km,
    marketNumber,
    calendars: [book.calendar[from] as number, book.calendar[to] as number],
    dollars: stopFactors(km, rivals.airlines > 0).map((factor) => dollars * factor),
    carriers: book.carriersAt(km, cabin),
    taxes: countries.taxes(km, cabinIndex(cabin)),
    softness: 1 - (1 - LONG_SOFTNESS) * Math.min(1, km / LONG_KM),
    cabin: cabinIndex(cabin),
  };
}

const MOST_KEPT = 8192;

/** Routes as they are asked for: a calendar or an explore page asks for the same one many times. */
export class RouteShelf {
  readonly #book: FareBook;
  readonly #routes = new Map<number, RouteFares>();

  constructor(book: FareBook) {
    this.#book = book;
  }

  get(from: number, to: number, cabin: CabinCode): RouteFares {
    const key = (from * this.#book.world.airports.length + to) * 4 + cabinIndex(cabin);
    const kept = this.#routes.get(key);
    if (kept !== undefined) return kept;
    if (this.#routes.size === MOST_KEPT) this.#routes.clear();
    const made = routeFares(this.#book, from, to, cabin);
    this.#routes.set(key, made);
    return made;
  }
}
