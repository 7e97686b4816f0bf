import { CABIN_NAMES, type CabinCode, type DayTrips, type Party } from "../../../core/flights/index.ts";
import { addDays, type LocalDate } from "../../../core/kernel/index.ts";

/** Whose trip is priced: places as the form has them, and who flies in which cabin. */
export interface FareQuestion {
  readonly source: string;
  readonly destination: string;
  readonly party: Party;
  readonly cabin: CabinCode;
}

/** The first day of a month and the last of the one after it. */
export function twoMonthsFrom(day: LocalDate): { readonly first: LocalDate; readonly last: LocalDate } {
  const first = `${day.slice(0, 7)}-01` as LocalDate;
  return { first, last: addDays(nextMonth(nextMonth(first)), -1) };
}

/** From the first of a month to that of the next. */
const nextMonth = (first: LocalDate): LocalDate => `${addDays(first, 31).slice(0, 7)}-01` as LocalDate;

/** Where the totals of two months are asked for. */
export function fareDaysAddress({ source, destination, party, cabin }: FareQuestion, trips: DayTrips, month: LocalDate): string {
  const { first, last } = twoMonthsFrom(month);
  const query = new URLSearchParams({
    source,
    destination,
    from: first,
    to: last,
    adults: String(party.adults),
    children: String(party.children),
    infants: String(party.infants),
    classType: CABIN_NAMES[cabin],
  });
  if (trips.kind === "roundTrip") query.set("stay", String(trips.nights));
  if (trips.kind === "return") query.set("departure", trips.departureDate);
  return `/fare-days?${query}`;
}
