/** Where a hotel stands, before it is one. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
  /** From the middle of the city. */
  readonly distanceMetres: number;
  /** Straight line to the sea; null when it is farther than anybody would walk. */
  readonly coastMetres: number | null;
  readonly isAirport: boolean;
}
