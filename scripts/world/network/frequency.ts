/** Share of seats that are taken. */
export const LOAD_FACTOR = 0.82;
/** Share of the real world's flights that the embedded world has. */
export const WORLD_SCALE = 0.66;
const LONG_KM = 5_200;
const LONG_SEATS = 285;
const TRUNK_SEATS = 172;
/** The least that is worth selling. */
export const THREE_A_WEEK = 3 / 7;
const HALF_A_DAY = 0.5;
const TINY_PASSENGERS = 15;
const MOST_DAILY = 100;

/** Departures a day, each way, that carry the passengers; 3/7 is three days a week. */
export function dailyEachWay(passengersPerDay: number, distanceKm: number): number {
  const daily = (passengersPerDay / (typicalSeats(passengersPerDay, distanceKm) * LOAD_FACTOR)) * WORLD_SCALE;
  const least = distanceKm > LONG_KM || passengersPerDay < TINY_PASSENGERS ? THREE_A_WEEK : HALF_A_DAY;
  return Math.min(MOST_DAILY, Math.max(least, daily));
}

/** Passengers a day, each way, without whom so many flights would leave with empty seats. */
export const passengersFor = (daily: number, distanceKm: number): number =>
  (daily * (distanceKm > LONG_KM ? LONG_SEATS : TRUNK_SEATS) * LOAD_FACTOR) / WORLD_SCALE;

/** Seats of the aircraft one would send, by passengers a day each way: wide types far away and on the busiest trunks. */
function typicalSeats(passengersPerDay: number, distanceKm: number): number {
  if (distanceKm > LONG_KM) return LONG_SEATS;
  if (passengersPerDay < 40) return 40;
  if (passengersPerDay < 110) return 62;
  if (distanceKm > 3_000 && passengersPerDay > 500) return 230;
  if (passengersPerDay < 250) return 98;
  if (passengersPerDay < 600) return 148;
  return passengersPerDay < 8_000 ? TRUNK_SEATS : 200;
}
