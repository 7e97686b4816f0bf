import type { Fares, MarketFares } from "../fares/index.ts";
import type { BoundQuery } from "./bound-search.ts";

/** The market that is searched. Its fares are worked out when the first price is asked for: many markets have no bound to be priced. */
export class MarketAtHand {
  readonly #from: Fares;
  #origin = -1;
  #destination = -1;
  #query: MarketQuery | null = null;
  #fares: MarketFares | null = null;

  constructor(fares: Fares) {
    this.#from = fares;
  }

  /** @param query must stay as it is while the market is at hand. */
  open(origin: number, destination: number, query: MarketQuery): void {
    this.#origin = origin;
    this.#destination = destination;
    this.#query = query;
    this.#fares = null;
  }

  get fares(): MarketFares {
    return this.#fares ?? this.#ask();
  }

  #ask(): MarketFares {
    const { day, cabin, seats, today } = this.#query as MarketQuery;
    return (this.#fares = this.#from.market(this.#origin, this.#destination, day, cabin, seats, today));
  }
}

type MarketQuery = Pick<BoundQuery, "day" | "cabin" | "seats" | "today">;
