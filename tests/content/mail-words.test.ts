import { expect, it } from "vitest";
import { en } from "../../src/core/mails/words/en.ts";
import { es } from "../../src/core/mails/words/es.ts";
import { en as englishPages } from "../../src/web/i18n/en/index.ts";
import { es as spanishPages } from "../../src/web/i18n/es/index.ts";
import { catalogueDifferences } from "../../src/web/testing/catalogue-differences.ts";

/** Texts that are the same in both languages, each with its reason. */
const SAME = {
  "cardBrands.*": "names of brands",
  total: "a Spanish word too",
  "stay.kinds.suite": "a Spanish word too",
};

it("says every text of the English mails in Spanish, and no other, with the same values in it", () => {
  expect(catalogueDifferences(en, es, SAME)).toEqual([]);
});

it.each([
  ["English", en, englishPages],
  ["Spanish", es, spanishPages],
])(
  "calls rooms, meals, charges, fees and pages in %s mails as the pages do",
  (_, mails, { hotelDetails, booking, shell, thankyou, results }) => {
    const { kinds, views, boards, charges, beds } = mails.stay;
    const { roomKinds, roomViews } = hotelDetails;
    expect({ kinds, views, boards, charges }).toEqual({
      kinds: roomKinds,
      views: roomViews,
      boards: hotelDetails.boards,
      charges: hotelDetails.charges,
    });
    const bedWords = ({ king, sofa, bunk }: typeof beds) => [king(1), sofa(2), bunk(3)].map((text) => text.replaceAll("\u00a0", " "));
    expect(bedWords(beds)).toEqual(bedWords(hotelDetails.beds));
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
    expect([mails.cardBrands, mails.people.kinds]).toEqual([thankyou.cardBrands, thankyou.kinds]);
    expect(results.cabins).toMatchObject(mails.trip.cabins);
  },
);
