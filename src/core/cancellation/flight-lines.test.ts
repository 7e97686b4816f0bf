import { expect, it } from "vitest";
import { heldBooking, NOW } from "../../usecases/testing/sample-trip.ts";
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
