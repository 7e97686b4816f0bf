import type { BoundSearch } from "../routing/index.ts";
import { utcMinuteOf } from "../timetable/index.ts";
import type { YearItinerary } from "./itineraries.ts";

/** When the flights of an itinerary depart and land on a day, by that day's clocks: UTC minutes. Days are counted from the horizon's first. */
export class ItineraryClock {
  readonly #parts: BoundSearch;
  readonly #elapsedLimit: number;

  /** @param elapsedLimit minutes that a connecting bound may last. */
  constructor(parts: BoundSearch, elapsedLimit: number) {
    this.#parts = parts;
    this.#elapsedLimit = elapsedLimit;
  }

  departsAt({ first }: YearItinerary, firstDay: number): number {
    return this.#departs(first, firstDay);
  }

  arrivesAt({ legs, first, second, third, secondLater, thirdLater }: YearItinerary, firstDay: number): number {
    if (legs === 1) return this.#lands(first, this.#departs(first, firstDay));
    if (legs === 2) return this.#lands(second, this.#departs(second, firstDay + secondLater));
    return this.#lands(third, this.#departs(third, firstDay + thirdLater));
  }

  /** Whether the waits and the whole keep their limits. */
  connects({ legs, first, second, third, secondLater, thirdLater, waits }: YearItinerary, firstDay: number): boolean {
    const departsAt = this.#departs(first, firstDay);
    const next = this.#departs(second, firstDay + secondLater);
    const wait = next - this.#lands(first, departsAt);
    if (wait < waits.leastFirst || wait > waits.mostFirst) return false;
    const landed = this.#lands(second, next);
    if (legs === 2) return landed <= departsAt + this.#elapsedLimit;
    const lastDeparts = this.#departs(third, firstDay + thirdLater);
    const lastWait = lastDeparts - landed;
    if (lastWait < waits.leastSecond || lastWait > waits.mostSecond) return false;
    return this.#lands(third, lastDeparts) <= departsAt + this.#elapsedLimit;
  }

  #departs(flight: number, day: number): number {
    const { horizon, times } = this.#parts;
    return utcMinuteOf(horizon, times.zone(flight), day, times.departsAtMinute(flight));
  }

  #lands(flight: number, departsAt: number): number {
    return departsAt + this.#parts.times.blockMinutes(flight);
  }
}
