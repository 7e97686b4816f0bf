import * as fc from "fast-check";
import { type Bound, MOST_BOUNDS } from "../../src/core/flights/index.ts";
import { multiCityOf, type Trip, tripOf } from "./sample-offers.ts";

/** Trips of two to five bounds. */
export const multiCityTrips = (bound: fc.Arbitrary<Bound>): fc.Arbitrary<Trip> =>
  fc
    .record({ first: bound, second: bound, onward: fc.array(bound, { maxLength: MOST_BOUNDS - 2 }) })
    .map(({ first, second, onward }) => multiCityOf(first, second, ...onward));

/** Trips of every type: one way, there and back, and from city to city. */
export const randomTrips = (bound: fc.Arbitrary<Bound>): fc.Arbitrary<Trip> =>
  fc.oneof(
    fc.record({ outbound: bound, inbound: fc.option(bound) }).map(({ outbound, inbound }) => tripOf(outbound, inbound)),
    multiCityTrips(bound),
  );
