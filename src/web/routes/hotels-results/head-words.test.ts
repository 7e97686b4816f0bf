import { expect, it } from "vitest";
import { en } from "../../i18n/en/index.ts";
import { es } from "../../i18n/es/index.ts";
import { SAMPLE_SEARCH } from "../../testing/sample-hotels.ts";
import { headWords } from "./head-words.ts";

it("the results call themselves hotels in a city, and near anything else", () => {
  const needle = { ...SAMPLE_SEARCH, place: { ...SAMPLE_SEARCH.place, kind: "landmark" as const, name: "Space Needle" } };
  expect(headWords(SAMPLE_SEARCH, en, "en").title).toBe("Hotels in Seattle, total prices");
  expect(headWords(needle, en, "en")).toEqual({
    title: "Hotels near Space Needle, total prices",
    description:
      "Hotels near Space Needle from Mar-12-2027 to Mar-16-2027: the total of the stay first, taxes and mandatory fees in it, on a map and in a list.",
  });
  const london = { ...SAMPLE_SEARCH, place: { ...SAMPLE_SEARCH.place, name: "London", country: "GB" } };
  expect(headWords(london, es, "es").title).toBe("Hoteles en Londres, precios totales");
  expect(headWords(null, en, "en").title).toBe("Hotel results");
});
