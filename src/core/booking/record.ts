import { travellerCount } from "../flights/index.ts";
import type { InventoryClaim } from "../inventory/index.ts";
import { type BookingId, type Instant, isBefore, type Language } from "../kernel/index.ts";
import type { CardSummary } from "../payments/index.ts";
import type { Traveller } from "../travellers/index.ts";
import type { BillingAddress, Bill, Contact, Purchase } from "./booking.ts";
import { type BookingProgress, givesBack } from "./progress.ts";
import { type BookingState, isGivenUp, isWorking } from "./states.ts";

interface BookingRecord {
  readonly id: BookingId;
  readonly state: BookingState;
  readonly createdAt: Instant;
  /** The lead traveller first. */
  readonly travellers: readonly Traveller[];
  readonly contact: Contact;
  readonly billing: BillingAddress;
  readonly card: CardSummary;
  /** In which we write to the traveller. */
  readonly language: Language;
  readonly progress: BookingProgress;
  /** What each claim holds: seats of a flight, rooms of a night. */
  readonly units: number;
  readonly claims: readonly InventoryClaim[];
}

/** A booking as we keep it: the offer and the quote as they stood when it was made. */
export type Booking = BookingRecord & Purchase;

/** The payment that came when the booking had already been given up, and is still to be let go; null for every other booking. */
export const latePaymentOf = ({ state, progress }: Booking): string | null => (isGivenUp(state) ? progress.latePayment : null);

/**
 * Whether the process has still something to do for it: not for a cancellation that gives nothing back, and for one that came to nothing only to let
 * a late payment go. The database asks the same of its rows (`listWorking`).
 */
export const isUnfinished = (booking: Booking): boolean =>
  isWorking(booking.state) ? booking.state !== "cancelled" || givesBack(booking.progress) : latePaymentOf(booking) !== null;

/** What a traveller is told of a state; null where nothing is owed. */
const STATUS: Readonly<Record<BookingState, Bill["status"] | null>> = {
  quoted: null,
  held: "pending",
  authorised: "pending",
  ordered: "pending",
  captured: "pending",
  confirmed: "confirmed",
  undoing: null,
  released: null,
  failed: null,
  expired: null,
  cancelling: "cancelled",
  cancelled: "cancelled",
  refunded: "cancelled",
  needs_person: "pending",
};

/** Whether something is owed for a booking that stands there, now or in a while. */
export const hasBill = (state: BookingState): boolean => STATUS[state] !== null;

/** The bill of a booking at a moment; null for one that came to nothing, because nothing is owed for it. */
export function billOf(booking: Booking, now: Instant): Bill | null {
  const { id, createdAt, travellers, contact, card } = booking;
  const status = billStatus(booking);
  if (status === null) return null;
  return { bookingId: id, status, createdAt, card, contact, travellers, travellersOwed: namesOwed(booking, now), ...purchaseOf(booking) };
}

/**
 * What its bill says of a booking; null for one that came to nothing. One that waits for a person is what it was before, where that can
 * change no more: cancelled, or nothing.
 */
export function billStatus(booking: Booking): Bill["status"] | null {
  const before = stoodAt(booking);
  return isGivenUp(before) || STATUS[before] === "cancelled" ? STATUS[before] : STATUS[booking.state];
}

/** Whether a later step of it failed, so that order and money are being given back: by the process or by a person. */
export const isBeingUndone = (booking: Booking): boolean => stoodAt(booking) === "undoing";

/** Whether it holds its seats or rooms. One that waits for a person holds what it held before. */
export const holdsUnits = (booking: Booking): boolean => HOLDING_STATES.includes(stoodAt(booking));

/** Where it stands; of one that waits for a person, where it stood before. */
export const stoodAt = ({ state, progress }: Booking): BookingState => (state === "needs_person" && progress.attention?.from) || state;

const HOLDING_STATES: readonly BookingState[] = [
  "held",
  "authorised",
  "ordered",
  "captured",
  "confirmed",
  "undoing",
  "cancelling",
  "needs_person",
];

/** A stay asks for its lead guest's name alone. Nobody is named any more once the first flight has left, or when all was given back. */
function namesOwed(booking: Booking, now: Instant): number {
  if (booking.kind === "hotel" || billStatus(booking) === "cancelled") return 0;
  const { bounds, party } = booking.offer;
  return isBefore(now, bounds[0].legs[0].departsAt) ? travellerCount(party) - booking.travellers.length : 0;
}

/** What was bought, without whom it was bought by. */
export const purchaseOf = (bought: Purchase): Purchase =>
  bought.kind === "flight"
    ? { kind: bought.kind, offer: bought.offer, quote: bought.quote }
    : { kind: bought.kind, offer: bought.offer, quote: bought.quote };
