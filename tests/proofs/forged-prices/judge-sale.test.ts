import { describe, expect, it } from "vitest";
import { type CurrencyCode, type Money, USD } from "../../../src/core/kernel/index.ts";
import type { Payload } from "./forge.ts";
import { createJudge } from "./judge-sale.ts";
import type { Sold } from "./shop.ts";
import type { Target } from "./targets.ts";

const TOTAL = 28_550;
const dollars = (amountMinor: number, currency: CurrencyCode = USD): Money => ({ amountMinor, currency });
const OWED = [dollars(TOTAL)];
const target = (id: string, isPaidLater: boolean): Target => ({
  kind: "hotel",
  id,
  fields: {},
  isAlive: true,
  totalIn: () => TOTAL,
  isPaidLater,
  currencies: ["USD"],
});
const prices = [{ total: TOTAL, isPaidLater: false }];
const judge = (rateId: string | null, { setAside = OWED, taken = OWED, status = 201 }: Partial<Sold> = {}) => {
  const payload: Payload = { kind: "hotel", body: rateId === null ? {} : { rateId }, key: null };
  const body = { bookingId: "B1", currency: "USD", amounts: { total: TOTAL / 100 }, stay: {} };
  return createJudge([target("now", false), target("later", true)], async () => prices)(payload, { status, body, setAside, taken });
};

describe.each([
  ["a rate that is named", "now"],
  ["a rate that is made on the spot", null],
])("%s", (_, rateId) => {
  it("is sold well when what is owed is set aside once and taken", async () => {
    expect(await judge(rateId)).toBeNull();
  });

  it.each([
    ["nothing is set aside", { setAside: [] }, "the bank was asked for nothing, not once for 28550 USD"],
    ["it is set aside twice", { setAside: [...OWED, ...OWED] }, "the bank was asked for 28550 USD, 28550 USD, not once for 28550 USD"],
    ["less is set aside", { setAside: [dollars(1)] }, "the bank was asked for 1 USD, not once for 28550 USD"],
    ["other money is set aside", { setAside: [dollars(TOTAL, "EUR" as CurrencyCode)] }, "asked for 28550 EUR"],
    ["nothing is taken", { taken: [] }, "the bank has taken nothing, not once 28550 USD"],
    ["it is taken twice", { taken: [...OWED, ...OWED] }, "the bank has taken 28550 USD, 28550 USD, not once 28550 USD"],
  ])("is sold badly when %s", async (_what, sold, fault) => {
    expect(await judge(rateId, sold)).toContain(fault);
  });
});

it("asks the bank for 0 where the hotel takes the money, and for nothing more", async () => {
  expect(await judge("later", { setAside: [dollars(0)], taken: [dollars(0)] })).toBeNull();
  expect(await judge("later")).toContain("asked for 28550 USD, not once for 0 USD");
  expect(await judge("later", { setAside: [], taken: [] })).toContain("asked for nothing");
});

it("finds money that moves for what was refused", async () => {
  expect(await judge("now", { status: 409, setAside: [], taken: [] })).toBeNull();
  expect(await judge("now", { status: 409, setAside: [] })).toContain("answered 409");
  expect(await judge("now", { status: 409, taken: [] })).toContain("answered 409");
});
