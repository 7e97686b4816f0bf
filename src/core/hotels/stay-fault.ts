import { addDays, type LocalDate } from "../kernel/index.ts";
import { COUNTERS, fits, GUEST_LIMITS, type Guests, LARGEST_ROOM } from "./guests.ts";
import { GUEST_FIELDS, type HotelQueryFaultCode } from "./search-query.ts";
import { MAX_NIGHTS, nightsOf, type Stay, STAY_HORIZON_DAYS } from "./stay.ts";

export type StayFaultCode =
  | "past_check_in"
  | "beyond_horizon"
  | "check_out_not_after_check_in"
  | "too_many_nights"
  | "no_room_or_adult"
  | "over_limit"
  | "fewer_adults_than_rooms"
  | "more_guests_than_rooms_hold";

/** Why a stay cannot be searched or booked although it could be read; `field` is the query's parameter. */
export interface StayFault {
  readonly code: StayFaultCode;
  readonly field: string;
}

/**
 * What is wrong with a stay and its guests, the first fault in the order of the form; null when nothing is.
 * @param today the day at the place where they want to stay.
 */
export const stayFault = (stay: Stay, guests: Guests, today: LocalDate): StayFault | null => datesFault(stay, today) ?? guestsFault(guests);

/** A night in the house is sold up to the horizon: the last check-out is that day, the last check-in the one before. */
function datesFault(stay: Stay, today: LocalDate): StayFault | null {
  const lastDay = addDays(today, STAY_HORIZON_DAYS);
  if (stay.checkIn < today) return { code: "past_check_in", field: "checkin" };
  if (stay.checkIn >= lastDay) return { code: "beyond_horizon", field: "checkin" };
  if (stay.checkOut <= stay.checkIn) return { code: "check_out_not_after_check_in", field: "checkout" };
  if (nightsOf(stay) > MAX_NIGHTS) return { code: "too_many_nights", field: "checkout" };
  return stay.checkOut > lastDay ? { code: "beyond_horizon", field: "checkout" } : null;
}

/** The counters start at 0, and a search with none is refused (readings); so are numbers that they cannot show. */
function guestsFault(guests: Guests): StayFault | null {
  if (guests.rooms < 1) return { code: "no_room_or_adult", field: "rooms" };
  if (guests.adults < 1) return { code: "no_room_or_adult", field: "adt" };
  const over = COUNTERS.find((kind) => guests[kind] > GUEST_LIMITS[kind].max);
  if (over) return { code: "over_limit", field: GUEST_FIELDS[over] };
  if (guests.adults < guests.rooms) return { code: "fewer_adults_than_rooms", field: "adt" };
  return fits(guests, LARGEST_ROOM) ? null : { code: "more_guests_than_rooms_hold", field: "rooms" };
}

const { rooms, adults, children, infants } = GUEST_LIMITS;

/** In English, for answers of the API; screens look the code up in their own catalogue. */
export const STAY_MESSAGES: Readonly<Record<StayFaultCode | HotelQueryFaultCode, string>> = {
  required: "This parameter is required.",
  unknown_place: "We know no city, airport, neighborhood, landmark or hotel by this name.",
  invalid_date: "Write the date as MMM-DD-YYYY or YYYY-MM-DD.",
  invalid_count: "This is not a whole number of guests or rooms.",
  unknown_radius: "Choose a radius of 1, 3, 5, 10 or 25 miles.",
  past_check_in: "The check-in date lies in the past.",
  beyond_horizon: `Stays are sold up to ${STAY_HORIZON_DAYS} days ahead.`,
  check_out_not_after_check_in: "The check-out date must lie after the check-in date.",
  too_many_nights: `A stay holds at most ${MAX_NIGHTS} nights.`,
  no_room_or_adult: "Choose at least one room and one adult.",
  over_limit: `One booking holds at most ${rooms.max} rooms, ${adults.max} adults, ${children.max} children and ${infants.max} infants.`,
  fewer_adults_than_rooms: "Each room needs an adult.",
  more_guests_than_rooms_hold: `A room holds at most ${LARGEST_ROOM.maxAdults} adults and ${LARGEST_ROOM.maxGuests} guests, infants aside. Choose more rooms.`,
};
