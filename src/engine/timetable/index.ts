/** The door of the timetable: its shape, its days and its clocks. */
export { assembleTimetable } from "./assemble-timetable.ts";
export { kmBetween } from "./great-circle.ts";
export { createHorizon, firstDayFrom, type Horizon, lastDayUntil, localMinuteOf, runsOn, utcMinuteOf } from "./horizon.ts";
export { askClocks, clocksFrom, type KnownClocks, type ZoneChangesOf } from "./known-clocks.ts";
export { SEASONS } from "./seasons.ts";
export type { EdgeTable, FlightTable, ServicePattern, Timetable } from "./timetable.ts";
export type { World, WorldAirline, WorldAirport, WorldFlight } from "./world.ts";
export { RunningDays } from "./running-days.ts";
