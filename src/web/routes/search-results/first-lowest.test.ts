import { expect, it } from "vitest";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { firstLowest } from "./first-lowest.ts";

const [cheapest, second] = SAMPLE_OFFERS as readonly [FlightOffer, FlightOffer];
const twin: FlightOffer = { ...second, farePerTraveller: cheapest.farePerTraveller };

it("calls one flight the lowest, however many cost the same", () => {
  const found = [cheapest, twin, ...SAMPLE_OFFERS.slice(2)];
  expect(firstLowest(found, found)).toBe(cheapest);
});

it("calls its equal the lowest when filters hide the first, and none when they hide both", () => {
  expect(firstLowest([twin, second], [cheapest, twin, second])).toBe(twin);
  expect(firstLowest([second], [cheapest, twin, second])).toBeUndefined();
  expect(firstLowest([], [])).toBeUndefined();
});
