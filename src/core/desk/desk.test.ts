import { describe, expect, it } from "vitest";
import { type Booking, type BookingState, NO_PROGRESS } from "../booking/index.ts";
import { type BookingId, type Instant, money, secondsAfter } from "../kernel/index.ts";
import { heldBooking, NOW } from "../../usecases/testing/sample-trip.ts";
import { enquiryOf } from "../../usecases/testing/sample-enquiry.ts";
import { type DeskAct, givenBackMinor, type OutsideFacts, planResolution, refundsIn, type Resolution } from "./index.ts";
import { erasureOfBooking, erasureOfEnquiry } from "./retention.ts";

const DAY = 24 * 3600;
const cancellation = { lines: [], refund: money(400_00), at: NOW, refundDue: NOW };

function waiting(from: BookingState, change: Partial<Booking["progress"]> = {}): Booking {
  const attention = { reason: "payment_unknown", from, since: NOW } as const;
  return heldBooking(1, { state: "needs_person", progress: { ...NO_PROGRESS, attention, ...change } });
}
const facts = (money_: OutsideFacts["money"], order: OutsideFacts["order"]): OutsideFacts => ({ money: money_, order });
const outcome = (booking: Booking, as: Resolution, known: OutsideFacts) => {
  const planned = planResolution(booking, as, known, false);
  return planned.ok ? "planned" : planned.error;
};

const act = (name: DeskAct["act"], details: DeskAct["details"]): DeskAct => ({
  at: NOW,
  actor: "Grace",
  act: name,
  subject: "00000001" as BookingId,
  details,
});
const at = (days: number): Instant => secondsAfter(NOW, days * DAY);

describe("ending a booking that waits for a person", () => {
  it.each<[string, Booking, Resolution, OutsideFacts, string]>([
    ["a booking that waits for nobody", heldBooking(1), "failed", facts("not_taken", "none"), "not_waiting"],
    ["confirmed without an order", waiting("ordered"), "confirmed", facts("taken", "unknown"), "order_missing"],
    ["confirmed against the supplier", waiting("ordered", { orderRef: "L" }), "confirmed", facts("taken", "none"), "order_missing"],
    ["confirmed and not paid", waiting("ordered", { orderRef: "L" }), "confirmed", facts("set_aside", "ordered"), "money_not_taken"],
    ["confirmed where the bank is silent", waiting("ordered", { orderRef: "L" }), "confirmed", facts("unknown", "ordered"), "planned"],
    [
      "confirmed after its seats went",
      waiting("cancelled", { orderRef: "L", cancellation }),
      "confirmed",
      facts("taken", "none"),
      "units_gone",
    ],
    ["released while the supplier has it", waiting("undoing"), "released", facts("not_taken", "ordered"), "order_stands"],
    ["released while the bank has taken it", waiting("undoing"), "released", facts("taken", "none"), "money_taken"],
    ["released while the bank holds it", waiting("undoing"), "released", facts("set_aside", "none"), "money_set_aside"],
    ["released when all is given back", waiting("undoing"), "released", facts("not_taken", "none"), "planned"],
    ["failed", waiting("held"), "failed", facts("not_taken", "none"), "planned"],
    ["refunded", waiting("undoing"), "refunded", facts("taken", "none"), "planned"],
    ["cancelled without a cancellation", waiting("undoing"), "cancelled", facts("taken", "none"), "no_cancellation"],
    ["cancelled", waiting("cancelling", { cancellation }), "cancelled", facts("taken", "none"), "planned"],
    ["cancelled once more", waiting("cancelled", { cancellation }), "cancelled", facts("taken", "none"), "already_cancelled"],
  ])("%s", (_name, booking, as, known, expected) => {
    expect(outcome(booking, as, known)).toBe(expected);
  });

  it.each<[BookingState, Resolution, boolean]>([
    ["held", "failed", true],
    ["undoing", "released", true],
    ["undoing", "refunded", true],
    ["cancelling", "cancelled", true],
    ["cancelled", "refunded", false],
  ])("from %s as %s gives seats back: %s", (from, as, givesBack) => {
    const planned = planResolution(waiting(from, { cancellation }), as, facts("not_taken", "none"), false);
    expect(planned).toMatchObject({ ok: true, value: { givesBack } });
  });
});

describe("the mail about a refund", () => {
  it.each<[string, Booking, boolean, string | null]>([
    ["of a cancellation names its amount", waiting("cancelled", { cancellation }), false, "refunded"],
    ["goes out once where the desk gave it back", waiting("cancelled", { cancellation }), true, null],
    ["does not guess an amount", waiting("undoing"), false, null],
  ])("%s", (_name, booking, isPaidBack, mail) => {
    expect(planResolution(booking, "refunded", facts("taken", "none"), isPaidBack)).toMatchObject({ ok: true, value: { mail } });
  });
});

describe("refunds of the desk", () => {
  it("are read from the audit; one that was declined gives nothing back, one that is open may", () => {
    const refunds = refundsIn([
      act("refund", { key: "a", amountMinor: 100, currency: "EUR", because: "x" }),
      act("refund-outcome", { key: "a", outcome: "refunded" }),
      act("note", { text: "b" }),
      act("refund", { key: "b", amountMinor: 200, currency: "EUR", because: "x" }),
      act("refund-outcome", { key: "b", outcome: "declined" }),
      act("refund", { key: "c", amountMinor: 400, currency: "EUR", because: "x" }),
    ]);
    expect(refunds.map(({ key, outcome: became }) => [key, became])).toEqual([
      ["a", "refunded"],
      ["b", "declined"],
      ["c", "open"],
    ]);
    expect(givenBackMinor(refunds)).toBe(500);
  });
});

describe("erasing", () => {
  it.each<[string, Partial<Parameters<typeof heldBooking>[1]>, number, string]>([
    ["a booking under way", { state: "ordered" }, 5000, "in_use"],
    ["one that waits for a person", { state: "needs_person" }, 5000, "in_use"],
    ["one whose refund is on its way", { state: "cancelled", progress: { ...NO_PROGRESS, cancellation } }, 5000, "in_use"],
    ["a trip that lies ahead", { state: "confirmed" }, 17, "in_use"],
    ["a trip that is over", { state: "confirmed" }, 19, "early"],
    ["a trip of almost seven years ago", { state: "confirmed" }, 18 + 2556, "early"],
    ["a trip of seven years ago", { state: "confirmed" }, 20 + 2557, "due"],
    ["a booking that came to nothing, after a quarter", { state: "failed" }, 90, "early"],
    ["a booking that came to nothing, after half a year", { state: "failed" }, 181, "due"],
    ["a refunded booking", { state: "refunded" }, 2558, "due"],
  ])("%s", (_name, change, days, expected) => {
    expect(erasureOfBooking(heldBooking(1, change), at(days)).kind).toBe(expected);
  });

  it("an enquiry after a year", () => {
    expect([364, 365].map((days) => erasureOfEnquiry(enquiryOf(1), at(days)).kind)).toEqual(["early", "due"]);
  });
});
