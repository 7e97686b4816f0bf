/**
 * Fare brands, the lowest first: the same seat with more allowed. `standard` is what a search finds; the others add to it, where the
 * airlines sell them.
 */
export const FARE_BRANDS = ["standard", "plus", "flex"] as const;
export type FareBrand = (typeof FARE_BRANDS)[number];
