import { fareByMinute } from "./booking-curve.ts";
import { bucketFactor } from "./buckets.ts";
import { CABINS, layoutOf } from "./cabins.ts";
import { calendarOf } from "./calendar-of.ts";
import { calendarPair, DemandSheets } from "./demand.ts";
import type { FareWorld } from "./fare-world.ts";
import { mix, stableBetween } from "./hash.ts";
import type { SeasonTable } from "./season.ts";

/** The share of a cabin's seats that are wanted in the end on a plain day, by cabin. */
const USUAL_DEMAND = [0.77, 0.7, 0.66, 0.55] as const;
/** How far one departure's demand strays from the usual, either way. */
const SPREAD = 0.45;
/** Where more than this share of the seats is wanted, the cheap classes hold seats back for those who come late and pay more. */
const HOLD_FROM = 0.5;
const HOLD_WEIGHT = 0.8;
const CABIN_COUNT = CABINS.length;

/**
 * The seats of every departure: what the aircraft holds, less what the world is imagined to have bought by today (more as the
 * day nears and on busy days, with a steady whim of its own for each departure), less what our bookings took.
 */
export class SeatInventory {
  readonly #sheets: DemandSheets;
  /** By flight and cabin. */
  readonly #capacity: Uint16Array;
  /** Usual demand as a share of the capacity, by flight. */
  readonly #pull: Float32Array;
  /** By flight, the calendars of its two ends as `calendarPair` numbers them. */
  readonly #calendars: Uint8Array;
  readonly #noted = new Map<number, number>();
  /** 1 for flights of which we have sold a seat on any day: the map is asked for these only. */
  readonly #isOurs: Uint8Array;

  constructor(world: FareWorld, season: SeasonTable) {
    const { flights, airports } = world;
    this.#sheets = new DemandSheets(season);
    this.#capacity = capacities(world);
    this.#pull = new Float32Array(flights.length).map((_, flight) => usualPull(flight, flights.departsAtMinute[flight] as number));
    const calendars = Uint8Array.from(airports, ({ country }) => calendarOf(country));
    this.#calendars = new Uint8Array(flights.length).map((_, flight) =>
      calendarPair(calendars[flights.from[flight] as number] as number, calendars[flights.to[flight] as number] as number),
    );
    this.#isOurs = new Uint8Array(flights.length);
  }

  /** Whether the airline sells this cabin on the flight; `cabin` is its place in `CABINS`, here and below. */
  hasCabin(flight: number, cabin: number): boolean {
    return this.#capacity[flight * CABIN_COUNT + cabin] !== 0;
  }

  /**
   * Where a traveler in a cabin sits on a flight: that cabin's place in the columns or, where the flight
   * has no such cabin, that of the next lower one it has. Never of a higher one: without any so low it is economy, with no seats.
   */
  cabinFlown(flight: number, cabin: number): number {
    return this.#placeFlown(flight, cabin) - flight * CABIN_COUNT;
  }

  /** Seats that can be sold today in the cabin flown. */
  left(flight: number, day: number, cabin: number, today: number): number {
    return Math.max(0, this.onSale(flight, day, cabin, today) - this.#ours(flight, day, this.#placeFlown(flight, cabin)));
  }

  /** Seats that the world leaves to us today, those that we have already sold among them: the bound that a count of ours must keep. */
  onSale(flight: number, day: number, cabin: number, today: number): number {
    if (isGone(day, today)) return 0;
    const place = this.#placeFlown(flight, cabin);
    return (this.#capacity[place] as number) - this.#others(flight, day, place, today);
  }

  /** The price factor of the cheapest class of the cabin flown that seats the party on one departure; 0 when none does. */
  partyFactor(flight: number, day: number, cabin: number, seats: number, today: number): number {
    const place = this.#placeFlown(flight, cabin);
    const capacity = this.#capacity[place] as number;
    if (seats > capacity || isGone(day, today)) return 0;
    const demand = this.#demand(flight, day, place);
    const taken = this.#others(flight, day, place, today, demand) + this.#ours(flight, day, place) + seats;
    if (taken > capacity) return 0;
    const held = HOLD_WEIGHT * Math.max(0, demand - HOLD_FROM);
    return bucketFactor(taken + held * (capacity - taken), capacity);
  }

  /** The greatest `partyFactor` of the legs of an itinerary; 0 when one of them does not seat the party. */
  dearestFactor(flights: Int32Array, days: Int32Array, legs: number, cabin: number, seats: number, today: number): number {
    let dearest = 0;
    for (let leg = 0; leg < legs; leg++) {
      const factor = this.partyFactor(flights[leg] as number, days[leg] as number, cabin, seats, today);
      if (factor === 0) return 0;
      if (factor > dearest) dearest = factor;
    }
    return dearest;
  }

  /** Counts seats of ours in the cabin flown. */
  noteSold(flight: number, day: number, cabin: number, seats: number): void {
    const key = this.#keyOf(day, this.#placeFlown(flight, cabin));
    this.#isOurs[flight] = 1;
    this.#noted.set(key, (this.#noted.get(key) ?? 0) + seats);
  }

  /** The place of the cabin flown in columns by flight and cabin. */
  #placeFlown(flight: number, cabin: number): number {
    const economy = flight * CABIN_COUNT;
    let place = economy + cabin;
    while (place > economy && this.#capacity[place] === 0) place--;
    return place;
  }

  #ours(flight: number, day: number, place: number): number {
    return this.#isOurs[flight] === 0 ? 0 : (this.#noted.get(this.#keyOf(day, place)) ?? 0);
  }

  #others(flight: number, day: number, place: number, today: number, demand = this.#demand(flight, day, place)): number {
    const bought = this.#sheets.sheet(day, today)[this.#calendars[flight] as number] as number;
    const capacity = this.#capacity[place] as number;
    return Math.min(capacity, Math.floor(capacity * demand * bought));
  }

  /** The share of a cabin's seats that would be wanted in the end if the day were a plain one. */
  #demand(flight: number, day: number, place: number): number {
    return (USUAL_DEMAND[place % CABIN_COUNT] as number) * (this.#pull[flight] as number) * whim(place, day);
  }

  #keyOf(day: number, place: number): number {
    return day * this.#capacity.length + place;
  }
}

