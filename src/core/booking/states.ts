/**
 * Where a booking stands.
 * `held`: its units are ours, the card is not yet asked. `authorised`: the bank has set the money aside. `ordered`: the supplier has our
 * order. `captured`: the money is ours. `confirmed`: all of it is done, and the traveller has been told.
 * `undoing`: a later step failed; the order and what was set aside are being given back. `released`: they have been.
 * `failed`: the bank said no. `expired`: the bank never heard of it.
 * `cancelling`: the traveller has agreed to a cancellation. `cancelled`: the supplier has taken it back, and any money is on its way.
 * `refunded`: it is there. `needs_person`: what became of it cannot be known by asking; somebody of the agency decides.
 */
export const BOOKING_STATES = [
  "quoted",
  "held",
  "authorised",
  "ordered",
  "captured",
  "confirmed",
  "undoing",
  "released",
  "failed",
  "expired",
  "cancelling",
  "cancelled",
  "refunded",
  "needs_person",
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/**
 * Every move that a booking may make. A state without moves is an end; one that moves to itself is an end too, in which no more than
 * what was set aside too late is let go, by the process or by a person.
 */
const MOVES: Readonly<Record<BookingState, readonly BookingState[]>> = {
  quoted: ["held", "expired"],
  held: ["authorised", "failed", "expired", "needs_person"],
  authorised: ["ordered", "undoing", "needs_person"],
  ordered: ["captured", "undoing", "needs_person"],
  captured: ["confirmed"],
  confirmed: ["cancelling"],
  undoing: ["released", "needs_person"],
  released: ["released", "needs_person"],
  failed: ["failed", "needs_person"],
  expired: ["expired", "needs_person"],
  cancelling: ["cancelled", "needs_person"],
  cancelled: ["refunded", "needs_person"],
  refunded: [],
  needs_person: [
    "held",
    "authorised",
    "ordered",
    "undoing",
    "cancelling",
    "cancelled",
    "confirmed",
    "released",
    "failed",
    "expired",
    "refunded",
  ],
};

export const canMove = (from: BookingState, to: BookingState): boolean => MOVES[from].includes(to);

export const GIVEN_UP_STATES: readonly BookingState[] = ["released", "failed", "expired"];

/** Whether a booking that stands there came to nothing: its units are free, and its traveller has been told. */
export const isGivenUp = (state: BookingState): boolean => GIVEN_UP_STATES.includes(state);

/** States in which nobody knows yet whether the booking will be: as long as one stands there, its twin must not be made. */
export const UNDECIDED_STATES = [
  "held",
  "authorised",
  "ordered",
  "captured",
  "undoing",
  "needs_person",
] as const satisfies readonly BookingState[];

/** States in which the process has something to do by itself. In those given up it has when a payment came late. */
export const WORKING_STATES = [
  "held",
  "authorised",
  "ordered",
  "captured",
  "undoing",
  "cancelling",
  "cancelled",
] as const satisfies readonly BookingState[];
export type WorkingState = (typeof WORKING_STATES)[number];

export const isWorking = (state: BookingState): state is WorkingState => WORKING_STATES.some((working) => working === state);
