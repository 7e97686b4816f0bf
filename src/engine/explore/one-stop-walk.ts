import type { BoundSearch, WholeSink } from "../routing/index.ts";
import type { OriginJoin } from "./origin-join.ts";
import { PlateLimits } from "./plate-limits.ts";
import { PREFIX, PREFIX_SIZE, SHARE_STEPS } from "./prefix-table.ts";
import type { Prefixes } from "./prefixes.ts";
import type { WayTo } from "./way-to.ts";

/** Finds the bounds of one stop from one airport to many, one market after the other: the prefixes that land at its destination. */
export class OneStopWalk {
  readonly #parts: BoundSearch;
  readonly #way: WayTo;
  readonly #join: OriginJoin;
  readonly #prefixes: Prefixes;
  readonly #limits: PlateLimits;

  constructor(parts: BoundSearch, way: WayTo, join: OriginJoin, prefixes: Prefixes) {
    this.#parts = parts;
    this.#way = way;
    this.#join = join;
    this.#prefixes = prefixes;
    this.#limits = new PlateLimits(parts.market, parts.timetable.airlines.length, 1);
  }

  /** Offers the sink what it may want in the market at hand. @param elapsedLimit minutes that a bound may last. */
  run(sink: WholeSink, elapsedLimit: number): void {
    const { start, end } = this.#prefixes.table;
    const { destination } = this.#way;
    if (start[destination] === end[destination]) return;
    this.#limits.open(sink);
    this.#look((start[destination] as number) * PREFIX_SIZE, (end[destination] as number) * PREFIX_SIZE, elapsedLimit);
  }

  /** Looks at the prefixes whose numbers stand from one place to before another. */
  #look(first: number, end: number, elapsedLimit: number): void {
    const { sorted } = this.#prefixes.table;
    const limits = this.#limits;
    const way = this.#way;
    const join = this.#join;
    for (let at = first; at < end; at += PREFIX_SIZE) {
      if ((sorted[at] as number) / SHARE_STEPS > limits.ofAny) return;
      if (sorted[at + PREFIX.hasCabin] === 0 || (sorted[at + PREFIX.minutes] as number) > elapsedLimit) continue;
      const plate = sorted[at + PREFIX.plate] as number;
      const most = limits.of(plate);
      const share = (sorted[at + PREFIX.share] as number) / SHARE_STEPS;
      if (share > most) continue;
      const stop = sorted[at + PREFIX.stop] as number;
      const flownKm = sorted[at + PREFIX.km] as number;
      if (way.isClosed(stop) || !way.mayStopAt(stop, flownKm)) continue;
      const foreignLegs = sorted[at + PREFIX.airlineBefore] === sorted[at + PREFIX.airlineAfter] ? 0 : 1;
      const byWay = most === Infinity ? 1 : this.#parts.market.fares.wayShare(flownKm, foreignLegs);
      if (share * byWay > most) continue;
      join.most[0] = most / byWay;
      join.pair(sorted[at + PREFIX.connectedFrom] as number, sorted[at + PREFIX.connectedTo] as number, plate);
      limits.follow();
    }
  }
}
