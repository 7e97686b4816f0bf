import type { Candidate } from "./bound-list.ts";

/** Where found bounds go. What it does not want need not be offered: that is what prunes. */
export interface BoundSink {
  /** A bound of this plate and so many stops that costs more than these cents is not wanted. */
  worstCents(plate: number, stops: number): number;
  /** Must copy the candidate. */
  add(candidate: Candidate): void;
}

/** A sink that says what it wants of all plates together. */
export interface WholeSink extends BoundSink {
  /** No bound of so many stops that costs more than these cents is wanted, whatever its plate. */
  mostCents(stops: number): number;
  /** How many bounds it has taken: what it wants may change with each. */
  readonly taken: number;
}

/** Who is offered bounds before a market is opened. */
export const NOBODY: BoundSink = { worstCents: () => -Infinity, add: () => {} };
