import { type BoundSearch, doubled, type FlightTimes } from "../routing/index.ts";
import { firstDayFrom, type Horizon, lastDayUntil, utcMinuteOf } from "../timetable/index.ts";
import type { PartyFactors } from "./party-factors.ts";

/** From two days before that of the first legs on, which beyond the date line may still be: longer than bounds last. */
const DAYS = 16;

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
  #zone = 0;
  #from = 0;
  #until = 0;
  /** By service pattern, a bit a day: where it runs. */
  readonly #runs: Int32Array;
  /** The day of the horizon that the lowest bit stands for. */
  #dayOfBit = 0;
  /** The days on which something may depart between the moments, as such bits. */
  #span = 0;

  constructor({ horizon, times, timetable }: BoundSearch, factors: PartyFactors) {
    this.#horizon = horizon;
    this.#times = times;
    this.#factors = factors;
    this.#runs = new Int32Array(horizon.patterns);
    this.#groupFirstFlight = timetable.edges.groupFirstFlight;
  }

  /** Starts with another question. @param day epoch day of the first legs. */
  open(day: number): void {
    const { runs, patterns, firstDay, days } = this.#horizon;
    this.#dayOfBit = Math.max(0, day - 2 - firstDay);
    for (let pattern = 0; pattern < patterns; pattern++) {
      let bits = 0;
      for (let bit = 0; bit < DAYS && this.#dayOfBit + bit < days; bit++)
        bits |= (runs[(this.#dayOfBit + bit) * patterns + pattern] as number) << bit;
      this.#runs[pattern] = bits;
    }
  }

  /** Between which moments what is appended from now on departs. @param zone of the departures. @param from, until UTC minutes, both within. */
  setSpan(zone: number, from: number, until: number): void {
    // Told to be small whole numbers, they are reckoned with as such.
    this.#from = from | 0;
    this.#until = until | 0;
    this.#zone = zone;
    const first = Math.max(0, firstDayFrom(this.#horizon, zone, from) - this.#dayOfBit);
    const last = Math.min(DAYS - 1, lastDayUntil(this.#horizon, zone, until) - this.#dayOfBit);
    this.#span = last < first ? 0 : (2 << last) - (1 << first);
  }

  /** Adds what departs of one more group. Written out: explore spends much of its time here. */
  append(group: number): void {
    const horizon = this.#horizon;
    const times = this.#times;
    const runs = this.#runs;
    const span = this.#span;
    const zone = this.#zone;
    const from = this.#from;
    const until = this.#until;
    const dayOfBit = this.#dayOfBit;
    const end = this.#groupFirstFlight[group + 1] as number;
    for (let flight = this.#groupFirstFlight[group] as number; flight < end; flight++) {
      let bits = (runs[times.pattern(flight)] as number) & span;
      if (bits === 0) continue;
      const minute = times.departsAtMinute(flight);
      for (; bits !== 0; bits &= bits - 1) {
        const day = dayOfBit + 31 - Math.clz32(bits & -bits);
        const departsAt = utcMinuteOf(horizon, zone, day, minute);
        if (departsAt >= from && departsAt <= until) this.#add(flight, horizon.firstDay + day, departsAt);
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
