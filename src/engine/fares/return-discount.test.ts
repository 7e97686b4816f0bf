import { expect, it } from "vitest";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import { returnDiscount } from "./return-discount.ts";
import { smallWorld } from "./sanity/small-world.ts";

const [NETWORK, LOW_COST] = [0, 3];
const { airlines, partners } = decodeTimetable(encodeWorld(smallWorld([["JFK", "LAX", [NETWORK, LOW_COST]]])));
const allPartners = { airlines, partners: partners.map(() => 1) };

it("is none where either way is flown by a low-cost airline, or the two are no partners", () => {
  expect([airlines[NETWORK]?.model, airlines[LOW_COST]?.model]).toEqual(["network", "lowcost"]);
  expect(returnDiscount(allPartners, NETWORK, LOW_COST)).toBe(0);
  expect(returnDiscount(allPartners, LOW_COST, NETWORK)).toBe(0);
  expect(returnDiscount({ airlines, partners: partners.map(() => 0) }, NETWORK, NETWORK)).toBe(0);
  expect(returnDiscount(allPartners, NETWORK, NETWORK)).toBeGreaterThan(0);
});

it("is the same of two network airlines, whichever of them flies out", () => {
  const other = 1;
  const [out, back] = [returnDiscount(allPartners, NETWORK, other), returnDiscount(allPartners, other, NETWORK)];
  expect([airlines[other]?.model, back]).toEqual(["network", out]);
  expect(out).toBeGreaterThanOrEqual(0.08);
});

it("of one airline there and back differs from airline to airline", () => {
  const networks = [...airlines.keys()].filter((airline) => airlines[airline]?.model === "network");
  const discounts = networks.map((airline) => returnDiscount(allPartners, airline, airline));
  expect(networks.length).toBeGreaterThan(2);
  expect(new Set(discounts).size).toBe(networks.length);
});

it("refuses an airline that is not in the world, whichever way it flies", () => {
  expect(() => returnDiscount(allPartners, NETWORK, airlines.length)).toThrow(RangeError);
  expect(() => returnDiscount(allPartners, airlines.length, NETWORK)).toThrow(RangeError);
});
