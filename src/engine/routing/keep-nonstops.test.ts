import { describe, expect, it } from "vitest";
import { isNonstop, keepNonstops, NONSTOPS_KEPT } from "./keep-nonstops.ts";
import type { FoundBound } from "./query.ts";
import { RESULT_LIMIT } from "./rules.ts";

const bound = (cents: number, legs: number): FoundBound => ({
  flights: Array.from({ length: legs }, (_, leg) => cents * 10 + leg),
  days: Array.from({ length: legs }, () => 20_000),
  plate: 0,
  cents,
  departsAtUtcMinute: 0,
  arrivesAtUtcMinute: 60,
});
const many = (count: number, firstCents: number, legs: number): FoundBound[] =>
  Array.from({ length: count }, (_, at) => bound(firstCents + at, legs));

/** What a search by price alone and a search for nonstops give of one set of bounds. */
function answerOf(all: readonly FoundBound[]): FoundBound[] {
  const byPrice = [...all].sort((a, b) => a.cents - b.cents);
  return keepNonstops(byPrice.slice(0, RESULT_LIMIT), RESULT_LIMIT, (limit) => byPrice.filter(isNonstop).slice(0, limit));
}

describe("a full answer", () => {
  it("holds the cheapest nonstops though every connection is cheaper", () => {
    const answer = answerOf([...many(300, 100, 2), ...many(60, 9000, 1)]);
    expect(answer).toHaveLength(RESULT_LIMIT);
    expect(answer.filter(isNonstop)).toEqual(many(NONSTOPS_KEPT, 9000, 1));
    expect(answer.filter((found) => !isNonstop(found))).toEqual(many(RESULT_LIMIT - NONSTOPS_KEPT, 100, 2));
  });

  it("adds only those that it misses, and stays in order", () => {
    const answer = answerOf([...many(10, 50, 1), ...many(300, 100, 2), ...many(5, 9000, 1)]);
    expect(answer).toHaveLength(RESULT_LIMIT);
    expect(answer.filter(isNonstop)).toHaveLength(15);
    expect(answer.map(({ cents }) => cents)).toEqual(answer.map(({ cents }) => cents).sort((a, b) => a - b));
  });

  it("stays as it is when it holds enough of them or there are none", () => {
    const rich = [...many(150, 50, 1), ...many(300, 300, 2)];
    expect(answerOf(rich)).toEqual(rich.slice(0, RESULT_LIMIT));
    expect(answerOf(many(300, 100, 2))).toEqual(many(RESULT_LIMIT, 100, 2));
  });
});

describe("an answer with room left", () => {
  it("is not touched, for it holds everything", () => {
    const few = [...many(20, 100, 2), ...many(3, 9000, 1)];
    expect(keepNonstops(few, RESULT_LIMIT, () => [])).toEqual(few);
  });
});
