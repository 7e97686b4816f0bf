import { describe, expect, it } from "vitest";
import { SAMPLE_CITIES, sampleHotels, type SampleHotel } from "./testing/sample-hotels.ts";

const hotels = sampleHotels();
const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((percent / 100) * (values.length - 1))] ?? NaN;
const inCity = (city: keyof typeof SAMPLE_CITIES): readonly SampleHotel[] =>
  hotels.filter((hotel) => hotel.city.id === SAMPLE_CITIES[city].id);
const dollars = (list: readonly SampleHotel[]): number[] => list.map(({ facts }) => facts.baseCents / 100);
const shareOf = (list: readonly SampleHotel[], isSo: (hotel: SampleHotel) => boolean): number => list.filter(isSo).length / list.length;

describe("a night's price", () => {
  it("lies between 22 and 900 dollars for nine hotels in ten, in whole dollars", () => {
    expect(percentile(dollars(hotels), 5)).toBeGreaterThan(22);
    expect(percentile(dollars(hotels), 95)).toBeLessThan(900);
    expect(dollars(hotels).every((usd) => Number.isInteger(usd) && usd >= 9 && usd <= 2600)).toBe(true);
  });

  it.each([
    ["newYork", 200, 290],
    ["tulsa", 75, 115],
    ["paris", 125, 180],
    ["mumbai", 42, 75],
    ["cancun", 105, 170],
    ["tokyo", 90, 140],
  ] as const)("of three stars in %s is around what travelers know", (city, least, most) => {
    const three = dollars(inCity(city).filter(({ facts }) => facts.stars === 3));
    expect(percentile(three, 50)).toBeGreaterThan(least);
    expect(percentile(three, 50)).toBeLessThan(most);
  });

  it("rises with the stars", () => {
    const middle = [1, 2, 3, 4, 5].map((stars) => percentile(dollars(inCity("newYork").filter(({ facts }) => facts.stars === stars)), 50));
    expect(middle).toEqual(middle.toSorted((a, b) => a - b));
  });

  it("falls with the distance from the middle", () => {
    const three = inCity("paris").filter(({ facts }) => facts.stars === 3);
    const near = percentile(dollars(three.filter(({ distanceMetres }) => distanceMetres < 3000)), 50);
    const far = percentile(dollars(three.filter(({ distanceMetres }) => distanceMetres > 9000)), 50);
    expect(near).toBeGreaterThan(far * 1.1);
  });
});

describe("a resort fee", () => {
  it("is asked by most better hotels of Las Vegas, 35 to 55 dollars", () => {
    const fees = inCity("lasVegas")
      .map(({ facts }) => facts.resortFeeCents)
      .filter((fee) => fee > 0);
    expect(fees.length).toBeGreaterThan(150);
    expect(fees.every((fee) => fee >= 3500 && fee <= 5500 && fee % 100 === 0)).toBe(true);
  });

  it("is asked in New York by four and five stars only, and never in Paris or Tulsa's inns", () => {
    const feed = inCity("newYork").filter(({ facts }) => facts.resortFeeCents > 0);
    expect(feed.length).toBeGreaterThan(20);
    expect(feed.filter(({ facts }) => facts.stars < 4)).toEqual([]);
    expect(inCity("paris").filter(({ facts }) => facts.resortFeeCents > 0)).toEqual([]);
  });
});

describe("ways of booking", () => {
  it("are at least one in every hotel", () => {
    const closed = hotels.filter(
      ({ facts: { plans } }) => plans.saverPercent === 0 && plans.freeUntilDays === null && plans.partialUntilDays === null,
    );
    expect(closed).toEqual([]);
  });

  it.each([
    ["a saver rate", 0.6, (hotel) => hotel.facts.plans.saverPercent > 0],
    ["a flexible rate", 0.9, (hotel) => hotel.facts.plans.freeUntilDays !== null],
    ["pay later", 0.35, (hotel) => hotel.facts.plans.hasPayLater],
    ["a long stay discount", 0.25, (hotel) => hotel.facts.plans.longStayPercent > 0],
  ] as const satisfies readonly (readonly [string, number, (hotel: SampleHotel) => boolean])[])(
    "include %s in %d of the hotels",
    (_, expected, isSo) => {
      expect(Math.abs(shareOf(hotels, isSo) - expected)).toBeLessThan(0.025);
    },
  );

  it("keep savers to 8 to 15 percent and long stays to whole steps", () => {
    const plans = hotels.map(({ facts }) => facts.plans);
    const savers = new Set(plans.map(({ saverPercent }) => saverPercent));
    expect([...savers].sort((a, b) => a - b)).toEqual([0, 8, 9, 10, 11, 12, 13, 14, 15]);
    const longStays = new Set(plans.map(({ longStayPercent, longStayNights }) => `${longStayPercent} from ${longStayNights}`));
    expect([...longStays].sort()).toEqual([
      "0 from 0",
      "10 from 3",
      "10 from 4",
      "10 from 5",
      "15 from 5",
      "15 from 7",
      "20 from 7",
      "5 from 3",
    ]);
  });

  it("let nobody pay later without a flexible rate, and charge for breakfast only where it is extra", () => {
    expect(hotels.filter(({ facts: { plans } }) => plans.hasPayLater && plans.freeUntilDays === null)).toEqual([]);
    expect(hotels.filter(({ facts: { plans } }) => (plans.breakfast === "extra") !== plans.breakfastCents > 0)).toEqual([]);
  });

  it("sell everything included in resorts at the sea of countries that do so", () => {
    const all = hotels.filter(({ facts: { plans } }) => plans.allInclusiveCents !== null);
    expect(new Set(all.map(({ city }) => city.country))).toEqual(new Set(["MX", "DO"]));
    expect(all.filter(({ facts: { kind, setting } }) => kind !== "resort" || setting !== "beach")).toEqual([]);
    expect(
      shareOf(
        inCity("puntaCana").filter(({ facts }) => facts.kind === "resort" && facts.setting === "beach"),
        ({ facts }) => facts.plans.allInclusiveCents !== null,
      ),
    ).toBeGreaterThan(0.5);
  });
});
