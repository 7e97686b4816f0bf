import { expect, it } from "vitest";
import { watchEn } from "../../src/core/mails/words/watch-en.ts";
import { watchEs } from "../../src/core/mails/words/watch-es.ts";
import { en } from "../../src/web/i18n/en/index.ts";
import { es } from "../../src/web/i18n/es/index.ts";
import { catalogueDifferences } from "../../src/web/testing/catalogue-differences.ts";

it("says every text of the English mails about watched prices in Spanish, and no other, with the same values in it", () => {
  expect(catalogueDifferences(watchEn, watchEs)).toEqual([]);
});

it.each([
  ["English", watchEn, en],
  ["Spanish", watchEs, es],
])("calls cabins in %s as the pages do", (_, mails, { results }) => {
  expect(results.cabins).toMatchObject(mails.cabins);
});
