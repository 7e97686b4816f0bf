import type { CabinCode } from "../../core/flights/index.ts";
import type { Fares } from "../fares/index.ts";
import type { Horizon, Timetable } from "../timetable/index.ts";
import { utcMinuteOf } from "../timetable/index.ts";
import { doubled } from "./doubled.ts";

/** No zone changes its offset by more than this at once. */
const LARGEST_SHIFT = 120;

/**
 * The departures of single groups (one airline on one edge) in a span of time, in the order of their departure: written on
 * first use, thrown away all at once. Entries of group g are `first[g]` to before `end[g]`.
 */
export class DepartureLists {
  readonly first: Int32Array;
  readonly end: Int32Array;
  /** By entry: UTC minutes, flight index, epoch day of the local departure. */
  departsAt = new Int32Array(4096);
  arrivesAt = new Int32Array(4096);
  flight = new Int32Array(4096);
  day = new Int32Array(4096);
  /** What `factorOf` has said; NaN before. */
  #factor = new Float64Array(4096);
  readonly #fares: Fares;
  readonly #timetable: Timetable;
  readonly #horizon: Horizon;
  readonly #stamps: Int32Array;
  #stamp = 0;
  #cabin: CabinCode = "M";
  #seats = 1;
  #today = 0;
  #length = 0;
  #fromUtcMinute = Infinity;
  #toUtcMinute = -Infinity;

  constructor(timetable: Timetable, horizon: Horizon, fares: Fares) {
    const { groupCount } = timetable.edges;
    this.#timetable = timetable;
    this.#fares = fares;
    this.#horizon = horizon;
    this.first = new Int32Array(groupCount);
    this.end = new Int32Array(groupCount);
    this.#stamps = new Int32Array(groupCount);
  }

  /** Starts anew, for a party: what `factorOf` asks seats for. */
  open(cabin: CabinCode, seats: number, today: number): void {
    this.#stamp++;
    this.#length = 0;
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
      span.earliest = Math.min(span.earliest, this.departsAt[this.first[group] as number] as number);
      span.latest = Math.max(span.latest, this.departsAt[(this.end[group] as number) - 1] as number);
    }
  }

  /** Lists what departs of a group on one local day. False when nothing does. */
  #listDay(group: number, zone: number, day: number, fromUtcMinute: number): boolean {
    return this.#list(group, zone, day - this.#horizon.firstDay, day - this.#horizon.firstDay, fromUtcMinute, Infinity);
  }

  /** Lists what departs in the span; once since `open`. False when nothing does. */
  listSpan(group: number, zone: number): boolean {
    if (this.#stamps[group] === this.#stamp) return (this.first[group] as number) < (this.end[group] as number);
    const [fromUtcMinute, toUtcMinute] = [this.#fromUtcMinute, this.#toUtcMinute];
    const { firstDay, days, clock } = this.#horizon;
    const offset = clock.offsetBefore[zone * days] as number;
    const firstOfSpan = Math.max(0, Math.floor((fromUtcMinute + offset - LARGEST_SHIFT) / 1440) - firstDay);
    const lastOfSpan = Math.min(days - 1, Math.floor((toUtcMinute + offset + LARGEST_SHIFT) / 1440) - firstDay);
    return this.#list(group, zone, firstOfSpan, lastOfSpan, fromUtcMinute, toUtcMinute);
  }

  /** The price factor of the cheapest class in which an entry seats the party; 0 when none does. Few entries are ever asked for. */
  factorOf(entry: number): number {
    const known = this.#factor[entry] as number;
    if (!Number.isNaN(known)) return known;
    const factor = this.#fares.partyFactor(this.flight[entry] as number, this.day[entry] as number, this.#cabin, this.#seats, this.#today);
    this.#factor[entry] = factor;
    return factor;
  }

  /** The first entry of a listed group that departs at or after a UTC minute; its end when none does. */
  entryFrom(group: number, utcMinute: number): number {
    let low = this.first[group] as number;
    let high = this.end[group] as number;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.departsAt[middle] as number) < utcMinute) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #list(group: number, zone: number, firstDay: number, lastDay: number, fromUtcMinute: number, toUtcMinute: number): boolean {
    const { flights, edges } = this.#timetable;
    const horizon = this.#horizon;
    const firstFlight = edges.groupFirstFlight[group] as number;
    const endFlight = edges.groupFirstFlight[group + 1] as number;
    this.#stamps[group] = this.#stamp;
    this.first[group] = this.#length;
    for (let day = firstDay; day <= lastDay; day++) {
      for (let flight = firstFlight; flight < endFlight; flight++) {
        if (horizon.runs[(flights.pattern[flight] as number) * horizon.days + day] === 0) continue;
        const departsAt = utcMinuteOf(horizon, zone, day, flights.departsAtMinute[flight] as number);
        if (departsAt < fromUtcMinute || departsAt > toUtcMinute) continue;
        this.#insert(this.first[group] as number, flight, horizon.firstDay + day, departsAt);
      }
    }
    this.end[group] = this.#length;
    return (this.first[group] as number) < this.#length;
  }

  /** Appends; steps back over later departures, which only a change of the clocks brings about. */
  #insert(first: number, flight: number, day: number, departsAt: number): void {
    if (this.#length === this.flight.length) this.#grow();
    let place = this.#length++;
    while (place > first && (this.departsAt[place - 1] as number) > departsAt) {
      this.#move(place - 1, place);
      place--;
    }
    this.departsAt[place] = departsAt;
    this.arrivesAt[place] = departsAt + (this.#timetable.flights.blockMinutes[flight] as number);
    this.flight[place] = flight;
    this.day[place] = day;
    this.#factor[this.#length - 1] = Number.NaN;
  }

  #move(from: number, to: number): void {
    this.departsAt[to] = this.departsAt[from] as number;
    this.arrivesAt[to] = this.arrivesAt[from] as number;
    this.flight[to] = this.flight[from] as number;
    this.day[to] = this.day[from] as number;
  }

  #grow(): void {
    this.departsAt = doubled(this.departsAt);
    this.arrivesAt = doubled(this.arrivesAt);
    this.flight = doubled(this.flight);
    this.day = doubled(this.day);
    this.#factor = doubled(this.#factor);
  }
}
