const LOAD_FACTOR = 0.82;
/** Share of the real world's flights that the embedded world has. */
export const WORLD_SCALE = 0.72;
const LONG_KM = 5_200;
const THREE_A_WEEK = 3 / 7;
const MOST_DAILY = 60;

/** Departures a day, each way, that carry the passengers; 3/7 is three days a week. */
export function dailyEachWay(passengersPerDay: number, distanceKm: number): number {
  const daily = (passengersPerDay / (typicalSeats(passengersPerDay, distanceKm) * LOAD_FACTOR)) * WORLD_SCALE;
  const least = distanceKm > LONG_KM || passengersPerDay < 15 ? THREE_A_WEEK : 0.5;
  return Math.min(MOST_DAILY, Math.max(least, daily));
}

/** Seats of the aircraft one would send. */
function typicalSeats(passengersPerDay: number, distanceKm: number): number {
  if (distanceKm > LONG_KM) return 285;
  if (passengersPerDay < 40) return 45;
  if (passengersPerDay < 110) return 72;
  if (distanceKm > 3_000 && passengersPerDay > 500) return 230;
  return passengersPerDay < 250 ? 115 : 172;
}
