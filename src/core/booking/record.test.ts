import { describe, expect, it } from "vitest";
import { heldStay } from "../../usecases/testing/sample-stay.ts";
import { heldBooking, NOW, OFFER } from "../../usecases/testing/sample-trip.ts";
import { type Instant, money, secondsBefore } from "../kernel/index.ts";
import { dueNow } from "./booking.ts";
import { NO_PROGRESS } from "./progress.ts";
import { billOf, holdsUnits, isBeingUndone, latePaymentOf } from "./record.ts";
import { BOOKING_STATES, type BookingState } from "./states.ts";

/** One that a person has to look at. */
const waiting = (from: BookingState) =>
  heldBooking(1, { state: "needs_person", progress: { ...NO_PROGRESS, attention: { reason: "refund_unknown", from, since: NOW } } });

/** The status of one that a person has to look at. */
const stuck = (from: BookingState) => billOf(waiting(from), NOW)?.status;

describe("the seats of a booking", () => {
  it("are its own as long as it may still be travelled with", () => {
    const gaveBack = BOOKING_STATES.filter((state) => !holdsUnits(heldBooking(1, { state })));
    expect(gaveBack).toEqual(["quoted", "released", "failed", "expired", "cancelled", "refunded"]);
  });

  it("are on sale again while a person looks after a refund, and its own while one looks after the payment", () => {
    expect((["held", "undoing", "cancelling", "cancelled"] as const).map((from) => holdsUnits(waiting(from)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

it("is being undone by the process or by a person, and not where a person looks after something else", () => {
  expect([heldBooking(1, { state: "undoing" }), waiting("undoing"), waiting("ordered")].map(isBeingUndone)).toEqual([true, true, false]);
});

const late = (state: BookingState) => latePaymentOf(heldBooking(1, { state, progress: { ...NO_PROGRESS, latePayment: "p1" } }));

it("has a late payment to let go only where it came to nothing, and not while a person looks after that", () => {
  expect(BOOKING_STATES.filter((state) => late(state) !== null)).toEqual(["released", "failed", "expired"]);
});

describe("the bill of a booking", () => {
  it.each([
    ["held", "pending"],
    ["authorised", "pending"],
    ["ordered", "pending"],
    ["captured", "pending"],
    ["confirmed", "confirmed"],
    ["cancelling", "cancelled"],
    ["cancelled", "cancelled"],
    ["refunded", "cancelled"],
  ] as const)("of a %s one is %s", (state, status) => {
    const booking = heldBooking(1, { state });
    const { offer, quote, card, contact, travellers, createdAt } = booking;
    expect(billOf(booking, NOW)).toEqual({
      offer,
      quote,
      card,
      contact,
      travellers,
      createdAt,
      status,
      bookingId: "00000001",
      kind: "flight",
      travellersOwed: 0,
    });
  });

  it.each(["failed", "expired", "released"] as const)("is not made for a %s one", (state) => {
    expect(billOf(heldBooking(1, { state }), NOW)).toBeNull();
  });

  it("speaks of a cancellation that waits for a person as of any other", () => {
    expect([stuck("ordered"), stuck("cancelled")]).toEqual(["pending", "cancelled"]);
  });

  it("is pending while a person looks after what is being undone, and not made where it had come to nothing", () => {
    expect([stuck("undoing"), stuck("failed")]).toEqual(["pending", undefined]);
  });

  it("of a stay holds its offer and its quote, and owes no names", () => {
    const { offer, quote, card, contact, travellers, createdAt } = heldStay(1);
    expect(offer.guests.adults).toBe(2);
    expect(billOf(heldStay(1), NOW)).toEqual({
      offer,
      quote,
      card,
      contact,
      travellers,
      createdAt,
      status: "pending",
      bookingId: "00000001",
      kind: "hotel",
      travellersOwed: 0,
    });
  });

  it("counts the names that are owed", () => {
    const offer = { ...OFFER, party: { adults: 2, children: 1, infants: 1 } };
    expect(billOf(heldBooking(1, { offer }), NOW)).toMatchObject({ travellersOwed: 3 });
  });

  it("asks for no name once the first flight has left, or all was given back", () => {
    const offer = { ...OFFER, party: { adults: 2, children: 1, infants: 1 } };
    const { departsAt } = offer.bounds[0].legs[0];
    const owedAt = (now: Instant, state: BookingState = "confirmed") => billOf(heldBooking(1, { offer, state }), now)?.travellersOwed;
    expect([owedAt(secondsBefore(departsAt, 1)), owedAt(departsAt), owedAt(NOW, "cancelled")]).toEqual([3, 0, 0]);
  });
});

describe("what is due now", () => {
  it("is a flight's total, a stay's total, and nothing for a stay that is paid at the hotel", () => {
    const stay = heldStay(1);
    const { total } = stay.quote;
    expect(dueNow(heldBooking(1))).toEqual(money(515_00));
    expect(dueNow(stay)).toEqual(money(300_00));
    expect(dueNow({ ...stay, quote: { ...stay.quote, dueNow: money(0), dueAtHotel: total } })).toEqual(money(0));
  });
});
