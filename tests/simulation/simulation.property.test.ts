import { beforeAll, describe, expect, it } from "vitest";
import { PLANTED_BUGS } from "./planted-bugs.ts";
import { catchBug, runMany, type Summary, traceOf } from "./run-many.ts";

const SCHEDULES = 1000;

describe("bookings among servers that die, calls that get lost, travellers who click twice and an agency that gives money back", () => {
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
    const desk = ["refunded by card", "declined by card", "refunded by otherwise"].map((what) => `desk refund ${what}`);
    const unseen = [
      ...reached,
      "refunded",
      ...asked.map((reason) => `needs_person: ${reason}`),
      "crashes",
      "freezes",
      "answered pending",
      "names completed",
      ...desk,
    ].filter((what) => (summary.counts[what] ?? 0) === 0);
    expect(unseen).toEqual([]);
  });

  it("happen the same way again from the same seed", async () => {
    expect(await traceOf(7)).toEqual(await traceOf(7));
  });
});

describe("the simulation", () => {
  it.each(PLANTED_BUGS.filter(({ isRare }) => !isRare))("finds a planted bug: $name", async (bug) => {
    expect(await catchBug(bug, SCHEDULES)).not.toBeNull();
  });
});
