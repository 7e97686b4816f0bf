import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { stayQuoteIn } from "../../present/pricing.ts";
import { SAMPLE_FIRM_RATE, SAMPLE_PRICING, SAMPLE_RATE } from "../../testing/sample-rooms.ts";
import { StayPriceSummary } from "./stay-price-summary.tsx";

const wordsOf = (rate: typeof SAMPLE_RATE): string =>
  textOf(renderStatic(<StayPriceSummary quote={stayQuoteIn(SAMPLE_PRICING, rate, 4)} charges={rate.charges} pricing={SAMPLE_PRICING} />));

it("is the nightly price times the nights, taxes and fees inside by their names, a service fee of $0.00, and the total", () => {
  expect(wordsOf(SAMPLE_FIRM_RATE)).toBe(
    "Nightly price $183.00 × 4 nights $732.00 of which $94.50 taxes and fees Sales tax $60.50 Resort fee $34.00 Service fee $0.00 Total $732.00",
  );
});

it("says what is due now and what at the hotel when the hotel takes the money", () => {
  expect(wordsOf(SAMPLE_RATE)).toMatch(
    /Total \$756\.00 Due now Your card is checked now and charged by the hotel\. \$0\.00 Due at the hotel \$756\.00$/,
  );
});
