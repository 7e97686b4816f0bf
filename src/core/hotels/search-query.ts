import {
  err,
  formatDate,
  type LocalDate,
  ok,
  type ParameterFault,
  type ParameterFaultCode,
  ParameterReader,
  type QueryReader,
  type Result,
} from "../kernel/index.ts";
import { DEFAULT_GUESTS, GUEST_LIMITS, type Guests } from "./guests.ts";
import { DEFAULT_RADIUS_MILES, type HotelPlace, RADIUS_MILES, type RadiusMiles } from "./place.ts";
import type { HotelSearch } from "./search.ts";
import { defaultStay, type Stay } from "./stay.ts";

type OwnFaultCode = "over_limit" | "unknown_radius";
export type HotelQueryFaultCode = ParameterFaultCode | OwnFaultCode;

/** What is wrong with one query parameter; `field` is its name. */
export type HotelQueryFault = ParameterFault<OwnFaultCode>;

/** A hotel search but for its place: what a hotel's own page needs of its address. */
export type StaySearch = Omit<HotelSearch, "place">;

type Reader = ParameterReader<OwnFaultCode>;

/** The counters' parameters (specification, section 3), in the order of the form. */
export const GUEST_FIELDS = { rooms: "rooms", adults: "adt", children: "chd", infants: "ift" } as const satisfies Record<
  keyof Guests,
  string
>;

/**
 * Reads the query of `/hotels-results` and of `GET /api/v1/hotels/search-hotels` into a search. Only the shape is judged here;
 * whether the stay can be had is for `stayFault`.
 * @param findPlace finds the place that a text means; null when there is none.
 * @param todayIn the day in a zone: a stay without dates begins today at the place, by its own clock.
 * @returns the search, or every fault that was found, in the order of the form.
 */
export function parseHotelQuery(
  query: QueryReader,
  findPlace: (text: string) => HotelPlace | null,
  todayIn: (zone?: string) => LocalDate,
): Result<HotelSearch, readonly HotelQueryFault[]> {
  const reader: Reader = new ParameterReader(query);
  const place = reader.place("org", findPlace);
  const search = readStaySearch(reader, todayIn(place?.zone));
  return place && search ? ok({ place, ...search }) : err(reader.faults);
}

/** The same without a place, for pages of one hotel. */
export function parseStayQuery(query: QueryReader, today: LocalDate): Result<StaySearch, readonly HotelQueryFault[]> {
  const reader: Reader = new ParameterReader(query);
  const search = readStaySearch(reader, today);
  return search ? ok(search) : err(reader.faults);
}

/** The canonical query of a search: what the form submits, and what every link back to the results carries. */
export function hotelQueryOf({ place, radiusMiles, ...staying }: HotelSearch): URLSearchParams {
  const query = new URLSearchParams([["org", place.text], ...stayQueryOf(staying)]);
  if (radiusMiles !== DEFAULT_RADIUS_MILES) query.set("radius", String(radiusMiles));
  return query;
}

/** Stay and guests alone, for links to a hotel that was not found through a place. */
export function stayQueryOf({ stay, guests }: Pick<StaySearch, "stay" | "guests">): URLSearchParams {
  return new URLSearchParams({
    checkin: formatDate(stay.checkIn),
    checkout: formatDate(stay.checkOut),
    adt: String(guests.adults),
    chd: String(guests.children),
    ift: String(guests.infants),
    rooms: String(guests.rooms),
  });
}

/** Null when anything was found wrong, also with what was read before. */
function readStaySearch(reader: Reader, today: LocalDate): StaySearch | null {
  const stay = readStay(reader, today);
  const guests = readGuests(reader);
  const radiusMiles = readRadius(reader);
  return stay && radiusMiles && reader.faults.length === 0 ? { stay, guests, radiusMiles } : null;
}

/** No dates at all are the form's own; a check-in alone gets the form's number of nights. A check-out alone says too little. */
function readStay(reader: Reader, today: LocalDate): Stay | null {
  const hasCheckOut = reader.text("checkout") !== "";
  if (!hasCheckOut && reader.text("checkin") === "") return defaultStay(today);
  const checkIn = reader.date("checkin");
  if (!hasCheckOut) return checkIn && defaultStay(checkIn);
  const checkOut = reader.date("checkout");
  return checkIn && checkOut && { checkIn, checkOut };
}

function readGuests(reader: Reader): Guests {
  const count = (kind: keyof Guests): number => {
    const value = reader.count(GUEST_FIELDS[kind], DEFAULT_GUESTS[kind]);
    if (value > GUEST_LIMITS[kind].max) reader.note("over_limit", GUEST_FIELDS[kind]);
    return value;
  };
  return { rooms: count("rooms"), adults: count("adults"), children: count("children"), infants: count("infants") };
}

function readRadius(reader: Reader): RadiusMiles | null {
  const text = reader.text("radius");
  if (text === "") return DEFAULT_RADIUS_MILES;
  return RADIUS_MILES.find((miles) => String(miles) === text) ?? reader.note("unknown_radius", "radius");
}
