export const isPlace = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Whether it is a percentage of an average that a price may be multiplied with: more than nothing, at most tenfold. */
export const isFactor = (percent: number): boolean => percent > 0 && percent <= 1000;
