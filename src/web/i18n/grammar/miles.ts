export const KILOMETERS_PER_MILE = 1.609_344;

/** Whole kilometers as whole miles, which our travelers drive in. */
export const miles = (km: number): number => Math.round(km / KILOMETERS_PER_MILE);
