import { describe, expect, it } from "vitest";
import { type Booking } from "../core/booking/index.ts";
import { money, ok } from "../core/kernel/index.ts";
import { ERASED, ERASED_EMAIL } from "../core/desk/index.ts";
import type { Acting } from "../usecases/desk/desk-ports.ts";
import { NOW } from "../usecases/testing/sample-trip.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import { BOOKING, ID, setUp } from "./testing/fake-desk.ts";

describe("an act", () => {
  const refundable = {
    booking: BOOKING as Booking,
    paymentId: "p",
    taken: money(515_00),
    most: money(515_00),
    left: money(400_00),
    refunds: [],
  };
  const withRefunds = () => {
    const made: { amount: string; acting: Acting }[] = [];
    const parts: Partial<Desk> = {
      findRefundable: async () => ok(refundable),
      refundBooking: async (_id, amount, acting) => {
        made.push({ amount: `${amount.currency} ${amount.amountMinor}`, acting });
        return ok({ amount, outcome: "refunded", isMailed: true });
      },
    };
    return { made, parts };
  };

  it("shows what it is about, asks, and names who acts", async () => {
    const { made, parts } = withRefunds();
    const { run, said, asked } = setUp(parts);
    const outcome = await run("refund", ID, "120.50", "--because", "goodwill");
    expect(outcome).toEqual({ exitCode: 0, out: "USD 120.50 is given back; the traveler is written to.\n", error: "" });
    expect([said, asked]).toEqual([["Taken: USD 515.00. Left to give back: USD 400.00."], ["Give USD 120.50 back for booking 00000001?"]]);
    expect(made).toEqual([{ amount: "USD 12050", acting: { actor: "login", because: "goodwill" } }]);
  });

  it("is not done where somebody says no, or nobody can be asked", async () => {
    const { made, parts } = withRefunds();
    expect(await setUp(parts, false).run("refund", ID, "all", "--because", "x")).toMatchObject({
      exitCode: 1,
      error: "Nothing was done.\n",
    });
    expect(await setUp(parts, null).run("refund", ID, "all", "--because", "x")).toMatchObject({ exitCode: 2 });
    expect(made).toEqual([]);
  });

  it("is done without a question with --yes, by whom --by names", async () => {
    const { made, parts } = withRefunds();
    const { run, asked } = setUp(parts);
    await run("refund", ID, "all", "--because", "x", "--yes", "--by", "Grace\u001b[2J Hopper");
    expect([asked, made]).toEqual([[], [{ amount: "USD 40000", acting: { actor: "Grace [2J Hopper", because: "x" } }]]);
  });

  it.each(["-5", "0", "1.005", "five"])("refuses to give back %s", async (amount) => {
    const { made, parts } = withRefunds();
    const outcome = await setUp(parts).run("refund", ID, "--because", "x", "--", amount);
    expect([outcome.exitCode, made]).toEqual([2, []]);
  });

  it("says that nobody is written to where who made the booking has been erased", async () => {
    const parts: Partial<Desk> = { finishRefund: async () => ok({ amount: money(5_00), outcome: "refunded", isMailed: false }) };
    expect(await setUp(parts).run("refund", ID, "--finish")).toMatchObject({
      exitCode: 0,
      out: "USD 5.00 is given back. Who made it has been erased: there is nobody to write to.\n",
    });
  });

  it("that ends an erased booking says before the question that no mail goes out", async () => {
    const erased = { ...BOOKING, contact: { email: ERASED_EMAIL, mobile: ERASED } };
    const plan = { givesBack: false, mail: null, paidOtherwise: null, standIns: [], answer: "bill", progress: {}, wakes: false } as const;
    const facts = { money: "taken", order: "none", refund: "none" } as const;
    const planResolution: Desk["planResolution"] = async () => ok({ booking: erased, as: "refunded", facts, plan, givenMinor: 0 });
    const { run, said } = setUp({ planResolution, resolveBooking: async () => ok(null) });
    await run("resolve", ID, "--as", "refunded", "--because", "x");
    expect(said.at(-1)).toBe("No mail goes out. Who made it has been erased: there is nobody to write to.");
  });

  it("of an unknown outcome is no success", async () => {
    const parts: Partial<Desk> = { finishRefund: async (_id) => ok({ amount: money(5_00), outcome: "open", isMailed: false }) };
    expect(await setUp(parts).run("refund", ID, "--finish")).toMatchObject({ exitCode: 1 });
  });
});

describe("a cancellation", () => {
  const quote = { lines: [{ amount: money(515_00), rule: { kind: "paid" } as const }], refund: money(400_00), at: NOW, refundDue: NOW };
  const parts: Partial<Desk> = {
    quoteCancellation: async () => ok({ booking: BOOKING, quote }),
    cancelBooking: async () => ok(null),
  };

  it("says what comes back: before the question, and in its answer where none is asked", async () => {
    const { run, said } = setUp(parts);
    const answer = "Booking 00000001 is being cancelled by the server and gives USD 400.00 back; see show 00000001.\n";
    expect(await run("cancel", ID, "--because", "x", "--yes")).toMatchObject({ exitCode: 0, out: answer });
    expect(said).toEqual([]);
    expect(await run("cancel", ID, "--because", "x")).toMatchObject({ exitCode: 0, out: answer });
    expect(said.at(-1)).toBe("comes back  USD 400.00");
  });
});
