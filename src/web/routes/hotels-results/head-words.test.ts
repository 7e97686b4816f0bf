import { expect, it } from "vitest";
import { en } from "../../i18n/en/index.ts";
import { SAMPLE_SEARCH } from "../../testing/sample-hotels.ts";
import { headWords } from "./head-words.ts";

it("the results call themselves hotels in a city, and near anything else", () => {
  const needle = { ...SAMPLE_SEARCH, place: { ...SAMPLE_SEARCH.place, kind: "landmark" as const, name: "Space Needle" } };
  expect(headWords(SAMPLE_SEARCH, en.hotels.results, "en").title).toBe("Hotels in Seattle, total prices");
  expect(headWords(needle, en.hotels.results, "en")).toEqual({
    title: "Hotels near Space Needle, total prices",
    description:
      "Hotels near Space Needle from Mar-12-2027 to Mar-16-2027: the total of the stay first, taxes and mandatory fees in it, on a map and in a list.",
  });
  expect(headWords(null, en.hotels.results, "en").title).toBe("Hotel results");
});
