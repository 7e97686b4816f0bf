import type { Booking } from "../booking/index.ts";
import type { FlightOffer } from "../flights/index.ts";
import { type Instant, Temporal } from "../kernel/index.ts";

/** When what was bought begins: the first take-off, or the hour from which the hotel lets guests in on the first day. */
export function startOf(booking: Booking): Instant {
  if (booking.kind === "hotel") {
    const { hotel, stay } = booking.offer;
    return instantAt(`${stay.checkIn}T${hotel.checkInFrom}`, hotel.zone);
  }
  return departureOf(booking.offer);
}

/** The first take-off. */
export function departureOf({ bounds: [{ legs }] }: FlightOffer): Instant {
  const [first] = legs;
  if (!first) throw new RangeError("An offer without legs is a defect of its supply.");
  return first.departsAt;
}

/** The moment at which the clock of a zone shows a wall time. */
export const instantAt = (wallTime: string, zone: string): Instant =>
  Temporal.PlainDateTime.from(wallTime).toZonedDateTime(zone).toInstant().toString() as Instant;
