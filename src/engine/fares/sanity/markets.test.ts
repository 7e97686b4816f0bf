import { describe, expect, it } from "vitest";
import { epochDayOf, type LocalDate } from "../../../core/kernel/index.ts";
import type { CabinCode } from "../../../core/flights/index.ts";
import { decodeTimetable, encodeWorld } from "../../codec/index.ts";
import { createFares } from "../index.ts";
import { SANE_MARKETS, type SaneMarket } from "./markets.ts";
import { airportIndex, smallWorld } from "./small-world.ts";

const TODAY = epochDayOf("2027-08-17" as LocalDate);
const AHEAD = 28;

const world = smallWorld(SANE_MARKETS.map(({ from, to, airlines }) => [from, to, airlines]));
const fares = createFares(decodeTimetable(encodeWorld(world)));

const medianOf = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? Number.NaN;

/** Dollars of all nonstop flights of a market, cheapest first, for each day of a week. */
function weekOf({ from, to }: Pick<SaneMarket, "from" | "to">, cabin: CabinCode): number[][] {
  return Array.from({ length: 7 }, (_, weekday) => {
    const day = TODAY + AHEAD + weekday;
    const market = fares.market(airportIndex(from), airportIndex(to), day, cabin, 1, TODAY);
    const prices = world.flights.map((flight, index) =>
      flight.from === airportIndex(from) && flight.to === airportIndex(to)
        ? market.priceCents(Int32Array.of(index), Int32Array.of(day), 1, flight.airline) / 100
        : 0,
    );
    return prices.filter((price) => price > 0).sort((a, b) => a - b);
  });
}

/** The median over the week of a figure of each day. */
const overWeek = (week: readonly number[][], figure: (prices: readonly number[]) => number): number =>
  medianOf(
    week
      .filter((prices) => prices.length > 0)
      .map(figure)
      .sort((a, b) => a - b),
  );
const cheapestOf = (sorted: readonly number[]): number => sorted[0] ?? Number.NaN;

describe("the fares of a market", () => {
  it.each(SANE_MARKETS)("$from to $to cost what a traveler expects", (market) => {
    const week = weekOf(market, "M");
    const cheapest = overWeek(week, cheapestOf);
    expect({ cheapest, ok: cheapest >= market.cheapest[0] && cheapest <= market.cheapest[1] }).toMatchObject({ ok: true });
    const median = overWeek(week, medianOf);
    expect({ median, ok: median >= market.median[0] && median <= market.median[1] }).toMatchObject({ ok: true });
  });

  it.each(SANE_MARKETS.filter(({ airlines }) => airlines.length === 2))(
    "$from to $to: business and premium cost more by the usual factor",
    (market) => {
      const economy = overWeek(weekOf(market, "M"), medianOf);
      const business = overWeek(weekOf(market, "C"), medianOf) / economy;
      expect({ business, ok: business >= 3 && business <= 5 }).toMatchObject({ ok: true });
      const factor = overWeek(weekOf(market, "W"), medianOf) / economy;
      expect({ factor, ok: Number.isNaN(factor) || (factor >= 1.5 && factor <= 2.2) }).toMatchObject({ ok: true });
    },
  );
});
