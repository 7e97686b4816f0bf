import type { Timetable } from "../timetable/index.ts";

/** The minute of the day takes this many bits, the number of the service pattern those above. */
const MINUTE_BITS = 11;
const MINUTES = (1 << MINUTE_BITS) - 1;

/** What the listing of departures asks of a flight, side by side: a look at one is a look at all of it. */
export class FlightTimes {
  /** Two numbers a flight: pattern and minute of the local departure in one, then minutes in the air. */
  readonly #times: Int32Array;

  constructor({ flights }: Pick<Timetable, "flights">) {
    this.#times = new Int32Array(flights.length * 2);
    for (let flight = 0; flight < flights.length; flight++) {
      this.#times[flight * 2] = ((flights.pattern[flight] as number) << MINUTE_BITS) | (flights.departsAtMinute[flight] as number);
      this.#times[flight * 2 + 1] = flights.blockMinutes[flight] as number;
    }
  }

  /** The service pattern of a flight. */
  pattern(flight: number): number {
    return (this.#times[flight * 2] as number) >> MINUTE_BITS;
  }

  /** Minutes after local midnight. */
  departsAtMinute(flight: number): number {
    return (this.#times[flight * 2] as number) & MINUTES;
  }

  blockMinutes(flight: number): number {
    return this.#times[flight * 2 + 1] as number;
  }
}
