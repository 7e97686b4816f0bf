import { expect, it } from "vitest";
import { flightResults } from "./en/flight-results.ts";
import { hotelDetails } from "./en/hotel-details.ts";
import { hotelResults } from "./en/hotel-results.ts";
import { results } from "./en/results.ts";
import { results as resultados } from "./es/results.ts";

it("writes thousands apart in every count of results", () => {
  expect([
    results.foundOf(1204, 3020),
    results.showMore(1184),
    results.filteredOut.brings(3020),
    flightResults.brings(3020, "$515.00"),
    hotelResults.filteredOut.brings(3020),
    resultados.chosen.listed(1200),
  ]).toEqual([
    "1,204 Results Found of 3,020",
    "Show 1,184 more",
    "brings back 3,020",
    "brings back 3,020, from $515.00",
    "brings back 3,020",
    "Son los 1,200 más económicos y variados de todos los que hay.",
  ]);
});

it("writes thousands apart in the size of a large room", () => {
  expect(hotelDetails.size(112, 1206)).toBe("1,206\u00a0sq\u00a0ft (112\u00a0m²)");
});
