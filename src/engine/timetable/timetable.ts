import type { Season, World } from "./world.ts";

/**
 * A world in the shape that the search reads: flights as columns, sorted by (from, to, airline, departure), and the graph over
 * them. Airports, airlines and aircraft stay plain objects; what the inner loops need of them stands in columns too.
 */
export interface Timetable extends Pick<World, "version" | "airports" | "metros" | "airlines" | "aircraft"> {
  readonly flights: FlightTable;
  readonly patterns: readonly ServicePattern[];
  /** IANA zones; `ground.zone` points into them. */
  readonly zones: readonly string[];
  readonly ground: GroundTable;
  readonly edges: EdgeTable;
  /** 1 where two airlines may share a ticket, by `first * airlines.length + second`; an airline is its own partner. */
  readonly partners: Uint8Array;
  /** The same for airlines that at least sell each other's flights on one ticket: partners, and all that are no low-cost airlines. */
  readonly interlines: Uint8Array;
}

/** One entry per flight index. */
export interface FlightTable {
  readonly length: number;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly airline: Uint16Array;
  readonly number: Uint16Array;
  readonly operatedBy: Uint16Array;
  readonly aircraft: Uint16Array;
  /** Minutes after local midnight. */
  readonly departsAtMinute: Uint16Array;
  readonly blockMinutes: Uint16Array;
  /** Index of a `ServicePattern`. */
  readonly pattern: Uint16Array;
  /** The code-shares of flight f are the entries `codeshareFirst[f]` to before `codeshareFirst[f + 1]`. */
  readonly codeshareFirst: Uint32Array;
  readonly codeshareAirline: Uint16Array;
  readonly codeshareNumber: Uint16Array;
}

/** On which days flights run; many flights share one. */
export interface ServicePattern {
  /** Bit 0 Monday to bit 6 Sunday. */
  readonly weekdays: number;
  readonly season: Season;
}

/** One entry per airport index, but where the name says more. */
export interface GroundTable {
  readonly zone: Uint16Array;
  readonly country: Uint16Array;
  /** Airports of one city or metropolitan area share a number: see `areas.ts`. */
  readonly area: Uint16Array;
  /** Three entries an airport: minutes from domestic to domestic, to or from international, international to international. */
  readonly minConnection: Uint16Array;
  /** Three entries an airport: the unit vector from the centre of the earth. */
  readonly vector: Float64Array;
}

/**
 * Nonstop pairs (edges), and on each edge one group per airline. The edges out of airport a are `outFirst[a]` to before
 * `outFirst[a + 1]`; those into it are named by `inEdges` from `inFirst[a]` to before `inFirst[a + 1]`. Groups of an edge and
 * flights of a group are runs in the same way.
 */
export interface EdgeTable {
  readonly count: number;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  /** Whole kilometres along the great circle. */
  readonly km: Uint16Array;
  readonly firstGroup: Uint32Array;
  readonly outFirst: Uint32Array;
  readonly inFirst: Uint32Array;
  readonly inEdges: Uint32Array;
  /** Where each of `inEdges` begins, in their order: read one after the other, which is quick. */
  readonly inFrom: Uint16Array;
  readonly groupCount: number;
  readonly groupAirline: Uint16Array;
  readonly groupFirstFlight: Uint32Array;
}
