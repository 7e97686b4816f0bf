/** The door of the engine: the embedded world of flights, its search, its fares and its places. */
export { decodeTimetable, encodeWorld } from "./codec/index.ts";
export type { CalendarQuery } from "./calendar/index.ts";
export { type FoundTrip, type TripsByStops, tripsByStops } from "./explore/index.ts";
export * from "./fares/index.ts";
export { createFlightEngine, type FlightEngine } from "./flight-engine.ts";
export type { DescribedLeg, FoundBound, OneWayQuery, RoundTripQuery, StopCount } from "./routing/index.ts";
export * from "./suggest/index.ts";
export * from "./hotels/index.ts";
export { clocksFrom, createHorizon, type Horizon, type KnownClocks, type Timetable, type ZoneChangesOf } from "./timetable/index.ts";
export type { World } from "./timetable/index.ts";
export { createHotelSuggester } from "./hotels/suggest/index.ts";
