import {
  DEFAULT_GUESTS,
  DEFAULT_RADIUS_MILES,
  defaultStay,
  GUEST_FIELDS,
  GUEST_LIMITS,
  type Guests,
  RADIUS_MILES,
  type RadiusMiles,
} from "../../../core/hotels/index.ts";
import { type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import { formatDay } from "../../present/dates.ts";
import { dateText, readCount, typedDate } from "../search-frame/draft-texts.ts";
import { wrongStayDates } from "./check-hotel-draft.ts";
import type { DraftOrigin, DraftShape, FormDays, Texts } from "../search-frame/use-kept-draft.ts";

/** What the hotel form holds while it is filled in: texts as typed, not yet a search. */
export interface HotelDraft extends Guests {
  readonly org: string;
  readonly checkin: string;
  readonly checkout: string;
  /** How far around the place. */
  readonly radiusMiles: RadiusMiles;
  /** Where somebody comes from, when the address says so: the form has no field for it. */
  readonly source: string;
}

/**
 * The draft behind a query or kept texts; what is missing takes its default: today, and 7 days after. So do dates of `memory` that are
 * unreadable or past, and a check-out with no night before it. A night that is past here can still be tonight where it is spent.
 */
export function readHotelDraft(texts: Texts, days: FormDays, origin: DraftOrigin = "memory"): HotelDraft {
  const checkin = dateText(texts.get("checkin"), formatDay(days.today, days.locale), days, origin);
  const usual = usualCheckOut(checkin, days);
  const checkout = dateText(texts.get("checkout"), usual, days, origin);
  const count = (kind: keyof Guests): number => readCount(texts.get(GUEST_FIELDS[kind]), GUEST_LIMITS[kind], DEFAULT_GUESTS[kind]);
  return {
    org: texts.get("org") ?? "",
    checkin,
    checkout: origin === "address" || isLater(checkout, checkin) ? checkout : usual,
    rooms: count("rooms"),
    adults: count("adults"),
    children: count("children"),
    infants: count("infants"),
    radiusMiles: readRadius(texts.get("radius")),
    source: texts.get("source") ?? "",
  };
}

const isLater = (day: string, before: string): boolean => (parseDate(day) ?? "") > (parseDate(before) ?? "");

/** Of a check-in that cannot be, none: the server takes the usual nights from whatever check-in comes in its place. */
function usualCheckOut(checkin: string, { first, locale }: FormDays): string {
  const day = parseDate(checkin);
  return day !== null && day >= first ? formatDay(defaultStay(day).checkOut, locale) : "";
}

/** A radius as the address or the form's list has it; anything else is ours. */
export const readRadius = (text: string | null): RadiusMiles =>
  RADIUS_MILES.find((miles) => String(miles) === text) ?? DEFAULT_RADIUS_MILES;

/** The parameters of `/hotels-results`, in the order of the specification, and the radius when it is not ours. Also what is kept of a draft. */
export function hotelDraftQuery(draft: HotelDraft): URLSearchParams {
  const query = new URLSearchParams({
    org: draft.org.trim(),
    checkin: typedDate(draft.checkin),
    checkout: typedDate(draft.checkout),
    adt: String(draft.adults),
    chd: String(draft.children),
    ift: String(draft.infants),
    rooms: String(draft.rooms),
  });
  if (draft.radiusMiles !== DEFAULT_RADIUS_MILES) query.set("radius", String(draft.radiusMiles));
  return query;
}

/** One draft for every form that asks for a stay: who changes the dates on a hotel's page finds them in the search. */
export const HOTEL_DRAFT: DraftShape<HotelDraft> = {
  key: "hotel-search-draft",
  read: readHotelDraft,
  wrongDates: wrongStayDates,
  write: hotelDraftQuery,
};

/** The draft with the days of a place where it is already later, unless somebody has chosen others than the form began with. */
export function startingLater(draft: HotelDraft, { today, locale }: FormDays, there: LocalDate): HotelDraft {
  const [untouched, later] = [datesOf(today, locale), datesOf(there, locale)];
  const isUntouched = draft.checkin === untouched.checkin && draft.checkout === untouched.checkout;
  return isUntouched && there > today ? { ...draft, ...later } : draft;
}

function datesOf(today: LocalDate, locale: FormDays["locale"]): Pick<HotelDraft, "checkin" | "checkout"> {
  const { checkIn, checkOut } = defaultStay(today);
  return { checkin: formatDay(checkIn, locale), checkout: formatDay(checkOut, locale) };
}
