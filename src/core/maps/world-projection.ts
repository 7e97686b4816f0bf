/** A point on the globe, in degrees. */
export interface GlobePoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of the map, in its own units from the upper left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The Natural Earth projection of Tom Patterson, in the polynomials of Šavrič, Jenny, Patterson, Petrovič and Hurni (“A Polynomial Equation for the
 * Natural Earth Projection”, Cartography and Geographic Information Science 38(4), 2011): made for small maps of the whole world, with rounded
 * corners and without Mercator's giant north. It keeps neither areas nor angles.
 */
const LENGTH = [0.8707, -0.131979, -0.013791, 0.003971, -0.001529] as const;
const HEIGHT = [1.007226, 0.015085, -0.044475, 0.028874, -0.005916] as const;

/** How wide a parallel is beside the equator, both in radians of longitude. */
function lengthAt(phi: number): number {
  const [a, b, c, d, e] = LENGTH;
  const [p2, p4] = [phi ** 2, phi ** 4];
  return a + p2 * b + p4 * (c + p4 * (d * p2 + e * p4));
}

/** How far a parallel lies from the equator. */
function heightAt(phi: number): number {
  const [a, b, c, d, e] = HEIGHT;
  const [p2, p4] = [phi ** 2, phi ** 4];
  return phi * (a + p2 * (b + p4 * (c + d * p2 + e * p4)));
}

const RADIANS = Math.PI / 180;
/** Nothing is flown to farther north or south; Antarctica would take a fifth of the sheet. */
const NORTH = 84;
const SOUTH = -57;

/** The map is so wide, and as high as that makes it. */
export const MAP_WIDTH = 1000;
const UNIT = MAP_WIDTH / (2 * Math.PI * lengthAt(0));
const TOP = heightAt(NORTH * RADIANS);
export const MAP_HEIGHT = Math.round((TOP - heightAt(SOUTH * RADIANS)) * UNIT);

/** Where a point is on the map; outside of its height when it lies beyond its parallels. */
export function projectWorld({ latitude, longitude }: GlobePoint): MapPoint {
  const phi = latitude * RADIANS;
  return { x: MAP_WIDTH / 2 + longitude * RADIANS * lengthAt(phi) * UNIT, y: (TOP - heightAt(phi)) * UNIT };
}
