/**
 * Picks the form of a word for a count: `plural(1, { one: "stop", other: "stops" })`. English and Spanish words have two, the first for exactly
 * one (CLDR, language plural rules); `Intl` knows that, too, but takes a phone a tenth of a second to look it up.
 */
export const plural = (count: number, { one, other }: { readonly one: string; readonly other: string }): string =>
  count === 1 ? one : other;

/** `1 row`, `2 rows`: for whoever runs or reads along with the program, in English; screens have their own words. */
export const counted = (count: number, one: string, other = `${one}s`): string => `${count} ${plural(count, { one, other })}`;
