import type { Fares, Timetable } from "../../src/engine/index.ts";
import { epochDayOf } from "../../src/core/kernel/index.ts";
import type { Limits } from "../../src/engine/routing/index.ts";
import {
  CLOSED_COUNTRIES,
  backtrackLimitKm,
  detourLimitKm,
  elapsedLimitMinutes,
  NONSTOP_ONLY_AIRLINES,
} from "../../src/engine/routing/rules.ts";
import { kmBetween } from "../../src/engine/timetable/index.ts";
import type { Departure } from "./departures.ts";
import type { Journey } from "./peers.ts";
import { TODAY } from "./queries.ts";

/** The first of our rules that a journey breaks, read anew from `rules.ts` and not through the search; null when it keeps them all. */
export function brokenRule(timetable: Timetable, fares: Fares, journey: Journey, firstDay: number, limits: Limits): string | null {
  const { flights, ground, airports } = timetable;
  const ends = journey.map(({ flight }) => ({ from: flights.from[flight] as number, to: flights.to[flight] as number }));
  const [origin, destination] = [ends[0]?.from ?? 0, ends.at(-1)?.to ?? 0];
  const km = (from: number, to: number): number => kmBetween(ground.vector, from, to);
  const direct = km(origin, destination);
  const stops = ends.slice(1).map(({ from }) => from);
  const areas = [origin, ...stops, destination].map((airport) => ground.area[airport]);
  const country = (airport: number): string => airports[airport]?.country ?? "";
  const isWithin = country(origin) === country(destination);
  const isOpen = limits.domesticByAbroad && !CLOSED_COUNTRIES.has(country(origin));
  const first = journey[0] as Departure;
  const last = journey.at(-1) as Departure;
  const rules: readonly (readonly [name: string, isBroken: boolean])[] = [
    ["leaves on another day", first.day !== firstDay],
    ["is sold out", journey.some(({ flight, day }) => fares.seatsLeft(flight, day, "M", epochDayOf(TODAY)) === 0)],
    ["comes by a city twice", new Set(areas).size < areas.length],
    ["stops abroad", isWithin && !isOpen && stops.some((stop) => country(stop) !== country(origin))],
    ["waits too short or too long", ends.slice(1).some((_, leg) => !isSensibleWait(timetable, journey, leg, limits))],
    ["changes to a stranger", !sharesTickets(timetable, journey, limits)],
    ["goes a long way round", ends.length > 1 && ends.reduce((sum, { from, to }) => sum + km(from, to), 0) > detourLimitKm(limits, direct)],
    ["goes back", ends.some(({ from, to }) => km(to, destination) > km(from, destination) + backtrackLimitKm(limits, direct))],
    ["takes too long", ends.length > 1 && last.arrives - first.departs > elapsedLimitMinutes(limits, direct)],
  ];
  return rules.find(([, isBroken]) => isBroken)?.[0] ?? null;
}

function isSensibleWait({ flights, ground, airports }: Timetable, journey: Journey, leg: number, limits: Limits): boolean {
  const [before, after] = [journey[leg] as Departure, journey[leg + 1] as Departure];
  const isDomestic = ({ flight }: Departure): boolean =>
    airports[flights.from[flight] as number]?.country === airports[flights.to[flight] as number]?.country;
  const domestic = Number(isDomestic(before)) + Number(isDomestic(after));
  const wait = after.departs - before.arrives;
  const least = ground.minConnection[(flights.to[before.flight] as number) * 3 + 2 - domestic] as number;
  return wait >= least && wait <= (domestic === 2 ? limits.domesticLayover : limits.layover);
}

function sharesTickets({ flights, airlines, partners, interlines }: Timetable, journey: Journey, limits: Limits): boolean {
  const carriers = journey.map(({ flight }) => flights.airline[flight] as number);
  const tickets = limits.ticket === "partners" ? partners : interlines;
  if (new Set(carriers).size > limits.airlines) return false;
  if (carriers.length > 1 && carriers.some((carrier) => NONSTOP_ONLY_AIRLINES.has(airlines[carrier]?.code ?? ""))) return false;
  return carriers.slice(1).every((carrier, leg) => tickets[(carriers[leg] as number) * airlines.length + carrier] === 1);
}
