import type { WorldAircraft } from "../../../src/engine/timetable/world.ts";
import type { AircraftFact } from "../facts/aircraft.ts";

/** Economy seats that fit on the floor of one seat of a cabin, in narrow and in wide types. Ours, from typical pitches. */
const ECONOMY_SEATS = { narrow: { W: 1.2, C: 1.6, F: 2 }, wide: { W: 1.5, C: 3, F: 5 } } as const;

/** The type as an airline flies it that sells these cabins only: the floor of the others holds economy. */
export function layoutOf({ name, class: kind, seats, co2KgPerSeatKm }: AircraftFact, cabinsSold: string): WorldAircraft {
  const perSeat = ECONOMY_SEATS[kind === "widebody" ? "wide" : "narrow"];
  const sold = { W: 0, C: 0, F: 0 };
  let economy = seats.M;
  for (const cabin of ["W", "C", "F"] as const) {
    if (cabinsSold.includes(cabin)) sold[cabin] = seats[cabin];
    else economy += Math.floor(seats[cabin] * perSeat[cabin]);
  }
  return { name, seats: { M: economy, ...sold }, co2KgPerSeatKm: co2PerSeat(seats, { M: economy, ...sold }, co2KgPerSeatKm) };
}

/** The same fuel, shared by more seats. */
function co2PerSeat(typed: WorldAircraft["seats"], flown: WorldAircraft["seats"], perSeat: number): number {
  return Math.round(((perSeat * countSeats(typed)) / countSeats(flown)) * 10_000) / 10_000;
}

const countSeats = ({ M, W, C, F }: WorldAircraft["seats"]): number => M + W + C + F;
