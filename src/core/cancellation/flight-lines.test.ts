import { expect, it } from "vitest";
import { heldBooking, NOW, OFFER } from "../../usecases/testing/sample-trip.ts";
import { money, secondsAfter } from "../kernel/index.ts";
import { figureAt } from "../policy/index.ts";
import { flightLines } from "./flight-lines.ts";

const DAY = 24 * 60 * 60;

it("takes the fees of the day of the booking, not those of the day of the cancellation", () => {
  const booking = heldBooking(1, { state: "confirmed" });
  if (booking.kind !== "flight") throw new Error("The sample is a flight.");
  const lines = flightLines(booking, secondsAfter(NOW, 3 * DAY), (key, at) => {
    const amount = at === NOW ? money(30_00) : money(50_00);
    return key === "cancellationFee" ? { kind: "money", bound: "exactly", amount, per: "ticket" } : figureAt(key, at);
  });
  const ours = lines.filter(({ rule }) => rule.kind === "policy");
  expect(ours).toEqual([
    { amount: money(-30_00), rule: { kind: "policy", key: "cancellationFee", heldAt: NOW } },
    { amount: money(-50_00), rule: { kind: "policy", key: "refundProcessingFee", heldAt: NOW } },
  ]);
});

it("takes a fee for each traveler or each ticket as often as there are travelers, and one for the booking once", () => {
  const booking = heldBooking(1, { state: "confirmed", offer: { ...OFFER, party: { adults: 2, children: 1, infants: 0 } } });
  const feesPer = (per: "ticket" | "passenger" | "booking") =>
    flightLines(booking, secondsAfter(NOW, 3 * DAY), () => ({ kind: "money", bound: "exactly", amount: money(10_00), per }))
      .filter(({ rule }) => rule.kind === "policy")
      .map(({ amount }) => amount);
  expect([feesPer("ticket"), feesPer("passenger"), feesPer("booking")]).toEqual([
    [money(-30_00), money(-30_00)],
    [money(-30_00), money(-30_00)],
    [money(-10_00), money(-10_00)],
  ]);
});
