import { describe, expect, it } from "vitest";
import { FARE_BRANDS, type FareBrand } from "../../core/flights/index.ts";
import { money } from "../../core/kernel/index.ts";
import { bagAllowance, firstBagDollars } from "./bags.ts";
import { brandBags, brandCents, brandConditions, brandsSold } from "./brands.ts";
import { fareConditions } from "./conditions.ts";
import type { Ticket } from "./ticket.ts";

const ticket = (model: Ticket["airline"]["model"], country: string, to: string, km: number, cabin: Ticket["cabin"] = "M"): Ticket => ({
  airline: { code: "XX", country, model },
  cabin,
  from: country,
  to,
  km,
});
const ATLANTIC = ticket("network", "DE", "US", 6200);
const TICKETS = [
  ATLANTIC,
  ticket("network", "US", "US", 1200),
  ticket("lowcost", "GB", "ES", 1400),
  ticket("lowcost", "IN", "IN", 900),
  ticket("leisure", "DE", "ES", 1800),
];
const sold = TICKETS.flatMap((each) => brandsSold(each).map((brand): [Ticket, FareBrand] => [each, brand]));

describe("fare brands", () => {
  it("are sold in economy: all by full-service airlines, a bundle by low-cost ones, none by regional ones", () => {
    expect(brandsSold(ATLANTIC)).toEqual(["standard", "plus", "flex"]);
    expect(brandsSold(ticket("lowcost", "GB", "ES", 1400))).toEqual(["standard", "plus"]);
    expect(brandsSold(ticket("regional", "US", "US", 400))).toEqual(["standard"]);
    for (const cabin of ["W", "C", "F"] as const) expect(brandsSold({ ...ATLANTIC, cabin })).toEqual(["standard"]);
  });

  it("add nothing to the standard fare, and the more the more they allow", () => {
    // A bag at $75, a change at $150, a refund at $250: 60 and 22.50, then 87.50 more.
    expect(FARE_BRANDS.map((brand) => brandCents(ATLANTIC, brand))).toEqual([0, 83_00, 171_00]);
    // A bag at $18 and a change at $45.
    expect(brandCents(ticket("lowcost", "IN", "IN", 900), "plus")).toBe(22_00);
  });

  it.each(TICKETS.map((each) => [each]))("cost whoever uses them less than what they hold, bought by itself: %o", (each) => {
    const { changeFee, refundFee } = fareConditions(each);
    const [plus, flex] = [brandCents(each, "plus"), brandCents(each, "flex")];
    expect(plus).toBeLessThan(firstBagDollars(each) * 100 + (changeFee?.amountMinor ?? 0));
    // There and back, of which a refund is paid once.
    expect(2 * (flex - plus)).toBeLessThan(refundFee?.amountMinor ?? Infinity);
  });

  it.each(sold)("of %o in %s allow no less than the standard fare", (each, brand) => {
    const [bags, conditions] = [bagAllowance(each), fareConditions(each)];
    const [more, freer] = [brandBags(bags, brand), brandConditions(conditions, brand)];
    expect(more.checked - bags.checked).toBe(brand === "standard" ? 0 : 1);
    expect(more.carryOn).toBeGreaterThanOrEqual(bags.carryOn);
    expect(more.checkedBagFee).toEqual(brand === "standard" ? bags.checkedBagFee : null);
    expect(freer.changeFee).toEqual(brand === "standard" ? conditions.changeFee : money(0));
    expect(freer.refundFee).toEqual(brand === "flex" ? money(0) : conditions.refundFee);
  });
});
