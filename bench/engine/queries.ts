import type { CabinCode } from "../../src/core/flights/index.ts";
import { addDays, type LocalDate, type Seeded, seeded } from "../../src/core/kernel/index.ts";
import type { RoundTripQuery, Timetable } from "../../src/engine/index.ts";

export const TODAY = "2026-11-20" as LocalDate;

/** Questions as travellers ask them: origin and destination by their traffic, some by city, more for soon than for late. Another seed, other questions. */
export function marketQueries(timetable: Timetable, count: number, seed = 7): RoundTripQuery[] {
  const dice = seeded(seed);
  const pick = trafficPicker(timetable, dice);
  return Array.from({ length: count }, () => {
    const origins = pick();
    let destinations = pick();
    while (destinations.some((airport) => timetable.ground.area[airport] === timetable.ground.area[origins[0] as number]))
      destinations = pick();
    const ahead = 1 + Math.floor((dice.below(1000) / 1000) ** 2 * 320);
    const day = addDays(TODAY, ahead);
    const cabin: CabinCode = dice.chance(0.85) ? "M" : dice.chance(0.6) ? "C" : "W";
    return {
      origins,
      destinations,
      day,
      returnDay: addDays(day, dice.below(Math.min(15, 331 - ahead))),
      cabin,
      seats: 1 + dice.below(4),
      today: TODAY,
    };
  });
}

function trafficPicker({ airports, metros }: Timetable, dice: Seeded): () => readonly number[] {
  const sums: number[] = [];
  for (const { mppa } of airports) sums.push((sums.at(-1) ?? 0) + mppa);
  const total = sums.at(-1) ?? 0;
  return () => {
    const wanted = (dice.below(1e9) / 1e9) * total;
    const airport = sums.findIndex((sum) => sum > wanted);
    const metro = metros.find(({ airports: members }) => members.includes(airport));
    return metro !== undefined && dice.chance(0.4) ? metro.airports : [airport];
  };
}

/** Metropolitan areas, and airports that belong to none: all places that explore looks at. */
export function allPlaces({ airports, metros }: Timetable): (readonly number[])[] {
  const inMetro = new Set(metros.flatMap((metro) => metro.airports));
  return [
    ...metros.map((metro) => metro.airports),
    ...[...airports.keys()].filter((airport) => !inMetro.has(airport)).map((airport) => [airport]),
  ];
}
