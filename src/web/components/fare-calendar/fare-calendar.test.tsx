import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import type { FlightSearch } from "../../../core/flights/index.ts";
import type { CurrencyCode, LocalDate, PlaceCode } from "../../../core/kernel/index.ts";
import type { CalendarTotals } from "./calendar-totals.ts";
import { FareCalendar } from "./fare-calendar.tsx";

const SEARCH: FlightSearch = {
  from: { code: "JFK" as PlaceCode, city: "New York" },
  to: { code: "LAX" as PlaceCode, city: "Los Angeles" },
  departureDate: "2027-03-12" as LocalDate,
  returnDate: null,
  party: { adults: 1, children: 0, infants: 0 },
  cabin: "M",
};
const TOTALS: CalendarTotals = {
  currency: "USD" as CurrencyCode,
  firstDay: "2027-03-01" as LocalDate,
  year: Array.from({ length: 40 }, (_, day) => (day === 10 ? null : 200_00 + day * 100)),
  nearby: [[208_00, 209_00, null, 211_00, 212_00, 213_00, 214_00]],
};
const html = renderStatic(<FareCalendar search={SEARCH} totals={TOTALS} />);

/** The words of the first link to the results of a day. */
const link = (day: string): string => textOf(new RegExp(`<a[^>]*date=${day}&.*?</a>`).exec(html)?.[0] ?? "no link");

describe("the prices of other days", () => {
  it("lead to the results of their day", () => {
    expect(link("Mar-09-2027")).toContain("Tue Mar-09-2027: $208.00, the lowest price here");
    expect(link("Mar-12-2027")).toContain("Fri Mar-12-2027: $211.00, shown now");
  });
  it("have no link on a day on which nothing is sold, and say so", () => {
    expect(html).not.toMatch(/href="[^"]*date=Mar-11-2027/);
    expect(textOf(html)).toContain("no flights");
  });
  it("are a link for each week of the year, to its cheapest day", () => {
    const weeks = [...html.matchAll(/aria-label="(\S+ \S+): \S+, the lowest of its week"/g)].map(([, day]) => day);
    expect(weeks).toEqual([
      "Mon Mar-01-2027",
      "Sun Mar-07-2027",
      "Sun Mar-14-2027",
      "Sun Mar-21-2027",
      "Sun Mar-28-2027",
      "Sun Apr-04-2027",
    ]);
  });
  it("say what they are: for whom, in which currency, and the lowest of the year", () => {
    expect(textOf(html)).toContain("Lowest totals for 1 traveler in USD, every fee included, rounded.");
    expect(textOf(html)).toContain("Lowest of these months: $200.00 on Mar-01-2027");
  });
  it("say that nothing is sold where no day has a fare", () => {
    const none = { ...TOTALS, year: [null, null], nearby: [[null, null, null, null, null, null, null]] };
    expect(textOf(renderStatic(<FareCalendar search={SEARCH} totals={none} />))).toContain("No flights are on sale between these places.");
  });
});
