import { describe, expect, it } from "vitest";
import { type LocalDate, money } from "../kernel/index.ts";
import { discountText, distanceText, nightlyText, priceDescription, ratingWords } from "./api-texts.ts";
import type { Stay } from "./stay.ts";

const stay = (checkOut: string): Stay => ({ checkIn: "2027-03-12" as LocalDate, checkOut: checkOut as LocalDate });

describe("the API's words about a hotel", () => {
  it.each([
    [10, "Outstanding"],
    [9, "Outstanding"],
    [8.9, "Very Good"],
    [8, "Very Good"],
    [7.9, "Good"],
    [6.9, "Pleasant"],
    [6, "Pleasant"],
    [5.9, "Guest rating"],
  ])("call a rating of %d %s", (value, words) => {
    expect(ratingWords(value)).toBe(words);
  });

  it("tell what a price is for, in nights that a client can read out", () => {
    expect(priceDescription(stay("2027-03-19"), { rooms: 2 })).toBe("for 7 nights, 2 rooms, taxes and fees included");
    expect(priceDescription(stay("2027-03-13"), { rooms: 1 })).toBe("for 1 nights, 1 room, taxes and fees included");
  });

  it.each([
    [1931, "1.2 miles from the center"],
    [0, "0.0 miles from the center"],
    [16_093, "10.0 miles from the center"],
  ])("tell %d meters in miles", (metres, text) => {
    expect(distanceText(metres, "the center")).toBe(text);
  });

  it("promise a discount only to a stay that is long enough for it", () => {
    const discount = { percent: 12, fromNights: 7 };
    expect([discountText({ discount }, stay("2027-03-18")), discountText({ discount }, stay("2027-03-19"))]).toEqual([null, "Save 12%"]);
    expect(discountText({ discount: null }, stay("2027-03-31"))).toBeNull();
  });

  it("write a price with its currency's sign", () => {
    expect([nightlyText(money(212_00)), nightlyText(money(1_212_50))]).toEqual(["$212.00", "$1,212.50"]);
  });
});
