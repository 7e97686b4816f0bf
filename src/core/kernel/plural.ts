/**
 * Picks the form of a word for a count: `plural(1, { one: "stop", other: "stops" })`. English and Spanish words have two, the first for exactly
 * one (CLDR, language plural rules); `Intl` knows that, too, but takes a phone a tenth of a second to look it up.
 */
export const plural = (count: number, { one, other }: { readonly one: string; readonly other: string }): string =>
  count === 1 ? one : other;
