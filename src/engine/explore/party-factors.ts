import type { CabinCode } from "../../core/flights/index.ts";
import type { Fares } from "../fares/index.ts";

/** From the day before that of the first legs on: as long as bounds last. */
const DAYS = 8;
/** A byte says which of the values that were met; 0 that none was asked for yet. */
const MOST_VALUES = 255;

/** `Fares.partyFactor` for one cabin and party on a few days, each departure asked for once. */
export class PartyFactors {
  readonly #fares: Fares;
  /** The days of a flight stand side by side. */
  readonly #codes: Uint8Array;
  readonly #values = new Float64Array(MOST_VALUES + 1);
  #valueCount = 0;
  #firstDay = 0;
  #cabin: CabinCode = "M";
  #seats = 1;
  #today = 0;

  constructor(fares: Fares, flightCount: number) {
    this.#fares = fares;
    this.#codes = new Uint8Array(flightCount * DAYS);
  }

  /** Starts anew. @param day epoch day of the first legs. */
  open(cabin: CabinCode, seats: number, today: number, day: number): void {
    this.#codes.fill(0);
    this.#valueCount = 0;
    this.#firstDay = day - 1;
    this.#cabin = cabin;
    this.#seats = seats;
    this.#today = today;
  }

  /** @param day epoch day of the local departure. */
  of(flight: number, day: number): number {
    const nth = day - this.#firstDay;
    if (nth < 0 || nth >= DAYS) return this.#ask(flight, day);
    const place = flight * DAYS + nth;
    const code = this.#codes[place] as number;
    if (code !== 0) return this.#values[code] as number;
    const factor = this.#ask(flight, day);
    this.#codes[place] = this.#codeOf(factor);
    return factor;
  }

  #ask(flight: number, day: number): number {
    return this.#fares.partyFactor(flight, day, this.#cabin, this.#seats, this.#today);
  }

  /** 0 when there were too many values already. */
  #codeOf(factor: number): number {
    for (let code = 1; code <= this.#valueCount; code++) if (this.#values[code] === factor) return code;
    if (this.#valueCount === MOST_VALUES) return 0;
    this.#values[++this.#valueCount] = factor;
    return this.#valueCount;
  }
}
