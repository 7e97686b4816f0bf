import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { formatMoney, money, type Money } from "../../../core/kernel/index.ts";
import { ConditionChips } from "./condition-chips.tsx";

const [offer] = SAMPLE_OFFERS as readonly [FlightOffer];
const DOLLARS = 100;

const textFor = (changeFee: Money | null, refundFee: Money | null): string =>
  textOf(
    renderStatic(
      <ConditionChips
        itinerary={{ ...offer, farePerTraveller: money(438 * DOLLARS), conditions: { changeFee, refundFee } }}
        shown={(fee) => formatMoney(fee, "en")}
      />,
    ),
  ).replaceAll("\u00a0", " ");

it("the conditions of a fare say what the airline takes, that it takes nothing, or that it is not allowed", () => {
  expect(textFor(money(120 * DOLLARS), money(250 * DOLLARS))).toBe(
    "Airline change fee $120.00 per traveler Airline refund fee $250.00 per traveler",
  );
  expect(textFor(money(0), money(0))).toBe("No airline change fee Refundable");
  expect(textFor(null, null)).toBe("No changes Nonrefundable");
});

it("a refund of which the fees leave nothing is called none, with what they are", () => {
  const ours = 100 * DOLLARS;
  expect(textFor(null, money(438 * DOLLARS - ours - 1))).toContain("Airline refund fee $337.99");
  expect(textFor(null, money(438 * DOLLARS - ours))).toContain("No refund: fees of $438.00 per traveler");
});
