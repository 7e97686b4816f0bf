import { describe, expect, it } from "vitest";
import type { Instant } from "../kernel/index.ts";
import { dollars } from "./figure.ts";
import { figureAt, type FormerFigure, POLICY, POLICY_KEYS, policyWords } from "./index.ts";

const at = (day: string) => `${day}T12:00:00Z` as Instant;
const FORMER: readonly FormerFigure[] = [
  { key: "cancellationFee", until: at("2027-01-01"), figure: dollars(30, "ticket") },
  { key: "cancellationFee", until: at("2028-01-01"), figure: dollars(40, "ticket") },
];

/** The fees that the pages of cancellations and refunds have stated to those who have booked, the last one of each. */
const SAID = {
  cancellationFee: "$50 per ticket",
  lowCostCancellationDomestic: "$50 per passenger",
  lowCostCancellationInternational: "$75 per passenger",
  exchangeDomesticEarly: "up to $100",
  exchangeDomesticLate: "$150",
  exchangeInternationalEarly: "up to $200",
  exchangeInternationalLate: "$300",
  refundProcessingFee: "$50 per ticket",
};

describe("the figure of a policy", () => {
  it.each([
    ["2026-12-31", 30_00],
    ["2027-06-01", 40_00],
    ["2028-01-01", 50_00],
  ])("of a booking of %s is the one that stood there then", (day, amountMinor) => {
    expect(figureAt("cancellationFee", at(day), FORMER)).toMatchObject({ amount: { amountMinor } });
    expect(figureAt("refundProcessingFee", at(day), FORMER)).toEqual(POLICY.refundProcessingFee.figure);
  });

  it("is not changed without keeping the one of before: put that into FORMER_FIGURES, then write the new one here", () => {
    const pages = ["/cancellation-policy", "/refund-policy"];
    const keys = POLICY_KEYS.filter((key) => pages.includes(POLICY[key].page) && POLICY[key].figure.kind === "money");
    expect(Object.fromEntries(keys.map((key) => [key, policyWords(key, "en")]))).toEqual(SAID);
  });
});
