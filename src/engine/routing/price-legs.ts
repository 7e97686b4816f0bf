import type { CabinCode } from "../../core/flights/index.ts";
import { epochDayOf, err, type LocalDate, ok, type Result } from "../../core/kernel/index.ts";
import type { Fares } from "../fares/index.ts";
import { type Horizon, kmBetween, runsOn, type Timetable } from "../timetable/index.ts";
import { departureOf } from "./describe-bound.ts";
import type { FoundBound } from "./query.ts";
import { RELAXED_LIMITS } from "./rules.ts";

/** A bound that somebody already knows, to be priced again. */
export interface KnownLegs {
  readonly flights: readonly number[];
  /** Epoch day of each leg's local departure. */
  readonly days: readonly number[];
  readonly cabin: CabinCode;
  readonly seats: number;
  /** The day of asking. */
  readonly today: LocalDate;
}

/** Why legs cannot be sold: a flight is unknown or does not run that day, they do not connect, or there is no seat left. */
export type LegsFailure = "not_operating" | "no_connection" | "sold_out";

/** Prices known legs anew, after checking that each runs on its day and that they connect. */
export function priceLegs(timetable: Timetable, horizon: Horizon, fares: Fares, legs: KnownLegs): Result<FoundBound, LegsFailure> {
  const { flights, days } = legs;
  const isPossible = flights.length > 0 && flights.length <= 3 && flights.length === days.length;
  if (!isPossible || !flights.every((flight, leg) => operates(timetable, horizon, flight, days[leg] as number)))
    return err("not_operating");
  const departures = flights.map((flight, leg) => departureOf(timetable, horizon, flight, days[leg] as number));
  if (!flights.every((_, leg) => leg === 0 || connects(timetable, flights, departures, leg))) return err("no_connection");
  const [first, last] = [flights[0] as number, flights.at(-1) as number];
  const [from, to] = [timetable.flights.from[first] as number, timetable.flights.to[last] as number];
  const plate = plateOf(timetable, flights);
  const market = fares.market(from, to, days[0] as number, legs.cabin, legs.seats, epochDayOf(legs.today));
  const cents = market.priceCents(Int32Array.from(flights), Int32Array.from(days), flights.length, plate);
  if (cents === 0) return err("sold_out");
  const arrivesAtUtcMinute = (departures.at(-1) as number) + (timetable.flights.blockMinutes[last] as number);
  return ok({ flights, days, plate, cents, departsAtUtcMinute: departures[0] as number, arrivesAtUtcMinute });
}

/** Whether a flight departs on a local day (epoch day) of the horizon. */
function operates({ flights }: Timetable, horizon: Horizon, flight: number, epochDay: number): boolean {
  const day = epochDay - horizon.firstDay;
  if (!(flight >= 0 && flight < flights.length && day >= 0 && day < horizon.days)) return false;
  return runsOn(horizon, flights.pattern[flight] as number, day);
}

function connects({ flights, ground }: Timetable, legs: readonly number[], departures: readonly number[], leg: number): boolean {
  const [before, after] = [legs[leg - 1] as number, legs[leg] as number];
  const stop = flights.to[before] as number;
  const country = (airport: number): number => ground.country[airport] as number;
  const abroad = [flights.from[before] as number, flights.to[after] as number].filter((end) => country(end) !== country(stop)).length;
  const wait = (departures[leg] as number) - (departures[leg - 1] as number) - (flights.blockMinutes[before] as number);
  return stop === flights.from[after] && wait >= (ground.minConnection[stop * 3 + abroad] as number) && wait <= RELAXED_LIMITS.layover;
}

/** The airline of the longest leg by distance, of the first such one. */
function plateOf({ flights, ground }: Timetable, legs: readonly number[]): number {
  const km = legs.map((flight) => kmBetween(ground.vector, flights.from[flight] as number, flights.to[flight] as number));
  return flights.airline[legs[km.indexOf(Math.max(...km))] as number] as number;
}
