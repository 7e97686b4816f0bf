import { AIRCRAFT } from "../facts/aircraft.ts";
import { longestStageKm } from "../schedule/aircraft-choice.ts";
import { groundMinutes } from "../schedule/block-time.ts";
import type { Finding } from "./finding.ts";
import { type CheckedFlight, nameOf, type YearOfFlights } from "./year-of-flights.ts";

/** Gate-to-gate speeds that are plausible, by stage: short ones are mostly taxi, climb and approach. */
const SPEEDS_KMH = [
  { untilKm: 150, from: 60, to: 260 },
  { untilKm: 500, from: 130, to: 500 },
  { untilKm: 2000, from: 240, to: 760 },
  { untilKm: Infinity, from: 500, to: 930 },
];
/** Between climb and approach, over long stages: the westerlies may slow down or speed up that much. Block times are rounded up to five. */
const LONG_SPEED = { beyondKm: 8_000, leastKmh: 830, mostKmh: 930, roundingMinutes: 5 };

/** Hops across a strait take as long as taxi and climb take. */
const SHORTEST_KM = 35;
const MOST_MINUTES_ACROSS = 35;
/** Two layouts of one type share its name: the longer range counts. Great circles of whole kilometers differ by one. */
const ROUNDING_KM = 20;

/** No stage is longer than the type can fly. */
export function checkRanges({ flights }: YearOfFlights): Finding {
  const longest = new Map<string, number>();
  for (const type of AIRCRAFT) longest.set(type.name, Math.max(longest.get(type.name) ?? 0, longestStageKm(type)));
  const tooFar = flights.filter(({ aircraft, km }) => km > (longest.get(aircraft) ?? 0) + ROUNDING_KM);
  const farthest = flights.reduce((most, flight) => (flight.km > most.km ? flight : most));
  return {
    name: "range",
    figures: `longest stage ${farthest.km} km, ${nameOf(farthest)}, ${farthest.aircraft}`,
    breaches: tooFar.map((flight) => `${nameOf(flight)} ${flight.km} km by ${flight.aircraft}`),
  };
}

const kmh = ({ km, blockMinutes }: CheckedFlight): number => (km / blockMinutes) * 60;

/** Far stages go at the speed at which long-haul jets cruise, ground time apart. */
function hasCruisingSpeed({ from, to, km, blockMinutes }: CheckedFlight): boolean {
  if (km <= LONG_SPEED.beyondKm) return true;
  const hours = (minutes: number): number => (minutes - groundMinutes({ code: from }, { code: to }, "jet")) / 60;
  return km / hours(blockMinutes) <= LONG_SPEED.mostKmh && km / hours(blockMinutes - LONG_SPEED.roundingMinutes) >= LONG_SPEED.leastKmh;
}

/** Block times and distances go together. */
export function checkSpeeds({ flights }: YearOfFlights): Finding {
  const implausible = flights.filter((flight) => {
    if (flight.km < SHORTEST_KM) return flight.blockMinutes > MOST_MINUTES_ACROSS;
    const band = SPEEDS_KMH.find(({ untilKm }) => flight.km <= untilKm);
    return band === undefined || kmh(flight) < band.from || kmh(flight) > band.to || !hasCruisingSpeed(flight);
  });
  const longest = flights.reduce((most, flight) => (flight.blockMinutes > most.blockMinutes ? flight : most));
  return {
    name: "block speed",
    figures: `longest block ${longest.blockMinutes} min, ${nameOf(longest)}`,
    breaches: implausible.map((flight) => `${nameOf(flight)} ${flight.km} km in ${flight.blockMinutes} min`),
  };
}
