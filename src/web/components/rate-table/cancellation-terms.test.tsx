import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import type { Cancellation } from "../../../core/hotels/index.ts";
import { type CurrencyCode, type LocalDateTime, money } from "../../../core/kernel/index.ts";
import { type Pricing, stayQuoteIn } from "../../present/pricing.ts";
import { SAMPLE_FIRM_RATE, SAMPLE_PRICING, SAMPLE_RATE } from "../../testing/sample-rooms.ts";
import { CancellationTerms } from "./cancellation-terms.tsx";

const EUR = "EUR" as CurrencyCode;
const EUROS: Pricing = { currency: EUR, rates: { ...SAMPLE_PRICING.rates, perUsd: { USD: 1, EUR: 0.9 } } };

function words(cancellation: Cancellation, pricing: Pricing = SAMPLE_PRICING): string {
  const quote = stayQuoteIn(pricing, SAMPLE_RATE, 4);
  return textOf(renderStatic(<CancellationTerms cancellation={cancellation} total={SAMPLE_RATE.total} quote={quote} pricing={pricing} />));
}

describe("what a cancellation costs", () => {
  it("is free until a wall time at the hotel, and then rises step by step", () => {
    expect(words(SAMPLE_RATE.cancellation)).toBe(
      "Free cancellation until Mar-10-2027 , 6:00 PM hotel time Then it costs $189.00 from the start of Mar-12-2027 : the full price",
    );
  });

  it("is the full price from the deadline on when there is one step", () => {
    const [first, , last] = SAMPLE_RATE.cancellation.steps;
    expect(words({ ...SAMPLE_RATE.cancellation, steps: [first, ...(last ? [last] : [])] })).toContain("hotel time Then the full price");
  });

  it("is the full price at once for a rate that never pays back", () => {
    expect(words({ ...SAMPLE_FIRM_RATE.cancellation, steps: [{ fromLocal: null, penalty: SAMPLE_RATE.total }] })).toBe(
      "Nonrefundable Full price if canceled",
    );
  });

  it("is partly given back where it is never free but not all is kept", () => {
    const steps: Cancellation["steps"] = [
      { fromLocal: null, penalty: money(100_00) },
      { fromLocal: "2027-03-11T12:00" as LocalDateTime, penalty: SAMPLE_RATE.total },
    ];
    expect(words({ freeUntilLocal: null, steps })).toBe(
      "Partly refundable Canceling costs $100.00 from Mar-11-2027 , 12:00 PM: the full price",
    );
  });

  it("is said in the visitor's currency", () => {
    expect(words(SAMPLE_RATE.cancellation, EUROS)).toContain("Then it costs €170.10");
  });
});
