import type { WorldCity, WorldPoint } from "../world/index.ts";

/** A place that is known by name alone, misspelled too: a city, an airport, a landmark. */
export interface MajorPlace {
  readonly kind: "city" | "airport" | "landmark";
  /** Of its city, which is also the number of the city's own place. */
  readonly standing: number;
  readonly point: WorldPoint;
  /** Three letters; null but for airports. */
  readonly code: string | null;
}

/**
 * All of them, the position being the number: cities by standing, then airports and landmarks by that of their city. An airport that
 * serves several cities belongs to the one that stands highest.
 */
export function listMajorPlaces(cities: readonly WorldCity[]): readonly MajorPlace[] {
  const places = cities.map((point, standing): MajorPlace => ({ kind: "city", standing, point, code: null }));
  const listed = new Set<string>();
  for (const [standing, { airports, landmarks }] of cities.entries()) {
    for (const airport of airports) {
      if (listed.has(airport.code)) continue;
      listed.add(airport.code);
      places.push({ kind: "airport", standing, point: airport, code: airport.code });
    }
    for (const point of landmarks) places.push({ kind: "landmark", standing, point, code: null });
  }
  return places;
}
