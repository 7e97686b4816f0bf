const EARTH_RADIUS_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres along the great circle, by the haversine formula on the mean sphere. */
export function greatCircleKm(from: Position, to: Position): number {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)];
  const halfLatitude = Math.sin((toLatitude - fromLatitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(fromLatitude) * Math.cos(toLatitude) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
