import type { GlobePoint } from "./world-projection.ts";

const EARTH_DIAMETER_KM = 12_742;
const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometers, by the haversine formula. */
export function distanceKm(a: GlobePoint, b: GlobePoint): number {
  const latitudeSine = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const longitudeSine = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const square =
    latitudeSine * latitudeSine + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * longitudeSine * longitudeSine;
  return EARTH_DIAMETER_KM * Math.asin(Math.sqrt(square));
}
