import { expect, it } from "vitest";
import { en } from "../../src/core/mails/words/en.ts";
import { es } from "../../src/core/mails/words/es.ts";
import { en as englishPages } from "../../src/web/i18n/en/index.ts";
import { es as spanishPages } from "../../src/web/i18n/es/index.ts";
import { catalogueDifferences } from "../../src/web/testing/catalogue-differences.ts";

/** Texts that are the same in both languages, each with its reason. */
const SAME = {
  total: "a Spanish word too",
  "stay.kinds.suite": "a Spanish word too",
};

it("says every text of the English mails in Spanish, and no other, with the same values in it", () => {
  expect(catalogueDifferences(en, es, SAME)).toEqual([]);
});

it.each([
  ["English", en, englishPages],
  ["Spanish", es, spanishPages],
])("calls fees, pages, people and cabins in %s mails as the pages do", (_, mails, { booking, shell, thankyou, results }) => {
  expect([mails.price.fare, mails.price.serviceFee, mails.price.platformFee]).toEqual([
    booking.summary.baseFare,
    booking.summary.serviceFee,
    booking.summary.platformFee,
  ]);
  expect(shell.legalPages).toMatchObject(
    Object.fromEntries(
      Object.entries(mails.rules.pages).map(([page, name]) => [page, expect.stringMatching(new RegExp(`^${name}$`, "i"))]),
    ),
  );
  expect(mails.people.kinds).toEqual(thankyou.kinds);
  expect(results.cabins).toMatchObject(mails.trip.cabins);
});
