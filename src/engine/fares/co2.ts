import type { CabinCode } from "../../core/flights/index.ts";
import type { WorldAircraft } from "../timetable/world.ts";

/**
 * Floor area of a seat against an economy seat, our figures after the seat-area factors that the UK's greenhouse gas conversion
 * factors (DEFRA) and ICAO's calculator use: a business seat of a single-aisle aircraft is a wider armchair, of a twin-aisle one a bed.
 */
const SEAT_AREA = {
  narrow: { M: 1, W: 1.2, C: 1.5, F: 1.8 },
  wide: { M: 1, W: 1.6, C: 2.9, F: 4 },
} as const satisfies Record<string, Readonly<Record<CabinCode, number>>>;

/** From this size on an aircraft has two aisles, near enough; so has the one without economy, the A350-900ULR, whose few seats are all wide. */
const WIDE_SEATS = 212;
/** What is flown beyond the great circle: as much as the European Union's emissions trading adds to each flight (Regulation (EU) 2018/2066). */
const ROUTING_KM = 95;
/** Share of seats that are taken, as airlines report it for a year. */
const LOAD_FACTOR = 0.82;

/**
 * Kilograms of carbon dioxide of one traveler on one leg, tank to wake, not rounded.
 * The fuel of the whole aircraft is shared out by the floor area that a cabin's seats take.
 * @param km great circle between the leg's two airports.
 */
export function legCo2Kg(aircraft: Pick<WorldAircraft, "seats" | "co2KgPerSeatKm">, km: number, cabin: CabinCode): number {
  const { seats, co2KgPerSeatKm } = aircraft;
  const count = seats.M + seats.W + seats.C + seats.F;
  const area = SEAT_AREA[count >= WIDE_SEATS || seats.M === 0 ? "wide" : "narrow"];
  const wholeArea = seats.M * area.M + seats.W * area.W + seats.C * area.C + seats.F * area.F;
  const aircraftKg = co2KgPerSeatKm * count * (km + ROUTING_KM);
  return (aircraftKg * area[cabin]) / wholeArea / LOAD_FACTOR;
}
