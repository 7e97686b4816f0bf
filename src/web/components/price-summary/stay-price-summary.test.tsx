import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import type { HotelOffer } from "../../../core/hotels/index.ts";
import { money } from "../../../core/kernel/index.ts";
import { stayQuoteIn } from "../../present/pricing.ts";
import { SAMPLE_FIRM_RATE, SAMPLE_OFFER, SAMPLE_PRICING, SAMPLE_RATE } from "../../testing/sample-rooms.ts";
import { StayPriceSummary } from "./stay-price-summary.tsx";

const wordsOf = (rate: typeof SAMPLE_RATE, change: Partial<HotelOffer> = {}, standing?: "booked" | "over"): string =>
  textOf(
    renderStatic(
      <StayPriceSummary
        {...(standing && { standing })}
        quote={stayQuoteIn(SAMPLE_PRICING, rate, 4)}
        offer={{ ...SAMPLE_OFFER, ...change, rate }}
        pricing={SAMPLE_PRICING}
      />,
    ),
  );

it("is the nightly price times the nights, taxes and fees inside by their names, a service fee of $0.00, and the total", () => {
  expect(wordsOf(SAMPLE_FIRM_RATE).split(" Room price Set")[0]).toBe(
    "Room price $732.00 $183.00 × 4 nights of which $94.50 taxes and fees Sales tax $60.50 Resort fee $34.00 Service fee $0.00 Total $732.00 Why these amounts?",
  );
});

it("says what is due now and what at the hotel when the hotel takes the money", () => {
  expect(wordsOf(SAMPLE_RATE)).toMatch(
    /Total \$756\.00 Due now \$0\.00 Your card is checked now and charged by the hotel\. Due at the hotel \$756\.00 Why/,
  );
});

it("says what was paid instead once it is booked, and nothing of either when it is over", () => {
  const booked = wordsOf(SAMPLE_RATE, {}, "booked");
  expect(booked).toContain("Total $756.00 Paid $0.00 The card is only checked; the hotel charges it. Due at the hotel $756.00 Why");
  expect(wordsOf(SAMPLE_RATE, {}, "over")).toContain("Total $756.00 Why");
  expect(wordsOf(SAMPLE_FIRM_RATE, {}, "booked")).toContain("Total $732.00 Why");
});

it("names the deposit that the hotel asks for beside the total, and none that nobody will ask for any more", () => {
  const { hotel } = SAMPLE_OFFER;
  const asking = { hotel: { ...hotel, policies: { ...hotel.policies, deposit: money(100_00) } } };
  expect(wordsOf(SAMPLE_FIRM_RATE, asking)).toContain(
    "Total $732.00 Deposit $100.00 The hotel asks for it at check-in and gives it back at check-out. It is not part of the total. Why",
  );
  expect(wordsOf(SAMPLE_FIRM_RATE, asking, "over")).not.toContain("Deposit");
});

it("says which rule made each line, and where it is stated", () => {
  const words = wordsOf(SAMPLE_RATE);
  expect(words).toContain("Sales tax Set by the state or the country, on the price of the room. Fare Disclosure Policy");
  expect(words).toContain(
    "Resort fee Set by the hotel for what it offers, whether it is used or not, and part of every price that we show. Fare Disclosure",
  );
  expect(words).toContain("Service fee Ours. It is $0.00 for a hotel that is booked on this site. Our Service Fees");
  expect(words).not.toContain("Discount for longer stays");
});

it("says which discount is in the price once the stay is long enough for it", () => {
  const discount = { percent: 12, fromNights: 4 };
  const words = wordsOf(SAMPLE_RATE, { hotel: { ...SAMPLE_OFFER.hotel, discount } });
  expect(words).toContain(
    "Discount for longer stays Set by the hotel: 12% off for 4 nights or more, already in every price that we show. Discount Policy",
  );
});
