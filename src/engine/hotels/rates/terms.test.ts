import { describe, expect, it } from "vitest";
import { epochDayOf, type LocalDate } from "../../../core/kernel/index.ts";
import { decodeHotelWorld, encodeHotelWorld } from "../world/index.ts";
import { plainHotelWorld, type PlainChanges } from "../world/testing/index.ts";
import type { Plan } from "./plans.ts";
import { FEATURE_SETS, ladderOf, offeredPlans, termsOf } from "./terms.ts";

const CHECK_IN = epochDayOf("2027-03-12" as LocalDate);
const PRICE = { perNight: 10_000, total: 30_000 };

/** Asked at a wall time of the hotel: `2027-03-10T17:59`. */
function at(now: string, nights = 3, changes: PlainChanges = {}) {
  const { hotels } = decodeHotelWorld(encodeHotelWorld(plainHotelWorld(changes)));
  const question = {
    firstNight: CHECK_IN,
    nights,
    guests: { adults: 2, children: 0, infants: 0, rooms: 1 },
    today: epochDayOf(now.slice(0, 10) as LocalDate),
    nowMinute: Number(now.slice(11, 13)) * 60 + Number(now.slice(14)),
  };
  const ladder = (plan: Plan) => {
    const { steps, freeUntilLocal } = ladderOf(hotels, 0, plan, question, PRICE);
    return { steps: steps.map(({ fromLocal, penalty }) => [fromLocal, penalty.amountMinor]), freeUntilLocal };
  };
  return {
    ladder,
    features: (plan: Plan) => FEATURE_SETS[termsOf(hotels, 0, plan, question)],
    offered: offeredPlans(hotels, 0, question),
  };
}

describe("the flexible rate", () => {
  it("is free until 18:00 on its last free day, then costs a night, then from the day of check-in everything", () => {
    expect(at("2027-02-01T09:00").ladder("flexible")).toEqual({
      steps: [
        [null, 0],
        ["2027-03-10T18:00:00", 10_000],
        ["2027-03-12T00:00:00", 30_000],
      ],
      freeUntilLocal: "2027-03-10T18:00:00",
    });
  });

  it("can be booked now and paid later while it is free", () => {
    expect(at("2027-03-10T17:59").features("flexible")).toEqual(["free_cancellation", "book_now_pay_later", "refundable"]);
  });

  it("is not paid later where the hotel does not take the money", () => {
    expect(at("2027-03-10T17:59", 3, { plans: { hasPayLater: false } }).features("flexible")).toEqual(["free_cancellation", "refundable"]);
  });

  it("gives back all but a night once its deadline has come", () => {
    const late = at("2027-03-10T18:00");
    expect(late.features("flexible")).toEqual(["refundable"]);
    expect(late.ladder("flexible")).toEqual({
      steps: [
        [null, 10_000],
        ["2027-03-12T00:00:00", 30_000],
      ],
      freeUntilLocal: null,
    });
  });

  it("gives nothing back on the day of check-in", () => {
    const sameDay = at("2027-03-12T00:00");
    expect(sameDay.features("flexible")).toEqual([]);
    expect(sameDay.ladder("flexible")).toEqual({ steps: [[null, 30_000]], freeUntilLocal: null });
  });

  it("of one night has nothing between free and everything", () => {
    expect(at("2027-02-01T09:00", 1).ladder("flexible").steps).toEqual([
      [null, 0],
      ["2027-03-10T18:00:00", 30_000],
    ]);
    expect(at("2027-03-11T09:00", 1).features("flexible")).toEqual([]);
  });

  it("that is free until the evening of check-in has nothing between free and everything", () => {
    expect(at("2027-03-12T10:00", 3, { plans: { freeUntilDays: 0 } }).ladder("flexible")).toEqual({
      steps: [
        [null, 0],
        ["2027-03-12T18:00:00", 30_000],
      ],
      freeUntilLocal: "2027-03-12T18:00:00",
    });
  });
});

describe("the partial rate", () => {
  it("keeps a night from the booking on, and everything from its day on", () => {
    expect(at("2027-02-01T09:00").ladder("partial")).toEqual({
      steps: [
        [null, 10_000],
        ["2027-03-05T00:00:00", 30_000],
      ],
      freeUntilLocal: null,
    });
    expect(at("2027-02-01T09:00").features("partial")).toEqual(["refundable"]);
  });

  it("gives nothing back from its day on", () => {
    expect(at("2027-03-05T00:00").features("partial")).toEqual([]);
  });
});

describe("the saver", () => {
  it("never gives anything back", () => {
    expect(at("2027-02-01T09:00").ladder("saver")).toEqual({ steps: [[null, 30_000]], freeUntilLocal: null });
    expect(at("2027-02-01T09:00").features("saver")).toEqual([]);
  });
});

describe("what is offered", () => {
  it.each([
    ["early, everything", "2027-02-01T09:00", 3, ["saver", "partial", "flexible"]],
    ["once the partial rate gives nothing back, the saver in its stead", "2027-03-08T09:00", 3, ["saver", "flexible"]],
    ["on the day itself, the cheapest of those that give nothing back", "2027-03-12T09:00", 3, ["saver"]],
    ["for one night, no rate that keeps the first of one", "2027-02-01T09:00", 1, ["saver", "flexible"]],
  ])("is %s", (_, now, nights, plans) => {
    expect(at(now, nights).offered).toEqual(plans);
  });

  it("is never nothing: the flexible rate stands alone where it is all there is", () => {
    expect(at("2027-03-12T20:00", 1, { plans: { saverPercent: 0, partialUntilDays: null } }).offered).toEqual(["flexible"]);
  });
});
