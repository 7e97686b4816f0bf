import { expect, it } from "vitest";
import { booking } from "./en/booking.ts";
import { explore } from "./en/explore.ts";
import { hotelResults } from "./en/hotel-results.ts";
import { results } from "./en/results.ts";
import { explore as explorar } from "./es/explore.ts";

it("says of the only one that filters hide that it is the only one", () => {
  const hidden = [results, hotelResults, explore].map(({ filteredOut }) => [filteredOut.why(1), filteredOut.why(2)]);
  expect(hidden).toEqual([
    ["Your filters hide the only flight that we found.", "Your filters hide all 2 flights that we found."],
    ["Your filters hide the only hotel that we found.", "Your filters hide all 2 hotels that we found."],
    ["Your filters hide the only place that we found.", "Your filters hide all 2 places that we found."],
  ]);
});

it("lets one place pass the filters, and several, in words of their number", () => {
  expect([1, 2].map((found) => explore.foundOf(found, 3199))).toEqual([
    "1 place of 3,199 passes the filters",
    "2 places of 3,199 pass the filters",
  ]);
  expect([1, 2].map((found) => explorar.foundOf(found, 3199))).toEqual([
    "1 lugar de 3,199 pasa los filtros",
    "2 lugares de 3,199 pasan los filtros",
  ]);
});

it("counts the faults that a summary has no room for, one of them too", () => {
  expect([booking.errors.more(1), booking.errors.more(2)]).toEqual(["and 1 more, marked below", "and 2 more, each marked below"]);
});
