import { describe, expect, it } from "vitest";
import { heldStay } from "../../usecases/testing/sample-stay.ts";
import { heldBooking, NOW } from "../../usecases/testing/sample-trip.ts";
import { type Booking, type BookingState, NO_PROGRESS } from "../booking/index.ts";
import { type Instant, money, secondsAfter, toDecimal } from "../kernel/index.ts";
import type { DeskAct } from "./desk-act.ts";
import { moneyMovements } from "./money-movements.ts";

const day = (days: number): Instant => secondsAfter(NOW, days * 24 * 3600);
/** A booking of 515 dollars that has come to a state, by way of others: a day each. */
const gone = (...road: readonly BookingState[]) => ({
  state: road.at(-1) ?? "held",
  moves: road.map((to, index) => ({ to, at: day(index) })),
});
const PAID = ["held", "authorised", "ordered", "captured", "confirmed"] as const;
const CANCELLATION = { lines: [], refund: money(400_00), at: NOW, refundDue: NOW };
const act = (name: DeskAct["act"], at: Instant, details: DeskAct["details"]): DeskAct => ({
  at,
  actor: "Grace",
  act: name,
  subject: "00000001",
  details,
});
const refund = (key: string, minor: number, begun: number): DeskAct =>
  act("refund", day(begun), { key, amountMinor: minor, currency: "USD", because: "x" });
const outcome = (key: string, ended: number, word = "refunded"): DeskAct => act("refund-outcome", day(ended), { key, outcome: word });

const movements = ({ state, moves }: ReturnType<typeof gone>, acts: readonly DeskAct[] = [], progress: Partial<Booking["progress"]> = {}) =>
  moneyMovements(heldBooking(1, { state, progress: { ...NO_PROGRESS, ...progress } }), moves, acts);

/** `2027-03-04 payment card 515.00` */
function told(...of: Parameters<typeof movements>) {
  return movements(...of).map(({ at, kind, way, amount }) => `${at.slice(0, 10)} ${kind} ${way} ${toDecimal(amount)}`);
}

describe("the movements of a booking's money", () => {
  it("begin when the payment is taken, which may be while a person looks after it", () => {
    expect(told(gone(...PAID))).toEqual(["2027-03-04 payment card 515.00"]);
    expect(told(gone("held", "authorised", "ordered", "needs_person", "confirmed"))).toEqual(["2027-03-05 payment card 515.00"]);
    const byHand = [act("resolve", day(4), { to: "confirmed", money: "not_taken" })];
    expect(told(gone("held", "authorised", "ordered", "needs_person", "confirmed"), byHand)).toEqual([
      "2027-03-05 payment otherwise 515.00",
    ]);
  });

  it("are none where nothing was taken, or is known to be, or the hotel takes it", () => {
    expect(told(gone("held", "authorised", "undoing", "released"))).toEqual([]);
    expect(told(gone("held", "authorised", "undoing", "needs_person"))).toEqual([]);
    const stay = heldStay(1, { state: "confirmed" });
    const later = { ...stay, quote: { ...stay.quote, dueNow: money(0) } };
    expect(moneyMovements(later, gone(...PAID).moves, [])).toEqual([]);
  });

  it("have what was taken while a booking was being undone from the day on which that was found out, before anything is given back", () => {
    const road = gone("held", "authorised", "undoing", "needs_person");
    const attention = { reason: "captured_while_undoing", from: "undoing", since: day(4) } as const;
    expect(told(road, [], { attention })).toEqual(["2027-03-04 payment card 515.00"]);
    expect(told(road, [refund("r1", 515_00, 9), outcome("r1", 9)], { attention })).toEqual([
      "2027-03-04 payment card 515.00",
      "2027-03-10 desk_refund card -515.00",
    ]);
  });

  it("have the refund of a cancellation on the day on which it was paid, and not before", () => {
    const cancelled = { cancellation: CANCELLATION };
    expect(told(gone(...PAID, "cancelling", "cancelled"), [], cancelled)).toEqual(["2027-03-04 payment card 515.00"]);
    expect(told(gone(...PAID, "cancelling", "cancelled", "refunded"), [], cancelled)).toEqual([
      "2027-03-04 payment card 515.00",
      "2027-03-08 cancellation_refund card -400.00",
    ]);
  });

  it("say whose all of it is where a cancellation gives nothing back", () => {
    const road = gone(...PAID, "cancelling", "cancelled");
    const cancellation = { ...CANCELLATION, refund: money(0) };
    expect(told(road, [], { cancellation }).slice(1)).toEqual(["2027-03-07 cancellation_refund card 0.00"]);
    expect(movements(road, [], { cancellation })[1]?.kept).not.toBeNull();
  });

  it("have what the desk paid in its place once", () => {
    const road = gone(...PAID, "cancelling", "cancelled", "needs_person", "refunded");
    const cancelled = { cancellation: CANCELLATION };
    const otherwise = [act("resolve", day(8), { to: "refunded", refund: "none", amountMinor: 400_00, currency: "USD" })];
    expect(told(road, otherwise, cancelled).slice(1)).toEqual(["2027-03-09 desk_refund otherwise -400.00"]);
    const inPlace = [
      refund("r1", 400_00, 7),
      outcome("r1", 7),
      act("resolve", day(8), { to: "refunded", refund: "none", standIns: ["r1"] }),
    ];
    expect(told(road, inPlace, cancelled).slice(1)).toEqual(["2027-03-08 desk_refund card -400.00"]);
    const byGateway = [act("resolve", day(8), { to: "refunded", refund: "refunded" })];
    expect(told(road, byGateway, cancelled).slice(1)).toEqual(["2027-03-09 cancellation_refund card -400.00"]);
  });

  it("have refunds of the desk when their outcome is known, and none that was declined or is open", () => {
    const acts = [refund("r1", 20_00, 5), refund("r2", 30_00, 5), refund("r3", 40_00, 5), outcome("r2", 6, "declined"), outcome("r1", 9)];
    expect(told(gone(...PAID), acts).slice(1)).toEqual(["2027-03-10 desk_refund card -20.00"]);
  });

  it("have a payment that was taken while the booking was undone, from when it was found out", () => {
    const road = ["held", "authorised", "undoing", "needs_person"] as const;
    const acts = [refund("r1", 515_00, 4), outcome("r1", 4)];
    const both = ["2027-03-04 payment card 515.00", "2027-03-05 desk_refund card -515.00"];
    expect(told(gone(...road), acts)).toEqual(both);
    expect(told(gone(...road, "refunded"), [...acts, act("resolve", day(4), { to: "refunded", standIns: ["r1"] })])).toEqual(both);
  });
});

