import type { CabinCode } from "../../core/flights/index.ts";
import { once } from "../../core/kernel/index.ts";
import type { Fares } from "../fares/index.ts";
import { type Horizon, kmBetween, RunningDays, type Timetable } from "../timetable/index.ts";
import { offsetRanges, type OffsetRanges } from "./offset-ranges.ts";
import { BoundList } from "./bound-list.ts";
import type { BoundSink } from "./bound-sink.ts";
import { Connections } from "./connections.ts";
import { Corridor } from "./corridor.ts";
import { corridorLimits } from "./corridor-limits.ts";
import { DepartureLists } from "./departure-lists.ts";
import { FlightTimes } from "./flight-times.ts";
import { FloorTable } from "./floor-table.ts";
import { GroupCabins } from "./group-cabins.ts";
import { LeastShares } from "./least-shares.ts";
import { MarketAtHand } from "./market-at-hand.ts";
import { MarketScan } from "./market-scan.ts";
import { elapsedLimitMinutes, type Limits, type StopCount } from "./rules.ts";
import { connectingTickets, type Tickets } from "./tickets.ts";

/** What is asked for, in the search's own units. */
export interface BoundQuery {
  readonly origins: readonly number[];
  readonly destinations: readonly number[];
  /** Epoch days. */
  readonly day: number;
  readonly today: number;
  readonly cabin: CabinCode;
  readonly seats: number;
  readonly departsFromUtcMinute: number;
  readonly maxStops: StopCount;
}

/** The parts that scans share, one after the other: one search at a time. */
export class BoundSearch {
  readonly timetable: Timetable;
  readonly horizon: Horizon;
  readonly fares: Fares;
  readonly times: FlightTimes;
  /** Departures of the first legs, and of those that follow. */
  readonly firstLists: DepartureLists;
  readonly lists: DepartureLists;
  /** Whether lists are kept from market to market. */
  isOpen = false;
  /** Between which UTC minutes first legs depart while lists are kept. */
  firstSpan = { earliest: Infinity, latest: -Infinity };
  readonly corridor: Corridor;
  readonly connections: Connections;
  /** Which airlines may connect to which. */
  readonly tickets: Tickets;
  readonly groupCabins: GroupCabins;
  readonly market: MarketAtHand;
  /** What a search that wants many bounds has found. */
  readonly bounds = new BoundList();
  readonly leastShares: LeastShares;
  readonly #marketScan: MarketScan;
  readonly #offsets: () => OffsetRanges;
  readonly #runningDays: () => RunningDays;
  /** Of the market at hand. */
  readonly floors: FloorTable;

  constructor(timetable: Timetable, horizon: Horizon, fares: Fares) {
    this.timetable = timetable;
    this.horizon = horizon;
    this.fares = fares;
    this.times = new FlightTimes(timetable);
    this.firstLists = new DepartureLists(timetable, horizon, this.times, fares);
    this.lists = new DepartureLists(timetable, horizon, this.times, fares);
    this.corridor = new Corridor(timetable);
    this.connections = new Connections(timetable);
    this.tickets = connectingTickets(timetable);
    this.groupCabins = new GroupCabins(timetable, fares);
    this.leastShares = new LeastShares(timetable.airlines.length, fares);
    this.market = new MarketAtHand(fares);
    this.#marketScan = new MarketScan(this);
    this.#offsets = once(() => offsetRanges(horizon));
    this.#runningDays = once(() => new RunningDays(horizon));
    this.floors = new FloorTable(timetable.airlines.length, 2);
  }

  /** Between which offsets each zone goes to and fro. */
  get offsets(): OffsetRanges {
    return this.#offsets();
  }

  get runningDays(): RunningDays {
    return this.#runningDays();
  }

  /** Offers the sink every bound within the limits that it may want. @throws RangeError when the day is outside of the horizon. */
  run(query: BoundQuery, limits: Limits, sink: BoundSink): void {
    const { area } = this.timetable.ground;
    this.#requireDay(query.day);
    this.corridor.closeAreas(query.origins, query.destinations);
    for (const origin of query.origins) {
      for (const destination of query.destinations)
        if (area[origin] !== area[destination]) this.#scan(origin, destination, query, limits, sink);
    }
  }

  #requireDay(day: number): void {
    const { firstDay, days } = this.horizon;
    if (day < firstDay || day >= firstDay + days) throw new RangeError(`Epoch day ${day} is outside of the horizon.`);
  }

  #scan(origin: number, destination: number, query: BoundQuery, limits: Limits, sink: BoundSink): void {
    if (!this.isOpen) this.#openLists(query);
    const elapsedLimit = this.openCorridor(origin, destination, limits);
    this.market.open(origin, destination, query);
    this.#marketScan.open(this.groupCabins.having(query.cabin), sink, limits, elapsedLimit);
    this.#marketScan.run(query);
  }

  /**
   * Keeps what is listed from one market to the next while `work` runs: for many markets of one day, cabin and party, from these origins, whose
   * bounds last no longer than so many minutes. @throws RangeError when the day is outside of the horizon.
   */
  keepingLists(query: Omit<BoundQuery, "destinations">, mostMinutes: number, work: () => void): void {
    const { outFirst } = this.timetable.edges;
    this.#requireDay(query.day);
    this.#openLists(query);
    const span = (this.firstSpan = { earliest: Infinity, latest: -Infinity });
    for (const origin of query.origins) {
      for (let edge = outFirst[origin] as number; edge < (outFirst[origin + 1] as number); edge++)
        this.firstLists.listEdge(edge, query.day, query.departsFromUtcMinute, span);
    }
    this.lists.setSpan(span.earliest, span.latest + mostMinutes);
    this.isOpen = true;
    try {
      work();
    } finally {
      this.isOpen = false;
    }
  }

  #openLists({ cabin, seats, today }: Pick<BoundQuery, "cabin" | "seats" | "today">): void {
    this.firstLists.open(cabin, seats, today);
    this.lists.open(cabin, seats, today);
  }

  /** Makes a market the one at hand. @returns how many minutes a connecting bound may last. */
  openCorridor(origin: number, destination: number, limits: Limits): number {
    const km = kmBetween(this.timetable.ground.vector, origin, destination);
    this.floors.clear();
    this.corridor.open(origin, destination, corridorLimits(this.timetable, origin, destination, limits));
    return elapsedLimitMinutes(limits, km);
  }
}
