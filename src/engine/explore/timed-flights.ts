import { type BoundSearch, doubled, type FlightTimes } from "../routing/index.ts";
import { firstDayFrom, type Horizon, lastDayUntil, utcMinuteOf } from "../timetable/index.ts";
import type { PartyFactors } from "./party-factors.ts";

/** What departs of groups (one airline on one edge each) between two moments and seats the party: in the order of their flights. */
export class TimedFlights {
  count = 0;
  /** By entry; UTC minutes. */
  departsAt = new Int32Array(64);
  arrivesAt = new Int32Array(64);
  flight = new Int32Array(64);
  /** Epoch day of the local departure. */
  day = new Int32Array(64);
  /** See `Fares.partyFactor`; not 0. */
  factor = new Float64Array(64);
  readonly #horizon: Horizon;
  readonly #times: FlightTimes;
  readonly #factors: PartyFactors;
  readonly #groupFirstFlight: Uint32Array;

  constructor({ horizon, times, timetable }: BoundSearch, factors: PartyFactors) {
    this.#horizon = horizon;
    this.#times = times;
    this.#factors = factors;
    this.#groupFirstFlight = timetable.edges.groupFirstFlight;
  }

  /** Adds what departs of one more group. @param zone of its departures. @param from, until UTC minutes, both within. */
  append(group: number, zone: number, from: number, until: number): void {
    const [horizon, times] = [this.#horizon, this.#times];
    const { runs, patterns, firstDay } = horizon;
    const [first, last] = [firstDayFrom(horizon, zone, from), lastDayUntil(horizon, zone, until)];
    const end = this.#groupFirstFlight[group + 1] as number;
    for (let flight = this.#groupFirstFlight[group] as number; flight < end; flight++) {
      const [pattern, minute] = [times.pattern(flight), times.departsAtMinute(flight)];
      for (let day = first; day <= last; day++) {
        if (runs[day * patterns + pattern] === 0) continue;
        const departsAt = utcMinuteOf(horizon, zone, day, minute);
        if (departsAt >= from && departsAt <= until) this.#add(flight, firstDay + day, departsAt);
      }
    }
  }

  #add(flight: number, day: number, departsAt: number): void {
    const factor = this.#factors.of(flight, day);
    if (factor === 0) return;
    const entry = this.count++;
    if (entry === this.flight.length) this.#grow();
    this.departsAt[entry] = departsAt;
    this.arrivesAt[entry] = departsAt + this.#times.blockMinutes(flight);
    this.flight[entry] = flight;
    this.day[entry] = day;
    this.factor[entry] = factor;
  }

  #grow(): void {
    this.departsAt = doubled(this.departsAt);
    this.arrivesAt = doubled(this.arrivesAt);
    this.flight = doubled(this.flight);
    this.day = doubled(this.day);
    this.factor = doubled(this.factor);
  }
}
