import type { Timetable } from "../timetable/index.ts";

/** What of a timetable fares are made from. */
export type FareWorld = Pick<Timetable, "airports" | "airlines" | "aircraft" | "flights" | "ground" | "edges" | "partners">;
