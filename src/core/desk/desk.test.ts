import { describe, expect, it } from "vitest";
import { FIVE_BOUNDS } from "../../../tests/support/sample-offers.ts";
import { type Booking, type BookingState, type DeskRefund, givenBackMinor, NO_PROGRESS } from "../booking/index.ts";
import { type BookingId, type Instant, money, secondsAfter, secondsBefore } from "../kernel/index.ts";
import { heldBooking, NOW, OFFER } from "../../usecases/testing/sample-trip.ts";
import { enquiryOf } from "../../usecases/testing/sample-enquiry.ts";
import { heldStay } from "../../usecases/testing/sample-stay.ts";
import { type DeskAct, type GivenByDesk, type OutsideFacts, planResolution, refundsIn, type Resolution } from "./index.ts";
import { erasureOfBooking, erasureOfEnquiry } from "./retention.ts";

const DAY = 24 * 3600;
const cancellation = { lines: [], refund: money(400_00), at: NOW, refundDue: NOW };

function waiting(from: BookingState, change: Partial<Booking["progress"]> = {}): Booking {
  const attention = { reason: "payment_unknown", from, since: NOW } as const;
  return heldBooking(1, { state: "needs_person", progress: { ...NO_PROGRESS, attention, ...change } });
}
const facts = (money_: OutsideFacts["money"], order: OutsideFacts["order"]): OutsideFacts => ({ money: money_, order, refund: "none" });
const NOTHING: GivenByDesk = { refunds: [], isPaidOtherwise: false };
const outcome = (booking: Booking, as: Resolution, known: OutsideFacts, given = NOTHING) => {
  const planned = planResolution(booking, as, known, given);
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
    ["confirmed with a blank order", waiting("ordered", { orderRef: " " }), "confirmed", facts("taken", "unknown"), "order_missing"],
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
    ["cancelled without a cancellation", waiting("undoing"), "cancelled", facts("taken", "none"), "no_cancellation"],
    ["cancelled", waiting("cancelling", { cancellation }), "cancelled", facts("taken", "none"), "planned"],
    ["cancelled once more", waiting("cancelled", { cancellation }), "cancelled", facts("taken", "none"), "already_cancelled"],
  ])("%s", (_name, booking, as, known, expected) => {
    expect(outcome(booking, as, known)).toBe(expected);
  });

  it("takes the word of who names the order, or says that it was paid another way; never while the bank holds the money", () => {
    const booking = waiting("ordered", { orderRef: "L" });
    const says = (said: Partial<GivenByDesk>, known: OutsideFacts) => outcome(booking, "confirmed", known, { ...NOTHING, ...said });
    expect(says({ isOrderNamed: true }, facts("taken", "none"))).toBe("planned");
    expect(says({ isPaidOtherwise: true }, facts("not_taken", "ordered"))).toBe("planned");
    expect(says({ isOrderNamed: true }, facts("not_taken", "none"))).toBe("money_not_taken");
    expect(says({ isPaidOtherwise: true, isOrderNamed: true }, facts("set_aside", "none"))).toBe("money_not_taken");
  });

  it("clears of a booking that stands what had come of it, and has the process pay what a cancellation gives back", () => {
    const failure = { code: "payment_declined", reason: "declined" } as const;
    const stands = planResolution(waiting("ordered", { orderRef: "L", failure }), "confirmed", facts("taken", "ordered"), NOTHING);
    expect(stands).toMatchObject({ value: { progress: { attention: null, cancellation: null, failure: null }, wakes: false } });
    const ends = planResolution(waiting("cancelling", { cancellation }), "cancelled", facts("taken", "none"), NOTHING);
    expect(ends).toMatchObject({ ok: true, value: { wakes: true } });
    expect(ends.ok && ends.value.progress).toEqual({ attention: null });
  });

  it.each<[BookingState, Resolution, boolean]>([
    ["held", "failed", true],
    ["undoing", "released", true],
    ["undoing", "refunded", true],
    ["cancelling", "cancelled", true],
    ["cancelled", "refunded", false],
    ["failed", "failed", false],
  ])("from %s as %s gives seats back: %s", (from, as, givesBack) => {
    const given = { refunds: [], isPaidOtherwise: as === "refunded" };
    const planned = planResolution(waiting(from, { cancellation }), as, facts(as === "refunded" ? "taken" : "not_taken", "none"), given);
    expect(planned).toMatchObject({ ok: true, value: { givesBack } });
  });

  it.each<[BookingState, Resolution, string | null]>([
    ["undoing", "released", "not_completed"],
    ["expired", "released", null],
  ])("writes to the traveller that it came to nothing, once: from %s as %s", (from, as, mail) => {
    expect(planResolution(waiting(from), as, facts("not_taken", "none"), NOTHING)).toMatchObject({ ok: true, value: { mail } });
  });
});

