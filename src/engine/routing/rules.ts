/**
 * What a sensible bound is, besides the airports' own minimum connection times. It leads from one area (see `areas.ts`) to
 * another: nobody flies across a city by way of a third. It has at most two stops; each leg leaves
 * from the airport where the one before it landed; no stop lies in the area of the first or last airport, nor
 * do two stops share an area. The airlines of two legs that follow each other may share a ticket. The limits below are read off
 * what agencies commonly show; minutes and kilometres.
 */
export interface Limits {
  /** The longest wait when the airports before, at and after the connection lie in one country. */
  readonly domesticLayover: number;
  readonly layover: number;
  /** Legs together may be this many times the great circle, and that much more. */
  readonly detourFactor: number;
  readonly detourKm: number;
  /** A connecting bound may last this many times a typical nonstop, and that much more. */
  readonly elapsedFactor: number;
  readonly elapsedMinutes: number;
  /** Which airlines may share a ticket, and how many different ones at most. */
  readonly ticket: "partners" | "interlines";
  readonly airlines: 2 | 3;
}

/** What most markets are searched with. */
const USUAL_LIMITS: Limits = {
  domesticLayover: 6 * 60,
  layover: 12 * 60,
  detourFactor: 1.4,
  detourKm: 500,
  elapsedFactor: 1.5,
  elapsedMinutes: 10 * 60,
  ticket: "partners",
  airlines: 2,
};

/** Airlines that are no partners, but sell each other's flights. */
const INTERLINE_LIMITS: Limits = { ...USUAL_LIMITS, ticket: "interlines" };

/** A night at a stop, the long way round, a third airline. */
export const RELAXED_LIMITS: Limits = {
  domesticLayover: 24 * 60,
  layover: 24 * 60,
  detourFactor: 2,
  detourKm: 2700,
  elapsedFactor: 2,
  elapsedMinutes: 48 * 60,
  ticket: "interlines",
  airlines: 3,
};

/** Each counts only for markets where those before it find nothing at all. */
export const LIMITS: readonly Limits[] = [USUAL_LIMITS, INTERLINE_LIMITS, RELAXED_LIMITS];

/** How many itineraries a search gives back. */
export const RESULT_LIMIT = 200;
/** From the outbound's arrival to the inbound's departure at least. */
export const TURNAROUND_MINUTES = 3 * 60;

export const detourLimitKm = (limits: Limits, greatCircleKm: number): number => limits.detourFactor * greatCircleKm + limits.detourKm;

/** A nonstop takes about half an hour and one for every 810 km; shorter and longer ones count the same here. */
export const elapsedLimitMinutes = (limits: Limits, greatCircleKm: number): number =>
  limits.elapsedFactor * (30 + greatCircleKm / 13.5) + limits.elapsedMinutes;
