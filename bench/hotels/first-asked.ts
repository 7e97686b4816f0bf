/** How long a question takes that nobody has asked before: of a server that has just said that it is ready, and later. */
import { createHotelEngine } from "../../src/engine/hotels/index.ts";
import type { HotelTables } from "../../src/engine/hotels/world/index.ts";
import { type BenchCity, questionsAround } from "./cities.ts";
import { type Times, timesOf } from "./measure.ts";

const QUESTIONS = 100;

interface FirstAsked {
  readonly city: string;
  /** Hotels found, on average. */
  readonly found: number;
  /** The very first question about the city, in microseconds. */
  readonly first: number;
  /** Of all its questions, each asked once. */
  readonly times: Times;
}

/**
 * Every question once, each another stay, in microseconds: nothing about its nights is known yet. The cities take turns, so that the
 * first of each is asked before anything but the warm-up has run. To be called before the process has searched at all.
 */
export function firstAsked(tables: HotelTables, cities: readonly BenchCity[]): readonly FirstAsked[] {
  const engine = createHotelEngine(tables);
  Array.from(engine.warmUp());
  const asked = cities.map((city) => ({
    city: city.name,
    questions: questionsAround(city, QUESTIONS),
    times: new Float64Array(QUESTIONS),
    found: 0,
  }));
  for (let nth = 0; nth < QUESTIONS; nth++) {
    for (const row of asked) {
      const question = row.questions[nth];
      if (question === undefined) continue;
      const before = performance.now();
      const { found } = engine.search(question);
      row.times[nth] = (performance.now() - before) * 1000;
      row.found += found / QUESTIONS;
    }
  }
  return asked.map(({ city, times, found }) => ({ city, found: Math.round(found), first: times[0] ?? 0, times: timesOf(times) }));
}
