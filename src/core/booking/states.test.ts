import { describe, expect, it } from "vitest";
import { BOOKING_STATES, canMove, isWorking } from "./states.ts";

describe("the states of a booking", () => {
  it("allow the moves of the table and no other", () => {
    const moves = BOOKING_STATES.map((from) => `${from} > ${BOOKING_STATES.filter((to) => canMove(from, to)).join(", ")}`);
    expect(moves).toEqual([
      "quoted > held, expired",
      "held > authorised, failed, expired, needs_person",
      "authorised > ordered, undoing, needs_person",
      "ordered > captured, undoing, needs_person",
      "captured > confirmed",
      "confirmed > cancelling",
      "undoing > released, needs_person",
      "released > released, needs_person",
      "failed > failed, needs_person",
      "expired > expired, needs_person",
      "cancelling > cancelled, needs_person",
      "cancelled > refunded, needs_person",
      "refunded > ",
      "needs_person > held, authorised, ordered, confirmed, undoing, released, failed, expired, cancelling, cancelled, refunded",
    ]);
  });

  it("lead on from every one in which the process works", () => {
    for (const state of BOOKING_STATES.filter(isWorking)) expect(BOOKING_STATES.some((to) => canMove(state, to))).toBe(true);
  });
});
