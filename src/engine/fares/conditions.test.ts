import { describe, expect, it } from "vitest";
import { money } from "../../core/kernel/index.ts";
import { fareConditions, stricterConditions } from "./conditions.ts";
import type { Ticket } from "./ticket.ts";

const ticket = (code: string, country: string, model: Ticket["airline"]["model"], rest: Partial<Ticket> = {}): Ticket => ({
  airline: { code, country, model },
  cabin: "M",
  from: "US",
  to: "US",
  km: 4000,
  ...rest,
});

describe("conditions of a fare", () => {
  it.each([
    ["a US network airline at home", ticket("AA", "US", "network"), 0, null],
    ["a well-appointed US low-cost airline", ticket("WN", "US", "lowcost"), 0, null],
    ["a bare-seat US airline", ticket("F9", "US", "lowcost"), 45_00, null],
    ["a European network airline nearby", ticket("BA", "GB", "network", { from: "GB", to: "ES", km: 1150 }), 75_00, null],
    ["a European network airline far away", ticket("BA", "GB", "network", { from: "GB", to: "US", km: 5540 }), 150_00, 250_00],
    ["its premium economy", ticket("BA", "GB", "network", { from: "GB", to: "US", km: 5540, cabin: "W" }), 0, 200_00],
    ["its business class", ticket("BA", "GB", "network", { from: "GB", to: "US", km: 5540, cabin: "C" }), 0, 250_00],
    ["first class", ticket("BA", "GB", "network", { from: "GB", to: "US", km: 5540, cabin: "F" }), 0, 0],
    ["a leisure airline", ticket("DE", "DE", "leisure", { from: "DE", to: "US", km: 7700 }), 150_00, null],
  ])("are the rules of %s", (_, asked, change, refund) => {
    const { changeFee, refundFee } = fareConditions(asked);
    expect(changeFee?.amountMinor ?? null).toBe(change);
    expect(refundFee?.amountMinor ?? null).toBe(refund);
  });

  it("never make a dearer cabin harder to change or give back", () => {
    for (const model of ["network", "lowcost", "leisure", "regional"] as const) {
      for (const km of [400, 9000]) {
        const [economy, business] = (["M", "C"] as const).map((cabin) =>
          fareConditions(ticket("XX", "FR", model, { from: "FR", to: "MA", km, cabin })),
        );
        expect(business?.changeFee?.amountMinor).toBeLessThanOrEqual(economy?.changeFee?.amountMinor ?? Infinity);
        expect(business?.refundFee?.amountMinor).toBeLessThanOrEqual(economy?.refundFee?.amountMinor ?? Infinity);
      }
    }
  });

  it("of two bounds are the harder ones, and not allowed wins", () => {
    const free = { changeFee: money(0), refundFee: money(50_00) };
    const hard = { changeFee: money(75_00), refundFee: null };
    expect(stricterConditions(free, hard)).toEqual({ changeFee: money(75_00), refundFee: null });
    expect(stricterConditions(hard, free)).toEqual({ changeFee: money(75_00), refundFee: null });
  });
});
