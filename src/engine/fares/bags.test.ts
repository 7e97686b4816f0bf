import { describe, expect, it } from "vitest";
import { money } from "../../core/kernel/index.ts";
import { bagAllowance, leastBags } from "./bags.ts";
import type { Ticket } from "./ticket.ts";

const ticket = (code: string, country: string, model: Ticket["airline"]["model"], rest: Partial<Ticket> = {}): Ticket => ({
  airline: { code, country, model },
  cabin: "M",
  from: "US",
  to: "US",
  km: 4000,
  ...rest,
});
const atlantic = { from: "US", to: "GB", km: 5540 };

describe("bags", () => {
  it.each([
    ["US network, at home", ticket("AA", "US", "network"), 1, 0, 23, 38_00],
    ["US network, over the Atlantic", ticket("AA", "US", "network", atlantic), 1, 0, 23, 75_00],
    ["over the Atlantic in premium economy", ticket("BA", "GB", "network", { ...atlantic, cabin: "W" }), 1, 2, 23, null],
    ["over the Atlantic in business", ticket("BA", "GB", "network", { ...atlantic, cabin: "C" }), 1, 2, 32, null],
    ["US network to Japan", ticket("AA", "US", "network", { from: "US", to: "JP", km: 10_850 }), 1, 1, 23, null],
    ["Asian network, at home", ticket("JL", "JP", "network", { from: "JP", to: "JP", km: 800 }), 1, 1, 23, null],
    ["bare-seat airline", ticket("F9", "US", "lowcost"), 0, 0, 23, 38_00],
    ["low-cost in India", ticket("SG", "IN", "lowcost", { from: "IN", to: "IN", km: 1150 }), 1, 0, 20, 18_00],
    ["low-cost, far", ticket("XX", "DE", "lowcost", { from: "DE", to: "TH", km: 9000 }), 1, 0, 20, 75_00],
    ["bare-seat airline in business", ticket("F9", "US", "lowcost", { cabin: "C" }), 1, 2, 32, null],
    ["leisure in Japan", ticket("XX", "JP", "leisure", { from: "JP", to: "JP", km: 800 }), 1, 0, 23, 18_00],
    ["European network to Asia", ticket("BA", "GB", "network", { from: "GB", to: "TH", km: 9500 }), 1, 1, 23, null],
    ["leisure, far", ticket("DE", "DE", "leisure", { from: "DE", to: "TH", km: 9000 }), 1, 1, 23, null],
  ])("%s", (_, asked, carryOn, checked, checkedKg, fee) => {
    expect(bagAllowance(asked)).toEqual({ carryOn, checked, checkedKg, checkedBagFee: fee === null ? null : money(fee) });
  });

  it("name a fee exactly where no bag is included", () => {
    for (const model of ["network", "lowcost", "leisure", "regional"] as const) {
      for (const cabin of ["M", "W", "C", "F"] as const) {
        const { checked, checkedBagFee } = bagAllowance(ticket("XX", "BR", model, { cabin, to: "PT", km: 7900 }));
        expect(checkedBagFee === null).toBe(checked > 0);
      }
    }
  });

  it("of two bounds are the fewer ones, with the dearer fee", () => {
    const included = { carryOn: 1, checked: 1, checkedKg: 23, checkedBagFee: null };
    const bare = { carryOn: 0, checked: 0, checkedKg: 20, checkedBagFee: money(38_00) };
    const dear = { ...bare, checkedBagFee: money(75_00) };
    expect(leastBags(included, bare)).toEqual(bare);
    expect(leastBags(bare, included)).toEqual(bare);
    expect(leastBags(bare, dear)).toEqual(dear);
    expect(leastBags(dear, bare)).toEqual(dear);
    expect(leastBags(included, included)).toEqual(included);
  });
});
