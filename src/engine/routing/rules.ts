/**
 * What a sensible bound is, besides the airports' own minimum connection times. It leads from one area (see `areas.ts`) to
 * another: nobody flies across a city by way of a third. It has at most two stops; each leg leaves
 * from the airport where the one before it landed; no stop lies in the area of the first or last airport, nor
 * do two stops share an area. The airlines of two legs that follow each other may share a ticket; some sell no connections at all.
 * A bound within one country has no stop in another: cabotage (Chicago Convention, article 7) and two border controls stand in the
 * way. The limits below are read off what agencies commonly show; minutes and kilometres.
 */
export interface Limits {
  /** The longest wait when the airports before, at and after the connection lie in one country. */
  readonly domesticLayover: number;
  readonly layover: number;
  /** Legs together may be this many times the great circle, and that much more. */
  readonly detourFactor: number;
  readonly detourKm: number;
  /**
   * No leg may end farther from the destination than it began by more than this share of the great circle and these kilometres.
   * Such a leg costs its way twice: more than half of what the detour adds would rule out nothing.
   */
  readonly backtrackFactor: number;
  readonly backtrackKm: number;
  /** A connecting bound may last this many times a typical nonstop, and more: so much where it takes no time, and so much from 6 h on. */
  readonly elapsedFactor: number;
  readonly elapsedShortMinutes: number;
  readonly elapsedLongMinutes: number;
  /** Whether a bound within one country may stop in another; never in `CLOSED_COUNTRIES`. */
  readonly domesticByAbroad: boolean;
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
  backtrackFactor: 0.1,
  backtrackKm: 200,
  elapsedFactor: 1.5,
  elapsedShortMinutes: 5 * 60,
  elapsedLongMinutes: 10 * 60,
  domesticByAbroad: false,
  ticket: "partners",
  airlines: 2,
};

/** Airlines that are no partners, but sell each other's flights; short ways may take half a day. */
const INTERLINE_LIMITS: Limits = { ...USUAL_LIMITS, elapsedShortMinutes: USUAL_LIMITS.elapsedLongMinutes, ticket: "interlines" };

/** A night at a stop, the long way round, a third airline, a stop abroad. */
export const RELAXED_LIMITS: Limits = {
  domesticLayover: 24 * 60,
  layover: 24 * 60,
  detourFactor: 2,
  detourKm: 2700,
  backtrackFactor: Infinity,
  backtrackKm: Infinity,
  elapsedFactor: 2,
  elapsedShortMinutes: 48 * 60,
  elapsedLongMinutes: 48 * 60,
  domesticByAbroad: true,
  ticket: "interlines",
  airlines: 3,
};

/** Each counts only for markets where those before it find nothing at all. */
export const LIMITS: readonly Limits[] = [USUAL_LIMITS, INTERLINE_LIMITS, RELAXED_LIMITS];

/** Countries so well served from within that nobody flies from one place to another of theirs by way of a third country. */
export const CLOSED_COUNTRIES: ReadonlySet<string> = new Set(["US", "CA"]);

/** Airlines that carry passengers from the first to the last airport of one flight only: Allegiant (contract of carriage, no connections). */
export const NONSTOP_ONLY_AIRLINES: ReadonlySet<string> = new Set(["G4"]);

/** A bound has so many stops at most. */
export const MOST_STOPS = 2;
/** A number of stops. */
export type StopCount = 0 | 1 | typeof MOST_STOPS;

/** How many of the cheapest nonstops a full answer shows, of each direction. */
export const NONSTOPS_KEPT = 40;
/** In how many pairs of a full answer one bound may be, while there are others. */
export const BOUND_REPEATS = 8;
/** From the outbound's arrival to the inbound's departure at least. */
export const TURNAROUND_MINUTES = 3 * 60;

/** Distances are rounded to whole kilometres: a sum of two may lie this much below the rounded great circle. */
export const ROUNDING_KM = 2;

export const detourLimitKm = (limits: Limits, greatCircleKm: number): number => limits.detourFactor * greatCircleKm + limits.detourKm;

export const backtrackLimitKm = (limits: Limits, greatCircleKm: number): number =>
  limits.backtrackFactor * greatCircleKm + limits.backtrackKm;

/** From this long a nonstop on, the addition for long ones counts in full; below it grows evenly from that for short ones. */
const LONG_NONSTOP_MINUTES = 6 * 60;

/** A nonstop takes about half an hour and one for every 810 km. */
export function elapsedLimitMinutes(limits: Limits, greatCircleKm: number): number {
  const nonstop = 30 + greatCircleKm / 13.5;
  const growth = limits.elapsedLongMinutes - limits.elapsedShortMinutes;
  return limits.elapsedFactor * nonstop + limits.elapsedShortMinutes + growth * Math.min(1, nonstop / LONG_NONSTOP_MINUTES);
}

/** The farthest that two airports can lie apart: half the way round the Earth. */
const ANTIPODES_KM = 20_037;

/** No bound within these limits lasts longer, wherever it leads. */
export const longestBoundMinutes = (limits: Limits): number => Math.ceil(elapsedLimitMinutes(limits, ANTIPODES_KM));
