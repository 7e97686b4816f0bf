import { expect, it } from "vitest";
import type { Booking } from "../core/booking/index.ts";
import { money, secondsAfter, secondsBefore } from "../core/kernel/index.ts";
import { createResumeBookings } from "./resume-bookings.ts";
import { heldBooking, NOW } from "./testing/sample-trip.ts";

const CANCELLED: Booking = {
  ...heldBooking(4),
  state: "cancelled",
  progress: { ...heldBooking(4).progress, cancellation: { lines: [], refund: money(0), at: NOW, refundDue: null } },
};

function resume(bookings: readonly Booking[], most = Infinity) {
  const carried: string[] = [];
  const faults: unknown[] = [];
  const asked: unknown[] = [];
  const run = createResumeBookings({
    store: { listWorking: async (before) => (asked.push(before), bookings) },
    clock: { now: () => secondsAfter(NOW, 60) },
    log: { error: (fault) => faults.push(fault) },
    carryOn: async (id) => {
      carried.push(id);
      if (id === heldBooking(1).id) throw new Error("The first one fails.");
    },
    isStopped: () => carried.length >= most,
  });
  return { run, carried, faults, asked };
}

it("carries on what is unfinished and older than a request waits, though one of them fails", async () => {
  const { run, carried, faults, asked } = resume([heldBooking(1), heldBooking(2), CANCELLED]);
  expect(await run()).toBe(2);
  expect(carried).toEqual([heldBooking(1).id, heldBooking(2).id]);
  expect(faults).toHaveLength(1);
  expect(asked).toEqual([secondsBefore(secondsAfter(NOW, 60), 25)]);
});

it("leaves the rest for the next start when the server stops", async () => {
  const { run, carried } = resume([heldBooking(1), heldBooking(2), heldBooking(3)], 2);
  await run();
  expect(carried).toHaveLength(2);
});
