import type { CabinCode } from "../../core/flights/index.ts";
import type { Fares } from "../fares/index.ts";
import type { Horizon, Timetable } from "../timetable/index.ts";
import { firstDayFrom, lastDayUntil } from "../timetable/index.ts";
import { Departures } from "./departures.ts";
import type { FlightTimes } from "./flight-times.ts";

/** Numbers of a group: the stamp of the listing, the first entry, the one behind the last; and one that is not used, as powers of two lie well. */
const GROUP_SIZE = 4;

/**
 * The departures of single groups (one airline on one edge) in a span of time, in the order of their departure: written on
 * first use, thrown away all at once. Entries of group g are `first(g)` to before `end(g)`.
 */
export class DepartureLists {
  readonly #groups: Int32Array;
  readonly #departures = new Departures();
  readonly #fares: Fares;
  readonly #timetable: Timetable;
  readonly #times: FlightTimes;
  readonly #horizon: Horizon;
  #stamp = 0;
  #cabin: CabinCode = "M";
  #seats = 1;
  #today = 0;
  #fromUtcMinute = Infinity;
  #toUtcMinute = -Infinity;

  constructor(timetable: Timetable, horizon: Horizon, times: FlightTimes, fares: Fares) {
    this.#timetable = timetable;
    this.#fares = fares;
    this.#horizon = horizon;
    this.#times = times;
    this.#groups = new Int32Array(timetable.edges.groupCount * GROUP_SIZE);
  }

  /** The first entry of a listed group. */
  first(group: number): number {
    return this.#groups[group * GROUP_SIZE + 1] as number;
  }

  /** What comes after its last one. */
  end(group: number): number {
    return this.#groups[group * GROUP_SIZE + 2] as number;
  }

  /** Whether a listed group has no entry. */
  isEmpty(group: number): boolean {
    return this.first(group) === this.end(group);
  }

  /** UTC minutes. */
  departsAt(entry: number): number {
    return this.#departures.departsAt(entry);
  }

  /** UTC minutes. */
  arrivesAt(entry: number): number {
    return this.#departures.arrivesAt(entry);
  }

  flight(entry: number): number {
    return this.#departures.flight(entry);
  }

  /** Epoch day of the local departure. */
  day(entry: number): number {
    return this.#departures.day(entry);
  }

  /** Starts anew, for a party: what `factorOf` asks seats for. */
  open(cabin: CabinCode, seats: number, today: number): void {
    this.#stamp++;
    this.#departures.length = 0;
    this.#fromUtcMinute = Infinity;
    this.#toUtcMinute = -Infinity;
    this.#cabin = cabin;
    this.#seats = seats;
    this.#today = today;
  }

  /** The UTC minutes, both within, between which `listSpan` lists what departs. */
  setSpan(fromUtcMinute: number, toUtcMinute: number): void {
    this.#fromUtcMinute = fromUtcMinute;
    this.#toUtcMinute = toUtcMinute;
  }

  /** Lists what departs on an edge on one local day (epoch day), from a UTC minute on, and widens the span in which it does. */
  listEdge(edge: number, day: number, fromUtcMinute: number, span: { earliest: number; latest: number }): void {
    const { edges, ground } = this.#timetable;
    const { firstGroup } = edges;
    const zone = ground.zone[edges.from[edge] as number] as number;
    for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++) {
      if (!this.#listDay(group, zone, day, fromUtcMinute)) continue;
      span.earliest = Math.min(span.earliest, this.departsAt(this.first(group)));
      span.latest = Math.max(span.latest, this.departsAt(this.end(group) - 1));
    }
  }

  /** Lists what departs of a group on one local day. False when nothing does. */
  #listDay(group: number, zone: number, day: number, fromUtcMinute: number): boolean {
    return this.#list(group, zone, day - this.#horizon.firstDay, day - this.#horizon.firstDay, fromUtcMinute, Infinity);
  }

  /** Lists what departs in the span; once since `open`. False when nothing does. */
  listSpan(group: number, zone: number): boolean {
    return this.listBetween(group, zone, this.#fromUtcMinute, this.#toUtcMinute);
  }

  /** The same of a span of its own. What was listed once stays as it is: a group must not be asked for twice with different spans. */
  listBetween(group: number, zone: number, fromUtcMinute: number, toUtcMinute: number): boolean {
    if (this.#groups[group * GROUP_SIZE] === this.#stamp) return !this.isEmpty(group);
    const first = firstDayFrom(this.#horizon, zone, fromUtcMinute);
    return this.#list(group, zone, first, lastDayUntil(this.#horizon, zone, toUtcMinute), fromUtcMinute, toUtcMinute);
  }

  /** The price factor of the cheapest class in which an entry seats the party; 0 when none does. Few entries are ever asked for. */
  factorOf(entry: number): number {
    const departures = this.#departures;
    const known = departures.factor(entry);
    if (!Number.isNaN(known)) return known;
    const [flight, day] = [departures.flight(entry), departures.day(entry)];
    return departures.setFactor(entry, this.#fares.partyFactor(flight, day, this.#cabin, this.#seats, this.#today));
  }

  /** The first entry of a listed group that departs at or after a UTC minute; its end when none does. */
  entryFrom(group: number, utcMinute: number): number {
    let low = this.first(group);
    let high = this.end(group);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.departsAt(middle) < utcMinute) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Written out, as `utcMinuteOf` has it: a search spends much of its time here, and reads the clock of a day once for all flights. */
  #list(group: number, zone: number, firstDay: number, lastDay: number, fromUtcMinute: number, toUtcMinute: number): boolean {
    const { groupFirstFlight } = this.#timetable.edges;
    const horizon = this.#horizon;
    const { runs, patterns } = horizon;
    const { changesAt, offsetBefore, offsetAfter } = horizon.clock;
    const [times, departures] = [this.#times, this.#departures];
    const firstFlight = groupFirstFlight[group] as number;
    const endFlight = groupFirstFlight[group + 1] as number;
    const first = departures.length;
    for (let day = firstDay; day <= lastDay; day++) {
      const clock = zone * horizon.days + day;
      const midnight = (horizon.firstDay + day) * 1440;
      const changes = changesAt[clock] as number;
      const before = midnight - (offsetBefore[clock] as number);
      const after = midnight - (offsetAfter[clock] as number);
      const row = day * patterns;
      for (let flight = firstFlight; flight < endFlight; flight++) {
        const minute = times.departsAtMinute(flight);
        const departsAt = minute + (minute < changes ? before : after);
        // What departs at another time is known before it is asked whether it runs.
        if (departsAt < fromUtcMinute || departsAt > toUtcMinute || runs[row + times.pattern(flight)] === 0) continue;
        departures.insert(first, departsAt, departsAt + times.blockMinutes(flight), flight, horizon.firstDay + day);
      }
    }
    const at = group * GROUP_SIZE;
    this.#groups[at] = this.#stamp;
    this.#groups[at + 1] = first;
    this.#groups[at + 2] = departures.length;
    return first < departures.length;
  }
}
