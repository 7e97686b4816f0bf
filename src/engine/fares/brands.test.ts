import { describe, expect, it } from "vitest";
import { FARE_BRANDS } from "../../core/flights/index.ts";
import { money } from "../../core/kernel/index.ts";
import { bagAllowance, firstBagDollars, leastBags } from "./bags.ts";
import { brandBags, brandConditions, brandsSold, brandSupplements } from "./brands.ts";
import { fareConditions, stricterConditions } from "./conditions.ts";
import type { Ticket } from "./ticket.ts";

const ticket = (model: Ticket["airline"]["model"], country: string, to: string, km: number, cabin: Ticket["cabin"] = "M"): Ticket => ({
  airline: { code: "XX", country, model },
  cabin,
  from: country,
  to,
  km,
});
const ATLANTIC = ticket("network", "DE", "US", 6200);
const DOMESTIC = ticket("network", "US", "US", 1200);
/** With a bag in the fare. */
const ASIAN = ticket("network", "JP", "TH", 4600);
const LOW_COST = ticket("lowcost", "IN", "IN", 900);
const TRIPS: readonly (readonly Ticket[])[] = [
  [ATLANTIC],
  [ATLANTIC, ATLANTIC],
  [ATLANTIC, DOMESTIC, ASIAN],
  [ATLANTIC, ATLANTIC, ATLANTIC, ATLANTIC, ATLANTIC],
  [DOMESTIC, DOMESTIC],
  [ASIAN, ASIAN],
  [ASIAN, DOMESTIC],
  [LOW_COST, LOW_COST],
  [ticket("lowcost", "GB", "ES", 1400)],
  [ticket("leisure", "DE", "ES", 1800), ticket("leisure", "DE", "ES", 1800)],
];
const bagsOf = (trip: readonly Ticket[]) => trip.map(bagAllowance).reduce(leastBags);
const conditionsOf = (trip: readonly Ticket[]) => trip.map(fareConditions).reduce(stricterConditions);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe("fare brands", () => {
  it("are sold in economy: all by full-service airlines, a bundle by low-cost ones, none by regional ones", () => {
    expect(brandsSold([ATLANTIC])).toEqual(["standard", "plus", "flex"]);
    expect(brandsSold([LOW_COST])).toEqual(["standard", "plus"]);
    expect(brandsSold([ticket("regional", "US", "US", 400)])).toEqual(["standard"]);
    for (const cabin of ["W", "C", "F"] as const) expect(brandsSold([{ ...ATLANTIC, cabin }])).toEqual(["standard"]);
  });

  it("are sold for a whole trip by all of its airlines, and only when they add something", () => {
    expect(brandsSold([ATLANTIC, LOW_COST])).toEqual(["standard", "plus"]);
    expect(brandsSold([ATLANTIC, { ...ATLANTIC, cabin: "C" }])).toEqual(["standard"]);
    const free = ticket("network", "CA", "JP", 8000);
    expect([bagsOf([free]).checked, conditionsOf([free]).changeFee]).toEqual([1, money(0)]);
    expect(brandsSold([free])).toEqual(["standard", "flex"]);
    // A bag without free changes, and free changes without a bag: Plus adds the other.
    for (const half of [ASIAN, DOMESTIC]) expect(brandsSold([half])).toEqual(["standard", "plus", "flex"]);
  });

  it("add what they spare, in part: the bag of each bound, a change and a refund of the trip", () => {
    // A bag at $75, a change at $150, a refund at $250: 60 and 45, then 175 more.
    expect(FARE_BRANDS.map((brand) => brandSupplements([ATLANTIC], brand))).toEqual([[0], [105_00], [280_00]]);
    // A bag at $38 and free changes; a refund that there is not otherwise at $45.
    expect(FARE_BRANDS.map((brand) => brandSupplements([DOMESTIC], brand))).toEqual([[0], [30_00], [75_00]]);
    // A bag in the fare and a change at $75; such a refund at half of $62, where fares are cheap.
    expect(FARE_BRANDS.map((brand) => brandSupplements([ticket("network", "JP", "KR", 1200)], brand))).toEqual([[0], [22_00], [53_00]]);
    // A bag at $18 and a change at $45, out and back.
    expect(brandSupplements([LOW_COST, LOW_COST], "plus")).toEqual([21_00, 21_00]);
    // A bag in the fare is not paid again.
    expect(brandSupplements([ASIAN], "plus")).toEqual([
      Math.floor((0.3 * (fareConditions(ASIAN).changeFee?.amountMinor ?? 0)) / 100) * 100,
    ]);
  });

  it.each(TRIPS.map((trip) => [trip]))("cost whoever uses them less than what they hold, bought by itself: %o", (trip) => {
    const { changeFee, refundFee } = conditionsOf(trip);
    const bags = sum(trip.map((each) => (bagAllowance(each).checked > 0 ? 0 : firstBagDollars(each) * 100)));
    const [plus, flex] = [sum(brandSupplements(trip, "plus")), sum(brandSupplements(trip, "flex"))];
    expect(plus).toBeLessThan(bags + (changeFee?.amountMinor ?? 0));
    expect(flex - plus).toBeLessThan(refundFee?.amountMinor ?? Infinity);
    expect(flex).toBeGreaterThan(plus);
  });

  it.each(TRIPS.map((trip) => [trip]))("allow no less than the standard fare: %o", (trip) => {
    const [bags, conditions] = [bagsOf(trip), conditionsOf(trip)];
    expect([brandBags(bags, "standard"), brandConditions(conditions, "standard")]).toEqual([bags, conditions]);
    for (const brand of ["plus", "flex"] as const) {
      expect(brandBags(bags, brand)).toEqual({ ...bags, checked: Math.max(1, bags.checked), checkedBagFee: null });
      expect(brandConditions(conditions, brand)).toEqual({
        changeFee: money(0),
        refundFee: brand === "flex" ? money(0) : conditions.refundFee,
      });
    }
  });
});
