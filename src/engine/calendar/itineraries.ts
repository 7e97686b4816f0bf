import type { YearFares } from "../fares/index.ts";
import { type BoundSearch, doubled, type Limits } from "../routing/index.ts";
import type { FirstFactors } from "./first-factors.ts";
import type { Chain } from "./chain-list.ts";
import type { DayLimits } from "./day-limits.ts";
import { type Waits, waitsOf } from "./waits.ts";

/** Flights that connect on some day of the year. Whether they do on a given one, that day's clocks and seats say. */
export interface YearItinerary {
  readonly legs: number;
  /** Flights, those from `legs` on mean nothing. */
  readonly first: number;
  readonly second: number;
  readonly third: number;
  /** Days from the local day of the first leg to that of the later ones. */
  readonly secondLater: number;
  readonly thirdLater: number;
  readonly plate: number;
  /** See `YearFares`. */
  readonly weight: number;
  readonly waits: Waits;
  /** Whether all connections are sound whatever the clocks show. */
  readonly isSteady: boolean;
  /** The first flight's row in `FirstFactors`. */
  readonly firstRow: number;
  /** Where in `YearJoin.days` the bits of the open days begin on which all flights run. */
  readonly days: number;
}

const MINUTES = 1440;

/** Joins the flights of chains, whatever the day. */
export class YearJoin {
  /** Bits of running days, `runningDays.words` to an itinerary, of which those that hold open days are written. */
  days = new Int32Array(512);
  readonly #parts: BoundSearch;
  readonly #fares: YearFares;
  readonly #firstFactors: FirstFactors;
  readonly #limits: Limits;
  /** What the days still want. */
  readonly #wanted: DayLimits;
  readonly #elapsedLimit: number;
  /** Of the itinerary at hand, by leg: flights, and on which day after the first leg's they depart. */
  readonly #flights = new Int32Array(3);
  readonly #daysLater = new Int32Array(3);
  /** When legs land, at the earliest and the latest as the clocks of the year have it, in minutes of the first leg's local day where they do. */
  readonly #landsFrom = new Int32Array(3);
  readonly #landsUntil = new Int32Array(3);
  /** Minutes from the first departure until then, at least and at most. */
  readonly #leastFlown = new Int32Array(3);
  readonly #mostFlown = new Int32Array(3);
  /** 1 where the waits keep their limits at any clock. */
  readonly #isSteady = new Uint8Array(3);
  /** On which of the open days all legs up to one run. */
  readonly #runs: readonly [Int32Array, Int32Array, Int32Array];
  #daysUsed = 0;

  constructor(parts: BoundSearch, fares: YearFares, limits: Limits, elapsedLimit: number, firstFactors: FirstFactors, wanted: DayLimits) {
    const { words } = parts.runningDays;
    this.#runs = [new Int32Array(words), new Int32Array(words), new Int32Array(words)];
    this.#wanted = wanted;
    this.#firstFactors = firstFactors;
    this.#parts = parts;
    this.#fares = fares;
    this.#limits = limits;
    this.#elapsedLimit = elapsedLimit;
  }

  /** Forgets the days of the itineraries before. */
  clear(): void {
    this.#daysUsed = 0;
  }

