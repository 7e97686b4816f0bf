/** The bands of the specification (section 9), best first; a rating below the last band has none. */
export const RATING_BANDS = [
  { name: "wonderful", from: 9, below: Infinity },
  { name: "very_good", from: 8, below: 9 },
  { name: "good", from: 7, below: 8 },
  { name: "pleasant", from: 6, below: 7 },
] as const;
export type RatingBand = (typeof RATING_BANDS)[number]["name"];

/** From here on a hotel counts as top rated (specification, section 9). */
export const TOP_RATED_FROM = 7;

/** The band of a rating value of 0 to 10; null below 6. */
export const ratingBand = (value: number): RatingBand | null =>
  RATING_BANDS.find(({ from, below }) => value >= from && value < below)?.name ?? null;