const TAKEN = facts("taken", "none");
/** A refund of the desk in dollars, so many seconds after the process asked a person. */
const refund = (dollars: number, outcomeOf: DeskRefund["outcome"] = "refunded", seconds = 60): DeskRefund => ({
  key: `r${dollars}`,
  bookingId: "00000001" as BookingId,
  amount: money(dollars * 100),
  begunAt: secondsAfter(NOW, seconds),
  outcome: outcomeOf,
  way: "card",
  standsIn: false,
});
const given = (refunds: readonly DeskRefund[], isPaidOtherwise = false): GivenByDesk => ({ refunds, isPaidOtherwise });
/** Paid 515 dollars, of which the cancellation gives 400 back. */
const CANCELLED = waiting("cancelled", { cancellation });
const planOf = (known: OutsideFacts, byDesk: GivenByDesk) => planResolution(CANCELLED, "refunded", known, byDesk);

describe("calling a booking refunded", () => {
  it.each<[string, Booking, OutsideFacts, GivenByDesk, string]>([
    ["while nobody knows of any money", CANCELLED, TAKEN, NOTHING, "not_given_back"],
    ["with less than is owed", CANCELLED, TAKEN, given([refund(399)]), "not_given_back"],
    ["with what came on top before", CANCELLED, TAKEN, given([refund(400, "refunded", -60)]), "not_given_back"],
    ["with what the bank declined", CANCELLED, TAKEN, given([refund(400, "declined")]), "not_given_back"],
    ["with all that is owed", CANCELLED, TAKEN, given([refund(400)]), "planned"],
    ["in two parts", CANCELLED, TAKEN, given([refund(100), refund(300)]), "planned"],
    ["while one is open", CANCELLED, TAKEN, given([refund(400, "open")]), "refund_open"],
    ["as the gateway says", CANCELLED, { ...TAKEN, refund: "refunded" }, NOTHING, "planned"],
    ["on somebody's word", CANCELLED, TAKEN, given([], true), "planned"],
    [
      "on somebody's word while the gateway is silent",
      CANCELLED,
      { ...facts("unknown", "none"), refund: "unknown" },
      given([], true),
      "planned",
    ],
    ["on somebody's word against the gateway's", CANCELLED, { ...TAKEN, refund: "refunded" }, given([], true), "given_back_already"],
    ["on somebody's word after the desk's refund", CANCELLED, TAKEN, given([refund(400)], true), "given_back_already"],
    ["where nothing was taken", waiting("undoing"), facts("not_taken", "none"), given([], true), "nothing_to_give_back"],
    ["where the bank holds the money", waiting("undoing"), facts("set_aside", "none"), given([], true), "nothing_to_give_back"],
    ["without a cancellation, with a part", waiting("undoing"), TAKEN, given([refund(514)]), "not_given_back"],
    ["without a cancellation, with all that was taken", waiting("undoing"), TAKEN, given([refund(515)]), "planned"],
    ["without a cancellation, whenever that was", waiting("undoing"), TAKEN, given([refund(515, "refunded", -60)]), "planned"],
    ["without a cancellation, with what the bank declined", waiting("undoing"), TAKEN, given([refund(515, "declined")]), "not_given_back"],
  ])("%s", (_name, booking, known, byDesk, expected) => {
    expect(outcome(booking, "refunded", known, byDesk)).toBe(expected);
  });

  it("writes the traveller what they have not been told yet, and says what went another way", () => {
    expect(planOf(TAKEN, given([refund(400)]))).toMatchObject({ value: { mail: null, paidOtherwise: null, standIns: ["r400"] } });
    expect(planOf({ ...TAKEN, refund: "refunded" }, NOTHING)).toMatchObject({ value: { mail: "refunded", paidOtherwise: null } });
    expect(planOf(TAKEN, given([refund(100)], true))).toMatchObject({
      value: { mail: "refunded_otherwise", paidOtherwise: money(300_00), standIns: ["r100"] },
    });
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

  it("are known as paid in place of the process's, and as paid another way, by the resolution that says so", () => {
    const refunds = refundsIn([
      act("refund", { key: "a", amountMinor: 100, currency: "EUR" }),
      act("refund-outcome", { key: "a", outcome: "refunded" }),
      act("refund", { key: "b", amountMinor: 200, currency: "EUR" }),
      act("refund-outcome", { key: "b", outcome: "refunded" }),
      act("resolve", { to: "refunded", standIns: ["b"], amountMinor: 50, currency: "EUR" }),
      act("resolve", { to: "released" }),
    ]);
    expect(refunds.map(({ key, way, standsIn, amount }) => [key, way, standsIn, amount.amountMinor])).toEqual([
      ["a", "card", false, 100],
      ["b", "card", true, 200],
      ["resolved/00000001", "otherwise", true, 50],
    ]);
  });
});

describe("erasing", () => {
  it.each<[string, Partial<Parameters<typeof heldBooking>[1]>, number, string]>([
    ["a booking under way", { state: "ordered" }, 5000, "in_use"],
    ["one that waits for a person", { state: "needs_person" }, 5000, "in_use"],
    ["one whose refund is on its way", { state: "cancelled", progress: { ...NO_PROGRESS, cancellation } }, 5000, "in_use"],
    [
      "one that came to nothing, whose late payment is being let go",
      { state: "failed", progress: { ...NO_PROGRESS, latePayment: "p1" } },
      5000,
      "in_use",
    ],
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

  it("waits for the last landing of a trip from city to city, and seven years more", () => {
    const booking = heldBooking(1, { state: "confirmed", offer: { ...OFFER, ...FIVE_BOUNDS } });
    const lastLanding = Date.parse("2027-03-27T02:35:00Z");
    const [before, after] = [lastLanding - 1000, lastLanding + 1000].map((ms) => new Date(ms).toISOString() as Instant);
    expect([NOW, "2027-03-23T23:00:01Z" as Instant, before, after].map((now) => now && erasureOfBooking(booking, now).kind)).toEqual([
      "in_use",
      "in_use",
      "in_use",
      "early",
    ]);
    expect((["2034-03-27T02:34:59Z", "2034-03-27T02:35:00Z"] as Instant[]).map((now) => erasureOfBooking(booking, now).kind)).toEqual([
      "early",
      "due",
    ]);
  });

  it("waits for the end of a stay's last day, wherever on earth it is, and seven years more", () => {
    const stay = heldStay(1, { state: "confirmed" });
    expect(stay.offer.stay.checkOut).toBe("2027-03-15");
    const over = "2027-03-16T12:00:00Z" as Instant;
    const due = "2034-03-16T12:00:00Z" as Instant;
    expect([NOW, secondsBefore(over, 1), over, secondsBefore(due, 1), due].map((now) => erasureOfBooking(stay, now).kind)).toEqual([
      "in_use",
      "in_use",
      "early",
      "early",
      "due",
    ]);
  });

  it("an enquiry after a year", () => {
    expect([364, 365].map((days) => erasureOfEnquiry(enquiryOf(1), at(days)).kind)).toEqual(["early", "due"]);
  });
});
