import type { Timetable } from "../timetable/index.ts";

/** A minute of the day, or minutes in the air, takes this many bits; what shares a number with it those above. */
const MINUTE_BITS = 11;
const MINUTES = (1 << MINUTE_BITS) - 1;

/** What clocks ask of a flight, side by side: a look at one is a look at all of it. */
export class FlightTimes {
  /** Two numbers a flight: pattern and minute of the local departure in one, zone of the departure and minutes in the air in the other. */
  readonly #times: Int32Array;

  /** @throws RangeError when a flight stays in the air for more than 2,047 minutes. */
  constructor({ flights, ground }: Pick<Timetable, "flights" | "ground">) {
    this.#times = new Int32Array(flights.length * 2);
    for (let flight = 0; flight < flights.length; flight++) {
      this.#times[flight * 2] = ((flights.pattern[flight] as number) << MINUTE_BITS) | (flights.departsAtMinute[flight] as number);
      const [zone, block] = [ground.zone[flights.from[flight] as number] as number, flights.blockMinutes[flight] as number];
      if (block > MINUTES) throw new RangeError(`Flight ${flight} takes ${block} minutes.`);
      this.#times[flight * 2 + 1] = (zone << MINUTE_BITS) | block;
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
    return (this.#times[flight * 2 + 1] as number) & MINUTES;
  }

  /** That of its departure: its place in `Timetable.zones`. */
  zone(flight: number): number {
    return (this.#times[flight * 2 + 1] as number) >> MINUTE_BITS;
  }
}
