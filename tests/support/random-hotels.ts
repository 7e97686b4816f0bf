import * as fc from "fast-check";
import { type FoundHotel, type FoundRate, type HotelLook, RATE_FEATURES, RATING_BANDS } from "../../src/core/hotels/index.ts";
import { type HotelFilter, STAR_CHOICES } from "../../src/core/hotels/results/index.ts";
import { type HotelId, money } from "../../src/core/kernel/index.ts";

/** A hotel whose name is also there as a person would type it who knows no accents. */
export interface NamedHotel extends FoundHotel {
  readonly plainName: string;
}

/** Words of names, and what they are compared as. */
const WORDS = { Águila: "aguila", "O'Hare": "ohare", Straße: "strasse", "Sea-View": "sea view", HARBOR: "harbor", Łódź: "lodz" } as const;

/** What somebody may type into the field, and what it means: whole words, parts, other cases and accents. */
export const PLAIN_NAMES: Readonly<Record<string, string>> = {
  ...WORDS,
  aguila: "aguila",
  "  OHARE ": "ohare",
  "sea view": "sea view",
  arb: "arb",
  "harbor lodz": "harbor lodz",
  "no such hotel": "no such hotel",
  "✈": "",
};

const LOOK: HotelLook = { building: "tower", setting: "city", climate: "temperate", isModern: true, hasPool: false, seed: 7 };

/** Few different figures, so that limits are met exactly and ties are common. */
const perNight = fc.oneof(
  fc.nat(8).map((step) => 9_900 + step * 50),
  fc.integer({ min: 1, max: 60_000 }),
);

const rates: fc.Arbitrary<readonly [FoundRate, ...FoundRate[]]> = fc
  .uniqueArray(fc.tuple(fc.subarray([...RATE_FEATURES]), perNight), {
    minLength: 1,
    maxLength: 6,
    selector: ([features]) => features.join(),
  })
  .map((found) => {
    const [first, ...rest] = found
      .map(([features, amountMinor]) => ({ features, perNight: money(amountMinor), total: money(amountMinor * 7), taxesAndFees: money(0) }))
      .toSorted((a, b) => a.perNight.amountMinor - b.perNight.amountMinor);
    if (!first) throw new Error("A hotel without rates is not found.");
    return [first, ...rest];
  });

const hotel: fc.Arbitrary<NamedHotel> = fc
  .record({
    words: fc.array(fc.constantFrom(...Object.keys(WORDS)), { minLength: 1, maxLength: 3 }),
    stars: fc.constantFrom(...STAR_CHOICES),
    tenths: fc.oneof(fc.constantFrom(59, 60, 69, 70, 80, 89, 90, 100), fc.nat(100)),
    distanceMetres: fc.oneof(fc.constantFrom(0, 1609, 1690, 1689, 1700, 4828, 4908, 4909), fc.nat(20_000)),
    rates,
  })
  .map(({ words, stars, tenths, distanceMetres, rates: found }) => ({
    id: "" as HotelId,
    name: words.join(" "),
    plainName: words.map((word) => PLAIN_NAMES[word]).join(" "),
    kind: "hotel",
    stars,
    rating: { value: tenths / 10, count: 12 },
    latitude: 47.6,
    longitude: -122.3,
    neighbourhood: "Downtown",
    city: "Seattle",
    country: "US",
    discount: null,
    look: LOOK,
    distanceMetres,
    rates: found,
  }));

/** Up to 25 found hotels, their ids telling the order in which they were given. */
export const anyHotels: fc.Arbitrary<readonly NamedHotel[]> = fc
  .array(hotel, { maxLength: 25 })
  .map((hotels) => hotels.map((one, index) => ({ ...one, id: `h-${index}` as HotelId })));

/** Each group off as often as on, so that lists are rarely empty. */
const orClear = <Value>(value: fc.Arbitrary<Value>, clear: Value) => fc.oneof({ weight: 2, arbitrary: fc.constant(clear) }, value);
const limit = orClear<number | null>(fc.oneof(fc.integer({ min: 98, max: 104 }), fc.nat(600)), null);

export const anyFilter: fc.Arbitrary<HotelFilter> = fc
  .record({
    limits: fc.tuple(limit, limit),
    bands: orClear(fc.shuffledSubarray(RATING_BANDS.map(({ name }) => name)), []),
    topRated: orClear(fc.boolean(), false),
    stars: orClear(fc.shuffledSubarray([...STAR_CHOICES]), []),
    distance: orClear(fc.constantFrom(null, 1, 3), null),
    features: orClear(fc.shuffledSubarray([...RATE_FEATURES]), []),
    name: orClear(fc.constantFrom(...Object.keys(PLAIN_NAMES)), ""),
  })
  .map(({ limits: [a, b], ...rest }) => {
    const isSwapped = a !== null && b !== null && a > b;
    return { ...rest, minPerNightUsd: isSwapped ? b : a, maxPerNightUsd: isSwapped ? a : b };
  });
