/** The door of the engine: the embedded world of flights, its search, its fares and its places. */
export { decodeTimetable, encodeWorld, WorldFileError } from "./codec/index.ts";
export type { CalendarQuery } from "./calendar/index.ts";
export { type ExploreQuery, type FoundTrip, type TripsByStops, tripsByStops } from "./explore/index.ts";
export * from "./fares/index.ts";
export { createFlightEngine, type FlightEngine } from "./flight-engine.ts";
export type {
  DescribedLeg,
  FoundBound,
  FoundRoundTrip,
  KnownLegs,
  LegsFailure,
  OneWayQuery,
  RoundTripQuery,
  StopCount,
} from "./routing/index.ts";
export * from "./suggest/index.ts";
export * from "./hotels/index.ts";
export { clocksFrom, createHorizon, type Horizon, type KnownClocks, type Timetable, type ZoneChangesOf } from "./timetable/index.ts";
export type { Season, World } from "./timetable/index.ts";
export { createHotelSuggester, type HotelSuggester } from "./hotels/suggest/index.ts";
