import { expect, it } from "vitest";
import { type AirportCode, type Money, money, type OfferId } from "../kernel/index.ts";
import { type BoundSpan, followInTime, leastFareOf } from "./multi-city.ts";

const flight = (from: string, departsAtUtcMinute: number, to: string, arrivesAtUtcMinute: number): BoundSpan => ({
  from: from as AirportCode,
  to: to as AirportCode,
  departsAtUtcMinute,
  arrivesAtUtcMinute,
});

it("lets a bound follow two hours after the last landing, four from another airport, and no sooner", () => {
  const first = flight("BOS", 0, "JFK", 100);
  expect(followInTime([first])).toBe(true);
  expect(followInTime([first, flight("JFK", 220, "LHR", 600)])).toBe(true);
  expect(followInTime([first, flight("JFK", 219, "LHR", 600)])).toBe(false);
  expect(followInTime([first, flight("EWR", 340, "LHR", 700)])).toBe(true);
  expect(followInTime([first, flight("EWR", 339, "LHR", 700)])).toBe(false);
  expect(followInTime([first, flight("JFK", 220, "LHR", 600), flight("LHR", 90, "FCO", 200)])).toBe(false);
});

it("adds the least of each bound to come, and has no figure where one of them has none", () => {
  const soFar = { id: "one" as OfferId, farePerTraveller: money(183_19) };
  const least = (later: readonly (Money | null)[], nextAfter: readonly (readonly [string, Money | null])[] = []) =>
    leastFareOf(soFar, { later, nextAfter: new Map(nextAfter.map(([id, fare]) => [id as OfferId, fare])) });
  expect(least([])).toEqual(money(183_19));
  expect(least([money(78_89), money(300_20)])).toEqual(money(562_28));
  expect(least([money(78_89), null])).toBeNull();
  // Who lands late cannot take the cheapest of the day.
  expect(least([money(78_89), money(300_20)], [["one", money(178_89)]])).toEqual(money(662_28));
  expect(least([money(78_89), money(300_20)], [["other", money(178_89)]])).toEqual(money(562_28));
  expect(least([money(78_89)], [["one", null]])).toBeNull();
});