/** Our service fee in each movement. */
const fees = (...of: Parameters<typeof movements>) => movements(...of).map(({ serviceFee }) => serviceFee && toDecimal(serviceFee));

/** Refunds of the desk, a day each. */
const refunded = (...amounts: readonly number[]): readonly DeskAct[] =>
  amounts.flatMap((minor, index) => [refund(`r${index}`, minor, 5 + index), outcome(`r${index}`, 5 + index)]);

describe("our service fee", () => {
  it("comes with the payment, and of a part that went back nobody says what it is of", () => {
    expect(fees(gone(...PAID))).toEqual(["15.00"]);
    expect(fees(gone(...PAID), refunded(515_00 - 1))).toEqual(["15.00", null]);
  });

  it("goes back with the refund after which nothing of the payment is left, whichever was begun first", () => {
    expect(fees(gone(...PAID), refunded(515_00))).toEqual(["15.00", "-15.00"]);
    expect(fees(gone(...PAID), refunded(100_00, 415_00))).toEqual(["15.00", null, "-15.00"]);
    const late = [refund("r1", 100_00, 5), refund("r2", 415_00, 6), outcome("r2", 6), outcome("r1", 9)];
    expect(fees(gone(...PAID), late)).toEqual(["15.00", "-15.00", null]);
  });

  it("goes back with a cancellation that gives all back", () => {
    const road = gone(...PAID, "cancelling", "cancelled", "refunded");
    expect(fees(road, [], { cancellation: { ...CANCELLATION, refund: money(515_00) } })).toEqual(["15.00", "-15.00"]);
    expect(fees(road, [], { cancellation: CANCELLATION })).toEqual(["15.00", null]);
    expect(fees(road, refunded(115_00), { cancellation: CANCELLATION })).toEqual(["15.00", "-15.00", null]);
  });
});

it("the refund of a cancellation says what we keep and what the supplier keeps, and no other movement does", () => {
  const lines = [
    { amount: money(515_00), rule: { kind: "paid" } },
    { amount: money(-200_00), rule: { kind: "fare_penalty" } },
    { amount: money(-15_00), rule: { kind: "service_fee_kept" } },
    { amount: money(-80_00), rule: { kind: "policy", key: "cancellationFee" } },
    { amount: money(-20_00), rule: { kind: "already_given_back" } },
  ] as const;
  const cancellation = { ...CANCELLATION, lines, refund: money(200_00) };
  const before = [refund("r1", 20_00, 5), outcome("r1", 5)];
  const kept = movements(gone(...PAID, "cancelling", "cancelled", "refunded"), before, { cancellation }).map((movement) => movement.kept);
  expect(kept).toEqual([null, { byUs: money(95_00), bySupplier: money(200_00) }, null]);
});
