import { describe, expect, it } from "vitest";
import { en } from "../../i18n/en/index.ts";
import { distanceWords, savingWords } from "./hotel-words.ts";

const words = en.hotels.results.card;

describe("the words of a card", () => {
  it("tell the distance from the center of a city, and from any other place by its name", () => {
    expect(distanceWords(644, { kind: "city", name: "Seattle" }, words)).toBe("0.4 miles from the center");
    expect(distanceWords(1609, { kind: "landmark", name: "Space Needle" }, words)).toBe("1.0 miles from Space Needle");
  });

  it("tell a discount from its first night on, and why", () => {
    const discount = { percent: 12, fromNights: 3 };
    expect(savingWords(discount, 3, words)).toEqual({ words: "Save 12%", why: "12% off from 3 nights, already in the price" });
    expect(savingWords(discount, 2, words).words).toBe("Save up to 15%");
    expect(savingWords(null, 7, words)).toEqual({ words: "Save up to 15%", why: undefined });
  });
});
