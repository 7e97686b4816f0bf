import { expect, it } from "vitest";
import { booking } from "./en/booking.ts";
import { explore } from "./en/explore.ts";
import { flightResults } from "./en/flight-results.ts";
import { hotelResults } from "./en/hotel-results.ts";
import { results } from "./en/results.ts";
import { explore as explorar } from "./es/explore.ts";
import { flightResults as vuelos } from "./es/flight-results.ts";
import { thankyou as gracias } from "./es/thankyou.ts";

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

it("says where the median comes from when a search has found one flight, and several", () => {
  expect(
    [flightResults, vuelos].flatMap(({ co2 }) => [co2.typical(300, 1), co2.typical(300, 2)]).map((text) => text.split(":")[0]),
  ).toEqual([
    "Typical is the median of the only flight found by this search",
    "Typical is the median of the 2 flights found by this search",
    "Lo habitual es la mediana del único vuelo de esta búsqueda",
    "Lo habitual es la mediana de los 2 vuelos de esta búsqueda",
  ]);
});

it("asks in Spanish for one name as for one, and for several as for several", () => {
  expect([1, 2].map((count) => gracias.owed(count).replaceAll("\u00a0", " "))).toEqual([
    "Aún nos falta el nombre de 1 viajero. Las aerolíneas lo necesitan como en el pasaporte.",
    "Aún nos faltan los nombres de 2 viajeros. Las aerolíneas los necesitan como en el pasaporte.",
  ]);
});
