import { beforeAll, describe, expect, it } from "vitest";
import { PLANTED_BUGS } from "./planted-bugs.ts";
import { catchBug, runMany, type Summary, traceOf } from "./run-many.ts";

const SCHEDULES = 1500;

describe("bookings among servers that die, calls that get lost and travellers who click twice", () => {
  let summary: Summary;
  beforeAll(async () => {
    summary = await runMany(SCHEDULES);
  });

  it("come out whole: charged once, ordered once, told once, nothing oversold and nothing stuck", async () => {
    const [first] = summary.broken;
    expect(summary.broken, first && (await traceOf(first.seed))).toEqual([]);
  });

  it("go through every state and to every kind of person's work", () => {
    const reached = [
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
    ];
    const asked = ["payment_unknown", "order_unknown", "capture_unknown", "order_cancel_unknown", "refund_unknown", "refund_declined"];
    const unseen = [...reached, "refunded", ...asked.map((reason) => `needs_person: ${reason}`), "crashes", "answered pending"].filter(
      (what) => summary.counts[what] === undefined,
    );
    expect(unseen).toEqual([]);
  });

  it("happen the same way again from the same seed", async () => {
    expect(await traceOf(7)).toEqual(await traceOf(7));
  });
});

describe("the simulation", () => {
  it.each(PLANTED_BUGS)("finds a planted bug: $name", async (bug) => {
    expect(await catchBug(bug, SCHEDULES)).not.toBeNull();
  });
});