  /** Puts every itinerary of a chain behind the others that runs on an open day and is light enough for one. */
  join(chain: Chain, into: YearItinerary[]): void {
    const { groupFirstFlight } = this.#parts.timetable.edges;
    const [group, edge] = [chain.groups[0] as number, chain.edges[0] as number];
    const waits = waitsOf(chain, this.#parts.connections, this.#limits);
    for (let flight = groupFirstFlight[group] as number; flight < (groupFirstFlight[group + 1] as number); flight++) {
      if (this.#fares.floorWeightFrom(flight, chain.floorWeight) > this.#wanted.mostWeight || !this.#noteRuns(0, flight, 0)) continue;
      this.#flights[0] = flight;
      this.#land(0, edge, 0, 0, 0, true);
      if (chain.groups.length === 1) this.#add(chain.plate, waits, 1, into);
      else this.#follow(chain, 1, waits, into);
    }
  }

  /** Joins whatever may follow the leg before. Of figures in columns, not of objects: a calendar spends much of its time here. */
  #follow(chain: Chain, leg: 1 | 2, waits: Waits, into: YearItinerary[]): void {
    const { times, timetable } = this.#parts;
    const { edges } = timetable;
    const [group, edge] = [chain.groups[leg] as number, chain.edges[leg] as number];
    const [least, most] = leg === 1 ? [waits.leastFirst, waits.mostFirst] : [waits.leastSecond, waits.mostSecond];
    const [from, until] = [this.#landsFrom[leg - 1] as number, this.#landsUntil[leg - 1] as number];
    const [leastFlown, mostFlown] = [this.#leastFlown[leg - 1] as number, this.#mostFlown[leg - 1] as number];
    const wasSteady = this.#isSteady[leg - 1] === 1;
    const isLast = chain.groups.length === leg + 1;
    for (let flight = edges.groupFirstFlight[group] as number; flight < (edges.groupFirstFlight[group + 1] as number); flight++) {
      const minute = times.departsAtMinute(flight);
      const lastDay = Math.floor((until + most - minute) / MINUTES);
      for (let day = Math.ceil((from + least - minute) / MINUTES); day <= lastDay; day++) {
        const [shortest, longest] = [day * MINUTES + minute - until, day * MINUTES + minute - from];
        const isSteady = wasSteady && shortest >= least && longest <= most;
        this.#flights[leg] = flight;
        this.#land(leg, edge, day, leastFlown + Math.max(least, shortest), mostFlown + Math.min(most, longest), isSteady);
        if ((this.#leastFlown[leg] as number) > this.#elapsedLimit || !this.#noteRuns(leg, flight, day)) continue;
        if (isLast) this.#add(chain.plate, waits, chain.groups.length, into);
        else this.#follow(chain, 2, waits, into);
      }
    }
  }

  /** Notes when a leg lands. @param leastFlown, mostFlown minutes from the first departure to the leg's own. */
  #land(leg: number, edge: number, day: number, leastFlown: number, mostFlown: number, isSteady: boolean): void {
    const { offsets, times, timetable } = this.#parts;
    const { edges, ground } = timetable;
    const [here, there] = [ground.zone[edges.from[edge] as number] as number, ground.zone[edges.to[edge] as number] as number];
    const flight = this.#flights[leg] as number;
    const block = times.blockMinutes(flight);
    const lands = day * MINUTES + times.departsAtMinute(flight) + block;
    this.#daysLater[leg] = day;
    this.#landsFrom[leg] = lands + (offsets.least[there] as number) - (offsets.most[here] as number);
    this.#landsUntil[leg] = lands + (offsets.most[there] as number) - (offsets.least[here] as number);
    this.#leastFlown[leg] = leastFlown + block;
    this.#mostFlown[leg] = mostFlown + block;
    this.#isSteady[leg] = isSteady ? 1 : 0;
  }

  #add(plate: number, waits: Waits, legs: number, into: YearItinerary[]): void {
    const weight = this.#fares.weight(this.#flights, legs, plate);
    if (weight === Infinity || weight > this.#wanted.mostWeight) return;
    const [first, second, third] = [this.#flights[0] as number, this.#flights[1] as number, this.#flights[2] as number];
    const [secondLater, thirdLater] = [this.#daysLater[1] as number, this.#daysLater[2] as number];
    const isSteady = legs === 1 || (this.#isSteady[legs - 1] === 1 && (this.#mostFlown[legs - 1] as number) <= this.#elapsedLimit);
    const days = this.#writeDays(this.#runs[legs - 1] as Int32Array);
    into.push({
      legs,
      first,
      second,
      third,
      secondLater,
      thirdLater,
      plate,
      weight,
      waits,
      isSteady,
      firstRow: this.#firstFactors.rowOf(first),
      days,
    });
  }

  /** Notes on which of the open days the legs up to this one run. @param later days after the first leg. @returns whether there are any. */
  #noteRuns(leg: 0 | 1 | 2, flight: number, later: number): boolean {
    const { runningDays, times } = this.#parts;
    const { bits, fromWord, endWord } = this.#wanted;
    const before = leg === 0 ? bits : this.#runs[leg === 1 ? 0 : 1];
    const runs = this.#runs[leg];
    const pattern = times.pattern(flight);
    let any = 0;
    for (let word = fromWord; word < endWord; word++)
      any |= runs[word] = (before[word] as number) & runningDays.wordOf(pattern, word, later);
    return any !== 0;
  }

  /** Writes down on which days an itinerary runs. @returns where. */
  #writeDays(runs: Int32Array): number {
    const { fromWord, endWord } = this.#wanted;
    const at = this.#daysUsed;
    this.#daysUsed += runs.length;
    if (this.#daysUsed > this.days.length) this.days = doubled(this.days);
    for (let word = fromWord; word < endWord; word++) this.days[at + word] = runs[word] as number;
    return at;
  }
}
