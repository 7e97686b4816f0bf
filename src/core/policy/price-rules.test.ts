import { describe, expect, it } from "vitest";
import { CHARGE_KINDS } from "../hotels/index.ts";
import { type CurrencyCode, type LocalDate, money, USD } from "../kernel/index.ts";
import { quoteFlight, quoteStay } from "../pricing/index.ts";
import { POLICY, PRICE_RULES } from "./index.ts";

const RATES = { base: USD, perUsd: { USD: 1 }, asOf: "2026-11-20" as LocalDate, source: "test" };

describe("the rules of a price's lines", () => {
  it("are stated on the page of the policy whose figure they are", () => {
    const stated = Object.values(PRICE_RULES).map(({ policy, page }) => policy === null || POLICY[policy].page === page);
    expect(stated).not.toContain(false);
  });

  it("cover every tax and fee that a hotel's price can hold", () => {
    expect(CHARGE_KINDS.filter((kind) => !Object.hasOwn(PRICE_RULES, kind))).toEqual([]);
  });

  it("say what is billed: a service fee is the figure of its policy", () => {
    const flight = quoteFlight(money(100_00), { adults: 1, children: 0, infants: 0 }, "USD" as CurrencyCode, RATES);
    const stay = quoteStay({ perNight: money(100_00), taxesAndFees: money(0) }, 1, "now", "USD" as CurrencyCode, RATES);
    expect(POLICY.siteFlightServiceFee.figure.amount).toEqual(flight.serviceFee);
    expect(POLICY.siteHotelServiceFee.figure.amount).toEqual(stay.serviceFee);
    expect([PRICE_RULES.flightServiceFee.policy, PRICE_RULES.hotelServiceFee.policy]).toEqual([
      "siteFlightServiceFee",
      "siteHotelServiceFee",
    ]);
  });
});
