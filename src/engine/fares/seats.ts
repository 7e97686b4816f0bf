import { bucketFactor } from "./buckets.ts";
import { CABINS } from "./cabins.ts";
import { DemandSheets } from "./demand.ts";
import type { FlightFacts } from "./flight-facts.ts";
import { mix } from "./hash.ts";
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
  readonly #facts: FlightFacts;
  /** By departure and cabin; the map is asked for flights only that are marked as ours. */
  readonly #noted = new Map<number, number>();
  readonly #cabinPlaces: number;

  /** @param flightCount of the world. */
  constructor(facts: FlightFacts, flightCount: number, season: SeasonTable) {
    this.#facts = facts;
    this.#sheets = new DemandSheets(season);
    this.#cabinPlaces = flightCount * CABIN_COUNT;
  }

  /** Whether the airline sells this cabin on the flight; `cabin` is its place in `CABINS`, here and below. */
  hasCabin(flight: number, cabin: number): boolean {
    return this.#facts.seats(flight, cabin) !== 0;
  }

  /**
   * Where a traveler in a cabin sits on a flight: that cabin's place in the columns or, where the flight
   * has no such cabin, that of the next lower one it has. Never of a higher one: without any so low it is economy, with no seats.
   */
  cabinFlown(flight: number, cabin: number): number {
    let flown = cabin;
    while (flown > 0 && this.#facts.seats(flight, flown) === 0) flown--;
    return flown;
  }

  /** Seats that can be sold today in the cabin flown. */
  left(flight: number, day: number, cabin: number, today: number): number {
    return Math.max(0, this.onSale(flight, day, cabin, today) - this.#ours(flight, day, this.cabinFlown(flight, cabin)));
  }

  /** Seats that the world leaves to us today, those that we have already sold among them: the bound that a count of ours must keep. */
  onSale(flight: number, day: number, cabin: number, today: number): number {
    if (isGone(day, today)) return 0;
    const flown = this.cabinFlown(flight, cabin);
    return this.#facts.seats(flight, flown) - this.#others(flight, day, flown, today);
  }

  /** The price factor of the cheapest class of the cabin flown that seats the party on one departure; 0 when none does. */
  partyFactor(flight: number, day: number, cabin: number, seats: number, today: number): number {
    const flown = this.cabinFlown(flight, cabin);
    const capacity = this.#facts.seats(flight, flown);
    if (seats > capacity || isGone(day, today)) return 0;
    const demand = this.#demand(flight, day, flown);
    const taken = this.#others(flight, day, flown, today, demand) + this.#ours(flight, day, flown) + seats;
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
    const key = this.#keyOf(flight, day, this.cabinFlown(flight, cabin));
    this.#facts.markOurs(flight);
    const sold = (this.#noted.get(key) ?? 0) + seats;
    if (sold === 0) this.#noted.delete(key);
    else this.#noted.set(key, sold);
  }

  #ours(flight: number, day: number, flown: number): number {
    return this.#facts.isOurs(flight) ? (this.#noted.get(this.#keyOf(flight, day, flown)) ?? 0) : 0;
  }

  #others(flight: number, day: number, flown: number, today: number, demand = this.#demand(flight, day, flown)): number {
    const bought = this.#sheets.sheet(day, today)[this.#facts.calendars(flight)] as number;
    const capacity = this.#facts.seats(flight, flown);
    return Math.min(capacity, Math.floor(capacity * demand * bought));
  }

  /** The share of a cabin's seats that would be wanted in the end if the day were a plain one. */
  #demand(flight: number, day: number, flown: number): number {
    return (USUAL_DEMAND[flown] as number) * this.#facts.pull(flight) * whim(flight * CABIN_COUNT + flown, day);
  }

  #keyOf(flight: number, day: number, flown: number): number {
    return day * this.#cabinPlaces + flight * CABIN_COUNT + flown;
  }
}

/** A leg beyond the date line may depart on the day before the traveler's own. */
const isGone = (day: number, today: number): boolean => day < today - 1;

/** 1 on average, mostly near it (two dice), the same for the same departure and cabin. @param place of flight and cabin. */
function whim(place: number, day: number): number {
  const bits = mix(place, day);
  return 1 + SPREAD * (((bits & 0xffff) + (bits >>> 16)) / 0xffff - 1);
}
