import { addDays, daysBetween, err, formatDate, type LocalDate, ok, type QueryReader, type Result } from "../../kernel/index.ts";
import type { Place } from "../../places/index.ts";
import type { ExploreQuestion, ExploreWhen } from "../explore.ts";
import { BOOKING_HORIZON_DAYS } from "../search.ts";
import { type SearchQueryFault, searchReader } from "../search-query.ts";

/** A calendar month, `2027-03`. */
type MonthName = string;

/** The choice of days: one day, any that is sold, or any of a month. */
type WhenChoice = "day" | "any" | MonthName;

/** How long one stays, in nights; null for one way. */
export const STAYS = [null, 2, 3, 4, 5, 7, 10, 14, 21, 28] as const;
type StayNights = (typeof STAYS)[number];

/** What the page asks for, as it stands in its address. */
export interface ExploreAsked {
  readonly from: Place;
  readonly when: WhenChoice;
  /** The day of departure where `when` is a day; what the field shows where it is not. */
  readonly date: LocalDate;
  readonly stay: StayNights;
  /** Whether every place is looked at, however long that takes. */
  readonly everyPlace: boolean;
}

/** Round trips on many days take seconds for all places: so many of the busiest are looked at, unless all are asked for. */
const BUSIEST_PLACES = 300;

/** The page without a day is about a day so far ahead: four weeks, when fares have begun to tell places apart. */
const DEFAULT_AHEAD_DAYS = 28;

/** The twelve months in which something may be sold, the present one first. */
export function monthsFrom(today: LocalDate): readonly MonthName[] {
  const last = addDays(today, BOOKING_HORIZON_DAYS).slice(0, 7);
  const months = [today.slice(0, 7)];
  while ((months.at(-1) ?? last) < last) months.push(nextMonth(months.at(-1) ?? last));
  return months;
}

function nextMonth(month: MonthName): MonthName {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

/**
 * Reads the query of `/explore`: `source`, `when`, `date`, `stay`, `places` (`all`). A missing part takes its default; what is there and means nothing is a fault,
 * save a choice of days or of nights that is none of ours, which is as good as none. A month that is over or not yet sold is its first day, of which
 * the search says that.
 */
export function readExploreAsked(
  query: QueryReader,
  { today, home, resolvePlace }: { readonly today: LocalDate; readonly home: Place; readonly resolvePlace: (text: string) => Place | null },
): Result<ExploreAsked, readonly SearchQueryFault[]> {
  const reader = searchReader(query);
  const from = query.get("source") === null || query.get("source") === undefined ? home : reader.place("source", resolvePlace);
  const chosen = reader.text("when");
  const when = isWhenChoice(chosen, today) ? chosen : "day";
  const date = when === "day" ? (firstOfMonth(chosen) ?? readDay(reader, today)) : usualDay(today);
  const stay = STAYS.find((nights) => nights !== null && String(nights) === reader.text("stay")) ?? null;
  if (!from || !date || reader.faults.length > 0) return err(reader.faults);
  return ok({ from, when, date, stay, everyPlace: reader.text(PLACES) === ALL });
}

/** Whether it is one of the choices of days that the form offers. */
export const isWhenChoice = (text: string, today: LocalDate): boolean =>
  text === "day" || text === "any" || monthsFrom(today).includes(text);

const usualDay = (today: LocalDate): LocalDate => addDays(today, DEFAULT_AHEAD_DAYS);

const readDay = (reader: ReturnType<typeof searchReader>, today: LocalDate): LocalDate | null =>
  reader.text("date") === "" ? usualDay(today) : reader.date("date");

/** Null for what names no month. */
const firstOfMonth = (text: string): LocalDate | null => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? (`${text}-01` as LocalDate) : null);

const [PLACES, ALL] = ["places", "all"] as const;

/** The query that asks the same of every place. */
export function withEveryPlace(query: URLSearchParams): URLSearchParams {
  const every = new URLSearchParams(query);
  every.set(PLACES, ALL);
  return every;
}

/** The query that says the same: what the form submits. */
export function exploreAskedQuery({
  source,
  when,
  date,
  stay,
}: Readonly<Record<"source" | "when" | "date" | "stay", string>>): URLSearchParams {
  const query = new URLSearchParams({ source: source.trim(), when });
  if (when === "day") query.set("date", date.trim());
  if (stay !== "") query.set("stay", stay);
  return query;
}

/** The same as texts of a form. */
export const exploreTexts = ({ from, when, date, stay }: ExploreAsked): Readonly<Record<"source" | "when" | "date" | "stay", string>> => ({
  source: `${from.code}-${from.city}`,
  when,
  date: formatDate(date),
  stay: stay === null ? "" : String(stay),
});

/** What the supply is asked: for one adult in economy. */
export const exploreQuestion = (asked: ExploreAsked, today: LocalDate): ExploreQuestion => ({
  from: asked.from,
  party: { adults: 1, children: 0, infants: 0 },
  cabin: "M",
  when: whenOf(asked, today),
});

function whenOf({ when, date, stay, everyPlace }: ExploreAsked, today: LocalDate): ExploreWhen {
  if (when === "day") return { kind: "day", departureDate: date, returnDate: stay === null ? null : addDays(date, stay) };
  const span = { kind: "span", nights: stay, busiest: stay === null || everyPlace ? null : BUSIEST_PLACES } as const;
  if (when === "any") return { ...span, firstDay: today, days: BOOKING_HORIZON_DAYS + 1 };
  const last = addDays(today, BOOKING_HORIZON_DAYS);
  const first = `${when}-01` as LocalDate;
  const end = addDays(`${nextMonth(when)}-01` as LocalDate, -1);
  const [firstDay, lastDay] = [first < today ? today : first, end > last ? last : end];
  return { ...span, firstDay, days: daysBetween(firstDay, lastDay) + 1 };
}
