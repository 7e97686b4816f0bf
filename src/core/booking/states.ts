/**
 * Where a booking stands. `held`: its units are ours, the card is not yet asked. `authorised`: the bank has set the money aside.
 * `captured`: the money is ours. `failed`: the bank said no. `expired`: the bank never heard of it. `released`: the money that
 * was set aside has been let go.
 */
export const BOOKING_STATES = ["quoted", "held", "authorised", "captured", "confirmed", "failed", "expired", "released"] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Every move that a booking may make. A state without moves is an end. */
const MOVES: Readonly<Record<BookingState, readonly BookingState[]>> = {
  quoted: ["held", "expired"],
  held: ["authorised", "failed", "expired"],
  authorised: ["captured", "released"],
  captured: ["confirmed"],
  confirmed: [],
  failed: [],
  expired: [],
  released: [],
};

/** The road of a booking for which all goes well, in order. */
export const ROAD_TO_CONFIRMED = ["held", "authorised", "captured", "confirmed"] as const satisfies readonly BookingState[];

export const canMove = (from: BookingState, to: BookingState): boolean => MOVES[from].includes(to);

/** Whether units are taken and the outcome of the payment is still to be found out. */
export const isUnsettled = (state: BookingState): boolean => UNSETTLED_STATES.includes(state);

export const UNSETTLED_STATES: readonly BookingState[] = ["held", "authorised", "captured"];

/** The rest of the road from a state to `to`: `roadBetween("held", "captured")` is authorised, captured. */
export function roadBetween(from: BookingState, to: (typeof ROAD_TO_CONFIRMED)[number]): readonly BookingState[] {
  const start = ROAD_TO_CONFIRMED.findIndex((state) => state === from);
  return start < 0 ? [] : ROAD_TO_CONFIRMED.slice(start + 1, ROAD_TO_CONFIRMED.indexOf(to) + 1);
}
