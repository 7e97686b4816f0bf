import type { Booking } from "../booking/index.ts";
import type { FlightOffer } from "../flights/index.ts";
import { type Instant, isBefore, Temporal } from "../kernel/index.ts";

/** When what was bought begins: the first take-off, or the hour from which the hotel lets guests in on the first day. */
export function startOf(booking: Booking): Instant {
  if (booking.kind === "hotel") {
    const { hotel, stay } = booking.offer;
    return instantAt(`${stay.checkIn}T${hotel.checkInFrom}`, hotel.zone);
  }
  return departureOf(booking.offer);
}

/**
 * Until when it can be given back: until it begins. A stay also until the last step of its rate, where that comes later: what is free until
 * six in the evening stays so for a guest whose room waits since three.
 */
export function lastMomentOf(booking: Booking): Instant {
  const start = startOf(booking);
  if (booking.kind === "flight") return start;
  const { rate, hotel } = booking.offer;
  const lastStep = rate.cancellation.steps.at(-1)?.fromLocal ?? null;
  const settled = lastStep === null ? start : instantAt(lastStep, hotel.zone);
  return isBefore(start, settled) ? settled : start;
}

/** The first take-off. */
export const departureOf = ({ bounds: [{ legs }] }: FlightOffer): Instant => legs[0].departsAt;

/** The moment at which the clock of a zone shows a wall time. */
export const instantAt = (wallTime: string, zone: string): Instant =>
  Temporal.PlainDateTime.from(wallTime).toZonedDateTime(zone).toInstant().toString() as Instant;
