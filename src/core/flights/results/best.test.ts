import { describe, expect, it } from "vitest";
import { SAMPLE_OFFERS, SAMPLE_ONE_WAYS, sampleBound, sampleOffer } from "../../../../tests/support/sample-offers.ts";
import { bestScore, USUAL_WEIGHTS, yardstickOf } from "./best.ts";
import { compareKey, findCompared, isCompareKey, toggleCompared } from "./compare.ts";
import { readView, writeView } from "./filter-query.ts";
import { hourSteps } from "./hour-steps.ts";
import { sortFlights, type SortOrder } from "./sort.ts";
import { co2Difference, typicalCo2Kg } from "./typical-co2.ts";

const ids = (order: SortOrder) => sortFlights(SAMPLE_OFFERS, order).map(({ id }) => id);
const [dear, cheap] = [
  sampleOffer("dear", 400, sampleBound("DL1 JFK 2027-03-12T08:00 BOS 2027-03-12T09:00"), null),
  sampleOffer(
    "cheap",
    100,
    sampleBound("B61 JFK 2027-03-12T07:00 BOS 2027-03-12T08:00", "B62 BOS 2027-03-12T09:00 JFK 2027-03-12T10:00"),
    null,
  ),
];

describe("the order Best", () => {
  it("weighs each figure against the least of all that was found", () => {
    const least = yardstickOf([dear, cheap]);
    expect(least).toEqual({ fareMinor: 10_000, minutes: 60, takeOffs: 1 });
    if (!least) return;
    // (5 × 4 + 3 × 1 + 2 × 1) / 10 and (5 × 1 + 3 × 3 + 2 × 2) / 10.
    expect(bestScore(dear, least, USUAL_WEIGHTS)).toEqual({ price: 4, time: 1, stops: 1, score: 2.5 });
    expect(bestScore(cheap, least, USUAL_WEIGHTS)).toEqual({ price: 1, time: 3, stops: 2, score: 1.8 });
    expect(bestScore(dear, least, { price: 0, time: 1, stops: 1 }).score).toBe(1);
    expect(bestScore(dear, least, { price: 0, time: 0, stops: 0 }).score).toBe(1);
  });

  it("puts the lowest score first, by the weights that are given", () => {
    const measure = (price: number) => ({ weights: { ...USUAL_WEIGHTS, price }, least: yardstickOf([dear, cheap]) });
    expect(sortFlights([dear, cheap], "best", measure(5)).map(({ id }) => id)).toEqual(["cheap", "dear"]);
    expect(sortFlights([dear, cheap], "best", measure(0)).map(({ id }) => id)).toEqual(["dear", "cheap"]);
  });

  it("has nothing to measure by without flights", () => {
    expect(yardstickOf([])).toBeNull();
  });
});

describe("the other orders", () => {
  it("go by the minutes of both ways, and by the first departure", () => {
    expect(ids("lowest")).toEqual(["aer-lingus", "icelandair", "jetblue", "delta"]);
    expect(ids("highest")).toEqual(["delta", "jetblue", "icelandair", "aer-lingus"]);
    // 7:10 + 8:10, 7:05 + 8:05, 10:25 + 10:50, 9:50 + 13:35.
    expect(ids("fastest")).toEqual(["delta", "jetblue", "aer-lingus", "icelandair"]);
    expect(ids("earliest")).toEqual(["delta", "aer-lingus", "icelandair", "jetblue"]);
    expect(ids("latest")).toEqual(["jetblue", "icelandair", "aer-lingus", "delta"]);
  });
});

describe("the limits of the duration", () => {
  it("are whole hours, evenly from the quickest on, with one of the address among them", () => {
    // 10:25 and back 10:50; 9:50 and 13:35; 7:10 and 8:10; 7:05 and 8:05: from 9 hours, up to what still holds something back.
    expect(hourSteps(SAMPLE_OFFERS, null)).toEqual([9, 10, 12, 13]);
    expect(hourSteps(SAMPLE_OFFERS, 40)).toEqual([9, 10, 12, 13, 40]);
  });

  it("are one where a single hour parts them, and of the address only what somebody might fly", () => {
    const longer = sampleOffer("longer", 400, sampleBound("DL1 JFK 2027-03-12T08:00 BOS 2027-03-12T10:00"), null);
    expect(hourSteps([dear, longer], null)).toEqual([1]);
    const read = ["0", "1", "99", "100"].map((maxHours) => readView(new URLSearchParams({ maxHours })).filter.maxHours);
    expect(read).toEqual([null, 1, 99, null]);
  });

  it("are none where all trips take the same, or there are none", () => {
    expect(hourSteps(SAMPLE_OFFERS.slice(0, 1), null)).toEqual([]);
    expect(hourSteps([], null)).toEqual([]);
  });
});

const emitting = (...kilograms: number[]) =>
  kilograms.map((co2Kg) => sampleOffer("", 1, sampleBound("B67 JFK 2027-03-12T21:10 LHR 2027-03-13T08:20"), null, { co2Kg }));

describe("typical CO2", () => {
  it("is the median of what was found", () => {
    expect([typicalCo2Kg(emitting(900, 100, 200)), typicalCo2Kg(emitting(100, 200, 300, 1000)), typicalCo2Kg([])]).toEqual([
      200,
      250,
      null,
    ]);
  });

  it("is what a flight is so many percent below or above", () => {
    expect([co2Difference(88, 100), co2Difference(131.4, 100), co2Difference(100, 100), co2Difference(5, 0)]).toEqual([-12, 31, 0, 0]);
  });
});

const NO_VIEW = readView(new URLSearchParams());

describe("compared flights", () => {
  const [first] = SAMPLE_OFFERS;

  it("are named by their flights, days and cabins, and found again whatever their id", () => {
    const key = first ? compareKey(first) : "";
    expect(key).toBe("EI104.0312M-EI150.0313M_EI153.0319M-EI107.0319M");
    expect(isCompareKey(key)).toBe(true);
    expect(findCompared(SAMPLE_OFFERS, [key, "XX1.0101M"]).map(({ id }) => id)).toEqual(["aer-lingus"]);
    expect(findCompared(SAMPLE_ONE_WAYS, [key])).toEqual([]);
  });

  it("are named however long the trip is: five flights with two stops each", () => {
    const leg = "DL1000 JFK 2027-03-12T08:00 BOS 2027-03-12T09:00";
    const bound = sampleBound(leg, leg, leg);
    const longest = sampleOffer("longest", 400, bound, null, { bounds: [bound, bound, bound, bound, bound] });
    expect(readView(writeView(new URLSearchParams(), { ...NO_VIEW, compared: [compareKey(longest)] })).compared).toEqual([
      compareKey(longest),
    ]);
  });

  it("are three at most", () => {
    const three = ["a", "b", "c"];
    expect(toggleCompared(three, "d")).toEqual(three);
    expect(toggleCompared(three, "b")).toEqual(["a", "c"]);
    expect(toggleCompared(["a"], "b")).toEqual(["a", "b"]);
    const keys = ["EI104.0312M", "EI106.0312M", "EI108.0312M", "EI110.0312M"];
    expect(readView(new URLSearchParams(keys.map((key) => ["compare", key]))).compared).toEqual(keys.slice(0, 3));
  });

  it("are not named by markup or by half a page", () => {
    expect(["<script>", "x".repeat(500), "", "EI104"].map(isCompareKey)).toEqual([false, false, false, false]);
  });
});
