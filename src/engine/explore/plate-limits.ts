import type { BoundSearch, WholeSink } from "../routing/index.ts";

/**
 * What the flights and seats of a bound may make of an airline's fare at most, so that the sink may want it (see `MarketFares.mostShare`): asked
 * for once, until the sink wants less.
 */
export class PlateLimits {
  /** The same of any airline, against the least that any may ask (see `MarketFares.mostShareOfAny`). */
  ofAny = Infinity;
  readonly #market: BoundSearch["market"];
  readonly #stops: number;
  readonly #share: Float64Array;
  readonly #stamps: Int32Array;
  #stamp = 0;
  #taken = 0;
  #sink: WholeSink | null = null;

  constructor(market: BoundSearch["market"], airlineCount: number, stops: number) {
    this.#market = market;
    this.#stops = stops;
    this.#share = new Float64Array(airlineCount);
    this.#stamps = new Int32Array(airlineCount);
  }

  /** Starts with the market at hand. */
  open(sink: WholeSink): void {
    this.#sink = sink;
    this.#renew(sink);
  }

  /** To be called when the sink may have taken something. */
  follow(): void {
    const sink = this.#sink as WholeSink;
    if (sink.taken !== this.#taken) this.#renew(sink);
  }

  #renew(sink: WholeSink): void {
    this.#stamp++;
    this.#taken = sink.taken;
    const cents = sink.mostCents(this.#stops);
    this.ofAny = cents === Infinity ? Infinity : this.#market.fares.mostShareOfAny(this.#stops, cents);
  }

  /** A bound of this plate whose flights and seats make more of its fare is not wanted. */
  of(plate: number): number {
    if (this.#stamps[plate] === this.#stamp) return this.#share[plate] as number;
    this.#stamps[plate] = this.#stamp;
    const cents = (this.#sink as WholeSink).worstCents(plate, this.#stops);
    return (this.#share[plate] = cents === Infinity ? Infinity : this.#market.fares.mostShare(plate, this.#stops, cents));
  }
}
