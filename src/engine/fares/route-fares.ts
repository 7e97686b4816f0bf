import type { CabinCode } from "../../core/flights/index.ts";
import { cabinFareFactor, cabinIndex } from "./cabins.ts";
import { rivalryFactor } from "./competition.ts";
import type { FareBook } from "./fare-book.ts";
import { stableBetween } from "./hash.ts";
import { referenceFare } from "./price-levels.ts";
import { type StopFactors, stopFactors } from "./stops.ts";
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

function routeFares(book: FareBook, from: number, to: number, cabin: CabinCode): RouteFares {
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
    dollars: dollarsByStops(dollars, stopFactors(km, rivals.airlines > 0)),
    carriers: book.carriersAt(km, cabin),
    taxes: countries.taxes(km, cabinIndex(cabin)),
    softness: 1 - (1 - LONG_SOFTNESS) * Math.min(1, km / LONG_KM),
    cabin: cabinIndex(cabin),
  };
}

/** Written out: explore asks for thousands of markets. */
const dollarsByStops = (dollars: number, [nonstop, oneStop, more]: StopFactors): readonly number[] => [
  dollars * nonstop,
  dollars * oneStop,
  dollars * more,
];

/** Few are kept: what lives for long costs whoever asks for the whole world more than it spares. */
const PLACES = 256;

/** Routes as they were asked for last: a calendar asks for the same one many times, and a search out and back for two. */
export class RouteShelf {
  readonly #book: FareBook;
  /** By place: whose route stands there, and the route. */
  readonly #keys = new Float64Array(PLACES).fill(-1);
  readonly #routes: RouteFares[] = [];

  constructor(book: FareBook) {
    this.#book = book;
  }

  get(from: number, to: number, cabin: CabinCode): RouteFares {
    const key = (from * this.#book.world.airports.length + to) * 4 + cabinIndex(cabin);
    const place = (from * 3 + to) % PLACES; // seldom the same for the way back
    if (this.#keys[place] === key) return this.#routes[place] as RouteFares;
    this.#keys[place] = key;
    return (this.#routes[place] = routeFares(this.#book, from, to, cabin));
  }
}
