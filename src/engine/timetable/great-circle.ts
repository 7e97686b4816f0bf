export const EARTH_RADIUS_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Unit vectors from the centre of a spherical earth, three numbers a place. */
export function unitVectors(places: readonly { readonly latitude: number; readonly longitude: number }[]): Float64Array {
  const vectors = new Float64Array(places.length * 3);
  for (const [index, { latitude, longitude }] of places.entries()) setUnitVector(vectors, index, latitude, longitude);
  return vectors;
}

/** Writes the vector of one place, in degrees. */
export function setUnitVector(vectors: Float64Array, place: number, latitude: number, longitude: number): void {
  const [up, around] = [radians(latitude), radians(longitude)];
  vectors[place * 3] = Math.cos(up) * Math.cos(around);
  vectors[place * 3 + 1] = Math.cos(up) * Math.sin(around);
  vectors[place * 3 + 2] = Math.sin(up);
}

/** Whole kilometres along the great circle between two places of `unitVectors`, through the chord: exact also for near ones. */
export function kmBetween(vectors: Float64Array, first: number, second: number): number {
  const x = (vectors[first * 3] as number) - (vectors[second * 3] as number);
  const y = (vectors[first * 3 + 1] as number) - (vectors[second * 3 + 1] as number);
  const z = (vectors[first * 3 + 2] as number) - (vectors[second * 3 + 2] as number);
  const halfChord = Math.sqrt(x * x + y * y + z * z) / 2;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, halfChord)));
}
