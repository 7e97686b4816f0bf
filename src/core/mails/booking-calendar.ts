import { billStatus, type Booking } from "../booking/index.ts";
import { flightCode, type FlightOffer, type Leg, legsOf } from "../flights/index.ts";
import type { HotelOffer } from "../hotels/index.ts";
import { type Instant, type LocalDate, type LocalDateTime, Temporal } from "../kernel/index.ts";
import { hotelAddress } from "./hotel-address.ts";
import { type CalendarEvent, calendarFile, type CalendarMoment } from "./calendar-file.ts";
import { formatWeekDay } from "./format.ts";
import { airportName, cityOf, type DatedFacts, type Telling, tellingOf } from "./telling.ts";

/** A file to be attached to a mail or downloaded. */
export interface CalendarFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}

/**
 * The booking for a calendar: an event a leg, or the stay. The events of one booking have the same names in every file, so that a
 * later one replaces them; that of a cancelled booking takes them out.
 */
export function bookingCalendar(
  booking: Booking,
  site: DatedFacts,
  isCancelled: boolean = billStatus(booking) === "cancelled",
): CalendarFile {
  const telling = tellingOf(booking, site);
  const method = isCancelled ? "CANCEL" : "PUBLISH";
  const { name, supportEmail: email } = site.brand;
  const content = calendarFile({
    method,
    language: booking.language,
    sequence: isCancelled ? 1 : 0,
    writtenAt: site.now,
    organizer: { name, email },
    url: telling.url("/manage-booking"),
    events: booking.kind === "flight" ? legEvents(telling, booking.offer) : [stayEvent(telling, booking.offer)],
  });
  return { name: telling.words.calendar.fileName(booking.id), contentType: `text/calendar; charset=utf-8; method=${method}`, content };
}

/** Made of what never changes about a booking; the moment keeps it apart from another installation's. */
const uidOf = ({ id, createdAt }: Booking, index: number): string => `${id}-${createdAt.replaceAll(/\D/g, "")}-${index + 1}`;

const legEvents = (telling: Telling, offer: FlightOffer): readonly CalendarEvent[] =>
  legsOf(offer).map((leg, index) => legEvent(telling, leg, index));

function legEvent(telling: Telling, leg: Leg, index: number): CalendarEvent {
  const { booking, words, site } = telling;
  const { calendar, trip } = words;
  const isOther = leg.operatedBy.code !== leg.airline;
  const notes = [
    trip.flight(flightCode(leg), leg.airlineName),
    isOther ? trip.operatedBy(leg.operatedBy.name) : null,
    `${clockOf(telling, leg.departsAtLocal)}: ${airportName(telling, leg.from)}`,
    `${clockOf(telling, leg.arrivesAtLocal)}: ${airportName(telling, leg.to)}`,
    trip.local,
    ...endNotes(telling),
  ];
  return {
    uid: uidOf(booking, index),
    start: { at: leg.departsAt, zone: site.zoneOf(leg.from.code) },
    end: { at: leg.arrivesAt, zone: site.zoneOf(leg.to.code) },
    summary: calendar.flight(flightCode(leg), cityOf(telling, leg.from), cityOf(telling, leg.to)),
    location: airportName(telling, leg.from),
    description: notes.filter((note) => note !== null).join("\n"),
    isBusy: true,
  };
}

function stayEvent(telling: Telling, { hotel, stay }: HotelOffer): CalendarEvent {
  const { booking, words, time } = telling;
  const [checkIn, checkOut] = [words.stay.checkIn(time(hotel.checkInFrom)), words.stay.checkOut(time(hotel.checkOutUntil))];
  const notes = [`${checkIn}, ${weekDay(telling, stay.checkIn)}`, `${checkOut}, ${weekDay(telling, stay.checkOut)}`, ...endNotes(telling)];
  return {
    uid: uidOf(booking, 0),
    start: momentAt(stay.checkIn, hotel.checkInFrom, hotel.zone),
    end: momentAt(stay.checkOut, hotel.checkOutUntil, hotel.zone),
    summary: words.calendar.stay(hotel.name),
    location: `${hotel.name}, ${hotelAddress(telling, hotel)}`,
    description: notes.join("\n"),
    isBusy: false,
  };
}

/** `9:36 PM, Fri, Mar-12-2027`: a calendar shows its events by the clock of whoever looks at it. */
const clockOf = (telling: Telling, at: LocalDateTime): string => `${telling.time(at)}, ${weekDay(telling, at)}`;

const weekDay = ({ booking }: Telling, day: LocalDate | LocalDateTime): string => formatWeekDay(day, booking.language);

const endNotes = ({ booking, words, site }: Telling): readonly string[] => [
  `${words.reference}: ${booking.id}`,
  ...(site.isModelSupply ? [words.simulated.supply[booking.kind]] : []),
  `${site.brand.name}, ${site.brand.supportPhone}`,
];

function momentAt(day: LocalDate, clock: string, zone: string): CalendarMoment {
  const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: clock }).toInstant().toString() as Instant;
  return { at, zone };
}
