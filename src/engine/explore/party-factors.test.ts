import { describe, expect, it } from "vitest";
import type { Fares } from "../fares/index.ts";
import { PartyFactors } from "./party-factors.ts";

/** Fares that say what they are told and count how often they are asked. */
function counting(factorOf: (flight: number, day: number, seats: number) => number) {
  const asked = { times: 0 };
  const partyFactor: Fares["partyFactor"] = (flight, day, _cabin, seats) => {
    asked.times++;
    return factorOf(flight, day, seats);
  };
  return { asked, factors: new PartyFactors({ partyFactor } as Fares, 300) };
}

describe("factors of a party", () => {
  it("are asked for once a departure, no seats too, until another party begins", () => {
    const { asked, factors } = counting((flight, day, seats) => (flight === 7 ? 0 : flight + day / 1000 + seats * 10));
    factors.open("M", 2, 90, 100);
    for (const _ of [1, 2]) expect([factors.of(3, 100), factors.of(3, 106), factors.of(7, 99)]).toEqual([23.1, 23.106, 0]);
    expect(asked.times).toBe(3);
    factors.open("M", 1, 90, 101);
    expect(factors.of(3, 100)).toBe(13.1);
    expect(asked.times).toBe(4);
  });

  it("are right on days that are not kept, and where there are more values than a byte tells apart", () => {
    const { factors } = counting((flight, day) => flight * 1000 + day);
    factors.open("M", 1, 90, 100);
    const flights = Array.from({ length: 300 }, (_, flight) => flight);
    for (const _ of [1, 2])
      for (const day of [98, 99, 100, 106, 107])
        expect(flights.map((flight) => factors.of(flight, day))).toEqual(flights.map((flight) => flight * 1000 + day));
  });
});
