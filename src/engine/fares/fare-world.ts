import type { World } from "../timetable/world.ts";

/**
 * What fares are made from: the world's places, airlines and aircraft, and its flights as columns, one entry per flight index.
 * The timetable's own columns fit as they are.
 */
export interface FareWorld extends Pick<World, "airports" | "metros" | "airlines" | "aircraft"> {
  readonly flights: FlightColumns;
}

export interface FlightColumns {
  readonly length: number;
  /** Airport indices. */
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
  /** Whose code it is sold under. */
  readonly airline: ArrayLike<number>;
  readonly aircraft: ArrayLike<number>;
  /** Minutes after local midnight. */
  readonly departsAtMinute: ArrayLike<number>;
}

/** A world of plain objects in the shape that fares read: for tests and small worlds. */
export function fareWorldOf(world: World): FareWorld {
  const column = (key: keyof Omit<FlightColumns, "length">): Int32Array => Int32Array.from(world.flights, (flight) => flight[key]);
  return {
    ...world,
    flights: {
      length: world.flights.length,
      from: column("from"),
      to: column("to"),
      airline: column("airline"),
      aircraft: column("aircraft"),
      departsAtMinute: column("departsAtMinute"),
    },
  };
}
