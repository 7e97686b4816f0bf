import { createContext } from "react-router";
import { billStatus, type Booking } from "../../../core/booking/index.ts";
import { ok, type Result } from "../../../core/kernel/index.ts";
import { billPath } from "./bill-path.ts";
import type { FirstBooking, GoneCode } from "./outcome.ts";

/** The key of the form that this request has sent: for the loader, which without scripts draws the page again behind the action. */
export const sentKeyContext = createContext<string | null>(null);

/** Finds what was booked under a client's key. */
export interface BookedFinder {
  findBooked(key: string): Promise<Booking | null>;
}

/** What is sold on a page, as far as a booking made of it is told from others. */
export interface SaleFinder<Offer> {
  find(): Promise<Result<Offer, GoneCode>>;
  /** The offer in a booking that was made of it; null when the booking is of something else. */
  offerIn(booking: Booking): Offer | null;
}

/** The booking that a form came to when it was sent before, if it came to one of this sale. */
export async function bookedBefore<Offer>(
  key: string | null,
  { offerIn }: Pick<SaleFinder<Offer>, "offerIn">,
  useCases: BookedFinder,
): Promise<{ readonly offer: Offer; readonly booking: Booking } | null> {
  const booking = key === null || key === "" ? null : await useCases.findBooked(key);
  const offer = booking && offerIn(booking);
  return offer && { offer, booking };
}

/** What is sold, or was with the form that has just been sent: who bought the last of it must not lose the form to that. */
export async function findOrBooked<Offer>(
  sale: SaleFinder<Offer>,
  key: string | null,
  useCases: BookedFinder,
): Promise<Result<Offer, GoneCode>> {
  const before = await bookedBefore(key, sale, useCases);
  return before ? ok(before.offer) : sale.find();
}

/** A key as our forms carry it, by chance alone to be guessed. Other clients make keys as they like: those open no bill. */
export const isFormKey = (key: string): boolean => /^[\w-]{22}$/.test(key);

interface AnswerNeeds {
  readonly useCases: BookedFinder;
  sealBookingId(id: string): string;
}

/** The booking that a form of ours came to when it was sent; null where it has come to nothing. */
export async function answerOf(
  key: string | null,
  sale: Pick<SaleFinder<unknown>, "offerIn">,
  { useCases, sealBookingId }: AnswerNeeds,
): Promise<FirstBooking | null> {
  if (key === null || !isFormKey(key)) return null;
  const before = await bookedBefore(key, sale, useCases);
  return before && billStatus(before.booking) !== null ? { bookingId: before.booking.id, seal: sealBookingId(before.booking.id) } : null;
}

/** Where the bill of a form stands that was sent; null where it has come to nothing. */
export async function pathOfAnswer(...asked: Parameters<typeof answerOf>): Promise<string | null> {
  const answer = await answerOf(...asked);
  return answer && billPath(answer.seal);
}
