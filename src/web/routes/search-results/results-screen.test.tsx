import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import { type FlightOffer, type FlightSearch, RESULT_LIMIT } from "../../../core/flights/index.ts";
import { type LocalDate, type OfferId, type PlaceCode, USD } from "../../../core/kernel/index.ts";
import { ResultsScreen } from "./results-screen.tsx";

const SEARCH: FlightSearch = {
  from: { code: "NYC" as PlaceCode, city: "New York" },
  to: { code: "LON" as PlaceCode, city: "London" },
  departureDate: "2027-03-12" as LocalDate,
  returnDate: "2027-03-19" as LocalDate,
  party: { adults: 2, children: 0, infants: 0 },
  cabin: "M",
};
const RATES = { base: USD, perUsd: { USD: 1 }, asOf: "2026-11-20" as LocalDate, source: "test" };

/** As many as an answer holds: each of the four samples fifty times. */
const FULL: readonly FlightOffer[] = Array.from({ length: RESULT_LIMIT / SAMPLE_OFFERS.length }, (_, nth) =>
  SAMPLE_OFFERS.map((offer) => ({ ...offer, id: `${offer.id}-${nth}` as OfferId })),
).flat();

const textAt = (view: string, offers = FULL, prefix = ""): string =>
  textOf(
    renderStatic(
      <ResultsScreen search={SEARCH} offers={offers} pricing={{ currency: USD, rates: RATES }} />,
      `${prefix}/search-results?source=NYC${view}`,
    ),
  );

describe("what a full answer says of itself", () => {
  const listed = "These are the 200 cheapest and most varied of all that fly.";
  const sorted = "Sorted here are the 200 cheapest and most varied of all that fly.";
  const filtered = "Filters look through the 200 cheapest and most varied of all that fly.";

  it.each([
    ["", listed],
    ["&sort=highest", sorted],
    ["&sort=best", sorted],
    ["&sort=fastest", sorted],
    ["&sort=earliest", sorted],
    ["&sort=latest", sorted],
    ["&stops=0", filtered],
    ["&returnStops=2&sort=fastest", filtered],
    ["&maxPrice=9999", listed],
  ])("is true under %j", (view, words) => {
    const text = textAt(view);
    expect([listed, sorted, filtered].filter((sentence) => text.includes(sentence))).toEqual([words]);
  });

  it("stands beside how many pass", () => {
    const text = textAt("&stops=0");
    expect(text).toContain("100 Results Found");
    expect(text).not.toContain("200 Results Found ");
  });

  it("is said in Spanish", () => {
    expect(textAt("", FULL, "/es")).toContain("Son los 200 más económicos y variados de todos los que hay.");
    expect(textAt("&stops=0", FULL, "/es")).toContain("Los filtros buscan entre los 200 más económicos y variados de todos los que hay.");
  });

  it("is nothing where the list holds all", () => {
    for (const view of ["", "&stops=0", "&sort=fastest"]) expect(textAt(view, SAMPLE_OFFERS)).not.toMatch(/most varied/);
  });
});

it("gives each card's button a name of its own for the ear, by the flights that it books", () => {
  const screen = <ResultsScreen search={SEARCH} offers={SAMPLE_OFFERS} pricing={{ currency: USD, rates: RATES }} />;
  const names = [...renderStatic(screen, "/search-results?source=NYC").matchAll(/aria-label="(Book Flight[^"]*)"/g)].map(
    ([, name]) => name,
  );
  expect(names[0]).toMatch(/^Book Flight, EI-104, EI-150, /);
  expect(new Set(names).size).toBe(SAMPLE_OFFERS.length);
});
