import { FARE_BY_HOUR } from "./booking-curve.ts";
import { CABINS, layoutOf } from "./cabins.ts";
import { calendarOf } from "./calendar-of.ts";
import { calendarPair } from "./demand.ts";
import type { FareWorld } from "./fare-world.ts";
import { stableBetween } from "./hash.ts";

/** Numbers of a flight, 16 bits each: as many as half a line of the processor's cache holds. The first ones are its seats by cabin. */
const SIZE = 16;
const AIRLINE = CABINS.length;
const [KM, HOUR, CALENDARS, IS_OURS] = [AIRLINE + 1, AIRLINE + 2, AIRLINE + 3, AIRLINE + 4];
/** The last place, of the one number that takes 32 bits, counted in such. */
const PULL = SIZE / 2 - 1;
const PULLS_SIZE = SIZE / 2;

/** What fares ask of a flight, side by side: who looks at one of it mostly has all of it at hand. */
export class FlightFacts {
  readonly #numbers: Uint16Array;
  readonly #pulls: Float32Array;

  constructor(world: FareWorld) {
    this.#numbers = new Uint16Array(world.flights.length * SIZE);
    this.#pulls = new Float32Array(this.#numbers.buffer);
    this.#writeSeats(world);
    this.#writeKm(world);
    this.#writeHours(world);
    this.#writeCalendars(world);
  }

  /** Seats that the aircraft has in a cabin: its place in `CABINS`. */
  seats(flight: number, cabin: number): number {
    return this.#numbers[flight * SIZE + cabin] as number;
  }

  airline(flight: number): number {
    return this.#numbers[flight * SIZE + AIRLINE] as number;
  }

  /** Whole kilometres along the great circle. */
  km(flight: number): number {
    return this.#numbers[flight * SIZE + KM] as number;
  }

  /** What the hour of its departure makes of a fare: a factor. */
  hourFactor(flight: number): number {
    return HOUR_FACTORS[this.#numbers[flight * SIZE + HOUR] as number] as number;
  }

  /** The calendars of its two ends, as `calendarPair` numbers them. */
  calendars(flight: number): number {
    return this.#numbers[flight * SIZE + CALENDARS] as number;
  }

  /** Usual demand as a share of the seats, against that of all flights. */
  pull(flight: number): number {
    return this.#pulls[flight * PULLS_SIZE + PULL] as number;
  }

  /** Whether we have sold a seat on it on any day. */
  isOurs(flight: number): boolean {
    return this.#numbers[flight * SIZE + IS_OURS] === 1;
  }

  markOurs(flight: number): void {
    this.#numbers[flight * SIZE + IS_OURS] = 1;
  }

  #writeSeats({ flights, airlines, aircraft }: FareWorld): void {
    const numbers = this.#numbers;
    const layouts = airlines.map((): ReturnType<typeof layoutOf>[] => []); // few airlines fly many of the types
    for (let flight = 0; flight < flights.length; flight++) {
      const airline = flights.airline[flight] as number;
      const type = flights.aircraft[flight] as number;
      const ofAirline = layouts[airline] ?? [];
      const layout = (ofAirline[type] ??= layoutOfFlight(flight, airlines[airline], aircraft[type]));
      for (let cabin = 0; cabin < CABINS.length; cabin++) numbers[flight * SIZE + cabin] = layout[cabin] as number;
      numbers[flight * SIZE + AIRLINE] = airline;
    }
  }

  #writeKm({ edges }: FareWorld): void {
    for (let edge = 0; edge < edges.count; edge++) {
      const first = edges.groupFirstFlight[edges.firstGroup[edge] as number] as number;
      const end = edges.groupFirstFlight[edges.firstGroup[edge + 1] as number] as number;
      for (let flight = first; flight < end; flight++) this.#numbers[flight * SIZE + KM] = edges.km[edge] as number;
    }
  }

  #writeHours({ flights }: FareWorld): void {
    for (let flight = 0; flight < flights.length; flight++) {
      const hour = Math.floor((flights.departsAtMinute[flight] as number) / 60);
      this.#numbers[flight * SIZE + HOUR] = hour;
      this.#pulls[flight * PULLS_SIZE + PULL] = usualPull(flight, hour);
    }
  }

  #writeCalendars({ flights, airports }: FareWorld): void {
    const calendars = Uint8Array.from(airports, ({ country }) => calendarOf(country));
    for (let flight = 0; flight < flights.length; flight++) {
      const there = calendars[flights.from[flight] as number] as number;
      const back = calendars[flights.to[flight] as number] as number;
      this.#numbers[flight * SIZE + CALENDARS] = calendarPair(there, back);
    }
  }
}

const HOUR_FACTORS = Float64Array.from({ length: 24 }, (_, hour) => FARE_BY_HOUR[hour] as number);

const usualPull = (flight: number, hour: number): number => (HOUR_FACTORS[hour] as number) * stableBetween(0.93, 1.07, flight, 0x5ea7);

/** @throws RangeError when the world has no such airline or type. */
function layoutOfFlight(
  flight: number,
  airline: FareWorld["airlines"][number] | undefined,
  type: FareWorld["aircraft"][number] | undefined,
) {
  if (airline && type) return layoutOf(airline, type);
  throw new RangeError(`Flight ${flight} names an airline or an aircraft that is not in the world.`);
}
