/** What kind of name a key is: it decides how much a match is worth. */
export const KINDS = ["code", "city", "spanish", "foreign", "nickname", "airport", "landmark", "region", "abbreviation"] as const;
export type NameKind = (typeof KINDS)[number];

/** How good a match is; smaller is better. Between equals the busier place comes first. */
export const TIERS = {
  exactCode: 0,
  exactCity: 1,
  startOfCity: 2,
  withinCity: 3,
  airportName: 4,
  alias: 5,
  wordsInAnyOrder: 6,
  region: 7,
  misspelledName: 8,
  misspelledRegion: 9,
  misspelledStart: 10,
  none: 255,
} as const;

/** Where a query met a name: all of it, its beginning, or the beginning of a later word. */
interface Worth {
  readonly whole: number;
  readonly start: number;
  readonly within: number;
}

const { exactCode, exactCity, startOfCity, withinCity, airportName, alias, wordsInAnyOrder, region } = TIERS;

/** A country's whole name stands beside the beginning of a city's: `peru` is Lima before it is Perugia, because more people go there. */
const WORTH: Readonly<Record<NameKind, Worth>> = {
  code: { whole: exactCode, start: alias, within: alias },
  city: { whole: exactCity, start: startOfCity, within: withinCity },
  spanish: { whole: exactCity, start: startOfCity, within: alias },
  foreign: { whole: exactCity, start: alias, within: alias },
  nickname: { whole: exactCity, start: alias, within: alias },
  airport: { whole: exactCity, start: airportName, within: airportName },
  landmark: { whole: exactCity, start: airportName, within: airportName },
  region: { whole: startOfCity, start: region, within: region },
  abbreviation: { whole: wordsInAnyOrder, start: TIERS.none, within: TIERS.none },
};

/** A city's name of three letters looks like a code, so it counts as one: `goa` is Goa and Genoa (GOA), the busier first. */
const CODE_LENGTH = 3;

/** The tier of a match. `length` is that of the key, in letters. */
export function tierOf(kind: NameKind, where: keyof Worth, length: number): number {
  return kind === "city" && where === "whole" && length === CODE_LENGTH ? exactCode : WORTH[kind][where];
}

/** No name this short can be told from another once a letter of it is wrong; codes are of this length. */
const TOO_SHORT_TO_MISSPELL = 3;

/** The tier of a key that the query met with a slip; `depth` is how many of the key's letters answer to the query. */
export function misspelledTierOf(kind: NameKind, isInner: boolean, length: number, depth: number): number {
  if (length <= TOO_SHORT_TO_MISSPELL) return TIERS.none;
  if (kind === "region") return TIERS.misspelledRegion;
  return length === depth && !isInner ? TIERS.misspelledName : TIERS.misspelledStart;
}