/** A leg beyond the date line may depart on the day before the traveler's own. */
const isGone = (day: number, today: number): boolean => day < today - 1;

const usualPull = (flight: number, departsAtMinute: number): number =>
  fareByMinute(departsAtMinute) * stableBetween(0.93, 1.07, flight, 0x5ea7);

/** 1 on average, mostly near it (two dice), the same for the same departure and cabin. */
function whim(place: number, day: number): number {
  const bits = mix(place, day);
  return 1 + SPREAD * (((bits & 0xffff) + (bits >>> 16)) / 0xffff - 1);
}

/** @throws RangeError when the world has no such airline or type. */
function layoutOfFlight(
  flight: number,
  airline: FareWorld["airlines"][number] | undefined,
  type: FareWorld["aircraft"][number] | undefined,
) {
  if (airline && type) return layoutOf(airline, type);
  throw new RangeError(`Flight ${flight} names an airline or an aircraft that is not in the world.`);
}

function capacities({ flights, airlines, aircraft }: FareWorld): Uint16Array {
  const layouts = airlines.map((): ReturnType<typeof layoutOf>[] => []); // few airlines fly many of the types
  const capacity = new Uint16Array(flights.length * CABIN_COUNT);
  for (let flight = 0; flight < flights.length; flight++) {
    const [airline, type] = [flights.airline[flight] as number, flights.aircraft[flight] as number];
    const ofAirline = layouts[airline] ?? [];
    const layout = (ofAirline[type] ??= layoutOfFlight(flight, airlines[airline], aircraft[type]));
    for (let cabin = 0; cabin < CABIN_COUNT; cabin++) capacity[flight * CABIN_COUNT + cabin] = layout[cabin] as number;
  }
  return capacity;
}
