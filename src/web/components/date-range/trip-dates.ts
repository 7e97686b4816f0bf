import { addDays, daysBetween, formatDate, type LocalDate, parseDate } from "../../../core/kernel/index.ts";

/** The two dates of the search form, as typed, and whether the second counts. */
export interface TripDates {
  readonly date: string;
  readonly rtnDate: string;
  readonly trpType: "oneWay" | "roundtrip";
}

/**
 * What a pick in the calendar changes. Picking on the return field makes a round trip; a new departure keeps the return
 * unless it would lie before it: then the trip keeps its length.
 * @param end null while the end of a range is still to be picked, and for single days.
 */
export function withPick(dates: TripDates, field: "date" | "rtnDate", start: string, end: string | null): Partial<TripDates> {
  if (end !== null) return { date: spoken(start), rtnDate: spoken(end), trpType: "roundtrip" };
  const kept = { date: spoken(start), rtnDate: returnAfter(dates, start as LocalDate) };
  return field === "rtnDate" ? { ...kept, trpType: "roundtrip" } : kept;
}

const spoken = (day: string): string => formatDate(day as LocalDate);

const USUAL_NIGHTS = 7;

function returnAfter({ date, rtnDate }: TripDates, departure: LocalDate): string {
  const [before, back] = [parseDate(date), parseDate(rtnDate)];
  if (back !== null && back >= departure) return rtnDate;
  const nights = before !== null && back !== null && back >= before ? daysBetween(before, back) : USUAL_NIGHTS;
  return formatDate(addDays(departure, nights));
}
