import { DEFAULT_GUESTS, defaultStay, GUEST_FIELDS, GUEST_LIMITS, type Guests } from "../../../core/hotels/index.ts";
import { formatDate, type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import { readCount, typedDate } from "../search-frame/draft-texts.ts";
import type { Texts } from "../search-frame/use-kept-draft.ts";

/** What the hotel form holds while it is filled in: texts as typed, not yet a search. */
export interface HotelDraft extends Guests {
  readonly org: string;
  readonly checkin: string;
  readonly checkout: string;
  /** Where somebody comes from, when the address says so: the form has no field for it. */
  readonly source: string;
}

/** The draft behind a query or kept texts; what is missing, unreadable or past takes its default: today, and 7 days after. */
export function readHotelDraft(texts: Texts, today: LocalDate): HotelDraft {
  const dayOr = (name: string, other: LocalDate): LocalDate => {
    const day = parseDate(texts.get(name) ?? "");
    return day !== null && day >= today ? day : other;
  };
  const checkIn = dayOr("checkin", today);
  const count = (kind: keyof Guests): number => readCount(texts.get(GUEST_FIELDS[kind]), GUEST_LIMITS[kind], DEFAULT_GUESTS[kind]);
  return {
    org: texts.get("org") ?? "",
    checkin: formatDate(checkIn),
    checkout: formatDate(dayOr("checkout", defaultStay(checkIn).checkOut)),
    rooms: count("rooms"),
    adults: count("adults"),
    children: count("children"),
    infants: count("infants"),
    source: texts.get("source") ?? "",
  };
}

/** The parameters of `/hotels-results`, in the order of the specification. Also what is kept of a draft. */
export function hotelDraftQuery(draft: HotelDraft): URLSearchParams {
  return new URLSearchParams({
    org: draft.org.trim(),
    checkin: typedDate(draft.checkin),
    checkout: typedDate(draft.checkout),
    adt: String(draft.adults),
    chd: String(draft.children),
    ift: String(draft.infants),
    rooms: String(draft.rooms),
  });
}
