import { describe, expect, it } from "vitest";
import { cabinGroup, isPolicyKey, listFees, POLICY, POLICY_KEYS, type PolicyCondition } from "./index.ts";

const amounts = (page: Parameters<typeof listFees>[0], known: PolicyCondition): number[] =>
  listFees(page, known).flatMap((key) => {
    const { figure } = POLICY[key];
    return figure.kind === "money" ? [figure.amount.amountMinor / 100] : [];
  });

describe("the policies", () => {
  it("put premium economy with economy", () => {
    expect(["M", "W", "C", "F"].map((code) => cabinGroup(code as "M"))).toEqual([
      "economy",
      "economy",
      "businessOrFirst",
      "businessOrFirst",
    ]);
  });

  it("know their keys and no others", () => {
    expect(isPolicyKey("refundTime")).toBe(true);
    expect(isPolicyKey("toString")).toBe(false);
  });

  it("keep three readings of a refund's time apart, each on its page", () => {
    const readings = (["refundTime", "cancellationRefundTime", "refundIssueTime"] as const).map((key) => {
      const { figure, page } = POLICY[key];
      return [page, figure.min, figure.max, figure.unit];
    });
    expect(readings).toEqual([
      ["/refund-policy", 60, 90, "days"],
      ["/cancellation-policy", 4, 6, "weeks"],
      ["/terms-and-conditions", 7, 14, "businessDays"],
    ]);
  });

  it("take one fee for a booking on the site", () => {
    expect(amounts("/our-service-fees", { product: "flight", act: "book", channel: "site" })).toEqual([15]);
  });

  it("name no time that runs backward and no amount below nothing", () => {
    const wrong = POLICY_KEYS.filter((key) => {
      const { figure } = POLICY[key];
      return (figure.kind === "duration" && figure.max < figure.min) || (figure.kind === "money" && figure.amount.amountMinor < 0);
    });
    expect(wrong).toEqual([]);
  });
});

describe("the fee for an agent's work after ticketing", () => {
  const cancel = { product: "flight", act: "cancel", channel: "phone" } as const;
  const exchange = { product: "flight", act: "exchange", channel: "phone" } as const;
  const room = { product: "hotel", act: "cancel", channel: "phone" } as const;

  it.each<[number, PolicyCondition]>([
    [60, { ...cancel, sinceBooking: "within", route: "domestic", cabin: "businessOrFirst" }],
    [80, { ...cancel, sinceBooking: "within", route: "international", cabin: "economy" }],
    [60, { ...cancel, sinceBooking: "after", outcome: "futureCredit", cabin: "economy", route: "international" }],
    [110, { ...cancel, sinceBooking: "after", outcome: "futureCredit", cabin: "businessOrFirst", route: "domestic" }],
    [110, { ...cancel, sinceBooking: "after", outcome: "refund", cabin: "economy", route: "domestic" }],
    [260, { ...cancel, sinceBooking: "after", outcome: "refund", cabin: "economy", route: "international" }],
    [110, { ...cancel, sinceBooking: "after", outcome: "refund", cabin: "businessOrFirst", route: "domestic" }],
    [260, { ...cancel, sinceBooking: "after", outcome: "refund", cabin: "businessOrFirst", route: "international" }],
    [60, { ...exchange, exchangeWindow: "near", cabin: "economy", route: "international" }],
    [110, { ...exchange, exchangeWindow: "near", cabin: "businessOrFirst", route: "domestic" }],
    [110, { ...exchange, exchangeWindow: "later", cabin: "businessOrFirst", route: "domestic" }],
    [260, { ...exchange, exchangeWindow: "later", cabin: "economy", route: "international" }],
    [60, { ...room, sinceBooking: "within", route: "domestic" }],
    [80, { ...room, sinceBooking: "within", route: "international" }],
    [40, { ...room, sinceBooking: "after", route: "domestic" }],
    [60, { ...room, sinceBooking: "after", route: "international" }],
  ])("is %i dollars, and one fee, for %o", (dollars, known) => {
    expect(amounts("/post-ticketing-service-fees", known)).toEqual([dollars]);
  });
});

describe("a fee that replaces another", () => {
  const cancel = { product: "flight", act: "cancel", channel: "site", route: "international", fare: "lowCostOrBasic" } as const;

  it("stands alone in the first hours of a low-cost ticket, and gives way after them", () => {
    expect(listFees("/cancellation-policy", { ...cancel, sinceBooking: "within" })).toEqual(["lowCostCancellationInternational"]);
    expect(listFees("/cancellation-policy", { ...cancel, sinceBooking: "after" })).toEqual(["cancellationFee"]);
  });

  it("leaves one service fee by kind of flight", () => {
    const call = { product: "flight", act: "book", channel: "phone", origin: "elsewhere", city: "highRisk" } as const;
    const kinds = ["premiumCabinServiceFee", "highRiskCityServiceFee", "foreignOriginServiceFee"];
    const fees = (cabin: "economy" | "businessOrFirst") =>
      listFees("/our-service-fees", { ...call, cabin }).filter((key) => kinds.includes(key));
    expect(fees("businessOrFirst")).toEqual(["premiumCabinServiceFee"]);
    expect(fees("economy")).toEqual(["highRiskCityServiceFee"]);
  });

  it("names fees that exist", () => {
    expect(POLICY_KEYS.flatMap((key) => POLICY[key].replaces).filter((key) => !isPolicyKey(key))).toEqual([]);
  });
});

describe("the fee for an exchange of a ticket of the site", () => {
  const exchange = { product: "flight", act: "exchange", channel: "site" } as const;

  it.each<[number, PolicyCondition]>([
    [100, { ...exchange, route: "domestic", beforeDeparture: "moreThan" }],
    [150, { ...exchange, route: "domestic", beforeDeparture: "within" }],
    [200, { ...exchange, route: "international", beforeDeparture: "moreThan" }],
    [300, { ...exchange, route: "international", beforeDeparture: "within" }],
  ])("is %i dollars for %o", (dollars, known) => {
    expect(amounts("/cancellation-policy", known)).toEqual([dollars]);
  });
});
