import { DEFAULT_GUESTS, defaultStay, type Guests, stayFault, type StayFaultCode } from "../../../core/hotels/index.ts";
import { formatDate, type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import type { FormDays } from "../search-frame/use-kept-draft.ts";
import type { HotelDraft } from "./hotel-draft.ts";

/** What is wrong with the fields that have a line of their own, by field; the words are in the catalogue. */
export type HotelDraftFaults = Partial<
  Record<"org" | "checkin" | "checkout", "required" | "unknown_place" | "invalid_date" | StayFaultCode>
>;

/** The faults that the form itself can see. Whether a place exists and which day it is there, the server says. */
export function checkHotelDraft(draft: HotelDraft, { today, first }: FormDays): HotelDraftFaults {
  const [checkIn, checkOut] = [parseDate(draft.checkin), parseDate(draft.checkout)];
  const isStillToday = checkIn !== null && checkIn >= first && checkIn < today;
  const stay = checkIn && checkOut && stayFault({ checkIn, checkOut }, DEFAULT_GUESTS, isStillToday ? checkIn : today);
  return {
    ...(draft.org.trim() === "" && { org: "required" as const }),
    ...(checkIn === null && { checkin: "invalid_date" as const }),
    ...(checkOut === null && { checkout: "invalid_date" as const }),
    ...(stay && { [stay.field]: stay.code }),
  };
}

/**
 * Those faults that lie in a date which stands in the form, and not in one that is missing. A check-in is judged with the usual nights:
 * its own check-out may be missing, or wrong as well.
 */
export function wrongStayDates(draft: HotelDraft, days: FormDays): HotelDraftFaults {
  const day = parseDate(draft.checkin);
  const { checkin } = checkHotelDraft({ ...draft, checkout: day === null ? "" : formatDate(defaultStay(day).checkOut) }, days);
  const { checkout } = checkHotelDraft(draft, days);
  return { ...(checkin && draft.checkin !== "" && { checkin }), ...(checkout && draft.checkout !== "" && { checkout }) };
}

/** What is wrong with the counters, whatever the dates; null when nothing is. */
export const guestsFault = (guests: Guests, today: LocalDate): StayFaultCode | null =>
  stayFault(defaultStay(today), guests, today)?.code ?? null;

/** Only an address can name where somebody comes from; then it must not be where they want to stay (specification, section 5). */
export const isSamePlace = ({ source, org }: HotelDraft): boolean =>
  source.trim() !== "" && source.trim().toLowerCase() === org.trim().toLowerCase();
