import {
  dayTripsOf,
  type FareDay,
  type FareDaysQuestion,
  type FlightSearch,
  MOST_FARE_DAYS,
  nearbyDays,
  parseSearchQuery,
  stayRows,
} from "../../../core/flights/index.ts";
import { addDays, daysBetween, type LocalDate, ok, type Result } from "../../../core/kernel/index.ts";
import type { SearchFailure } from "../../../usecases/use-cases.ts";
import type { WebContext } from "../../context.ts";
import { dayTotals } from "../../present/day-totals.ts";
import { pricingFor } from "../../present/pricing.ts";
import type { CalendarTotals } from "../../components/fare-calendar/calendar-totals.ts";

/** What the page of a trip's other days has to show. */
export type CalendarData =
  | { readonly kind: "found"; readonly search: FlightSearch; readonly totals: CalendarTotals }
  /** The search is null in a browser that has heard nothing; `isLineDown` says that nothing came over the line. */
  | { readonly kind: "failed"; readonly search: FlightSearch | null; readonly isLineDown?: boolean }
  /** The address says nothing that could be asked; the results say what is wrong with it. */
  | { readonly kind: "faults" };

type Needs = Pick<WebContext, "useCases" | "currency">;

/** Reads a search out of the address, and asks what its trip costs on every day of the year and on the pairs of days around it. */
export async function loadCalendar(query: URLSearchParams, { useCases, currency }: Needs): Promise<CalendarData> {
  const parsed = parseSearchQuery(query, (text) => useCases.resolvePlace(text));
  if (!parsed.ok) return { kind: "faults" };
  const search = parsed.value;
  const today = useCases.today();
  const stay = search.returnDate && daysBetween(search.departureDate, search.returnDate);
  if (stay !== null && stay < 0) return { kind: "faults" };
  const ask = (nights: number | null, firstDay: LocalDate, days: number) =>
    useCases.listFareDays({ ...questionOf(search), trips: dayTripsOf(nights), firstDay, days });
  const year = await ask(stay, today, MOST_FARE_DAYS);
  if (!year.ok) return failureOf(search, year.error);
  const nearby = await nearbyFares(search, ask);
  if (!nearby.ok) return failureOf(search, nearby.error);
  const pricing = pricingFor(currency, useCases.exchangeRates());
  const totalsOf = (days: readonly FareDay[]) => dayTotals(days, search.party, pricing).totals;
  return {
    kind: "found",
    search,
    totals: { currency, firstDay: today, year: totalsOf(year.value), nearby: nearby.value.map(totalsOf) },
  };
}

type Ask = (nights: number | null, firstDay: LocalDate, days: number) => Promise<Result<readonly FareDay[], SearchFailure>>;

const questionOf = ({ from, to, party, cabin }: FlightSearch): Pick<FareDaysQuestion, "from" | "to" | "party" | "cabin" | "airline"> => ({
  from,
  to,
  party,
  cabin,
  airline: null,
});

/** A row for each way back, or the one row of one way; in each the nearby ways out. */
async function nearbyFares(search: FlightSearch, ask: Ask): Promise<Result<readonly (readonly FareDay[])[], SearchFailure>> {
  const { departures, returns } = nearbyDays(search);
  if (returns === null) {
    const row = await ask(null, departures[0] ?? search.departureDate, departures.length);
    return row.ok ? ok([row.value]) : row;
  }
  const fares = new Map<string, FareDay>();
  for (const { nights, firstDay, days } of stayRows(search)) {
    const row = await ask(nights, firstDay, days);
    if (!row.ok) return row;
    for (const day of row.value) fares.set(`${day.date} ${addDays(day.date, nights)}`, day);
  }
  return ok(returns.map((back) => departures.map((date) => fares.get(`${date} ${back}`) ?? { date, fare: null })));
}

const failureOf = (search: FlightSearch, { code }: SearchFailure): CalendarData =>
  code === "supplier_unavailable" ? { kind: "failed", search } : { kind: "faults" };
