import { BETWEEN_BOUNDS_MINUTES, type BoundSpan, type FlightSearch, follows, LAST_SALE_MINUTES } from "../../../../core/flights/index.ts";
import { type Instant, type Money, money, ok, type Result } from "../../../../core/kernel/index.ts";
import type { FlightEngine } from "../../../../engine/index.ts";
import type { FlightSearchAnswer, OfferFailure } from "../../../../usecases/ports/flight-supply.ts";
import { utcMinute } from "../signed-values.ts";
import type { FoundTrip } from "./describe.ts";
import type { OfferContents } from "./offer-codec.ts";
import type { Parts } from "./parts.ts";
import { findTrip } from "./price-offer.ts";
import { findTrips, signTrips } from "./search-offers.ts";
import { spanOf } from "./span-of.ts";

/**
 * One-way flights that may follow those of an offer, each signed together with them: the fares add up. What was chosen holds its price
 * no longer than its own offer did.
 */
export function searchOnward(
  parts: Parts,
  engine: FlightEngine,
  { chosen, search }: { readonly chosen: OfferContents; readonly search: FlightSearch },
  now: Instant,
): Result<FlightSearchAnswer, OfferFailure> {
  const started = performance.now();
  const before = findTrip(parts, engine, chosen, now);
  if (!before.ok) return before;
  const asked = { ...search, party: chosen.party, cabin: chosen.cabin, returnDate: null };
  const last = before.value.bounds.at(-1);
  const onward = last ? findOnward(parts, engine, spanOf(parts, last), asked, now) : [];
  const searchMs = performance.now() - started;
  const trips = onward.map(({ fareBrand, bounds, fares }): FoundTrip => ({
    tripType: "multiCity",
    fareBrand,
    bounds: [...before.value.bounds, ...bounds],
    fares: [...before.value.fares, ...fares],
  }));
  return ok({ offers: signTrips(parts, engine, trips, asked, chosen.expiresAtMinute), searchMs });
}

/**
 * For each of several offers of the search's party and cabin the fare of the cheapest that may follow, which `searchOnward` adds first; null
 * for none. Two hundred offers have few landings, and most of those are followed by what follows the first.
 * @param chosen null for an offer that is gone.
 */
export function cheapestOnward(
  parts: Parts,
  engine: FlightEngine,
  { chosen, search }: { readonly chosen: readonly (OfferContents | null)[]; readonly search: FlightSearch },
  now: Instant,
): readonly (Money | null)[] {
  const asked = { ...search, returnDate: null };
  const landings = chosen.map((contents) => landingOf(parts, engine, contents, now));
  const distinct = [...new Map(landings.flatMap((landing) => (landing ? [[keyOf(landing), landing]] : []))).values()];
  const leaves = (landing: BoundSpan): number => leavesFrom(parts, landing, asked, now);
  const fares = new Map<string, Money | null>();
  let onward: readonly Onward[] | null = null;
  for (const landing of distinct.toSorted((a, b) => leaves(a) - leaves(b))) {
    const follower = (): Onward | undefined => onward?.find(({ span }) => follows(landing, span));
    // Where none that was found leaves late enough, others may within limits that were not needed so far; after nothing at all comes nothing.
    if (!follower() && onward?.length !== 0) onward = listOnward(parts, engine, leaves(landing), asked, now);
    const next = follower();
    fares.set(keyOf(landing), next ? money(next.cents) : null);
  }
  return landings.map((landing) => landing && (fares.get(keyOf(landing)) ?? null));
}

/** A bound that may follow others, and its fare in US cents per traveller. */
interface Onward {
  readonly span: BoundSpan;
  readonly cents: number;
}

/** All that leave from a UTC minute on, the cheapest first. */
function listOnward(parts: Parts, engine: FlightEngine, departsFromUtcMinute: number, asked: FlightSearch, now: Instant): Onward[] {
  const trips = findTrips(parts, engine, asked, now, { departsFromUtcMinute, limit: Infinity });
  return trips.flatMap(({ bounds, fares: [cents] }) => bounds.map((bound) => ({ span: spanOf(parts, bound), cents: cents ?? 0 })));
}

/** By what a landing tells what may follow it. */
const keyOf = ({ to, arrivesAtUtcMinute }: BoundSpan): string => `${to} ${arrivesAtUtcMinute}`;

/** The last bound of what an offer holds; null where it is gone. */
function landingOf(parts: Parts, engine: FlightEngine, contents: OfferContents | null, now: Instant): BoundSpan | null {
  const trip = contents && findTrip(parts, engine, contents, now);
  const last = trip?.ok ? trip.value.bounds.at(-1) : undefined;
  return last ? spanOf(parts, last) : null;
}

/** Flights one way that take off long enough after a landing, a varied choice. */
function findOnward(parts: Parts, engine: FlightEngine, landing: BoundSpan, asked: FlightSearch, now: Instant): readonly FoundTrip[] {
  const found = findTrips(parts, engine, asked, now, { departsFromUtcMinute: leavesFrom(parts, landing, asked, now) });
  // From several airports the first of all need not be one that can be reached.
  return found.filter(({ bounds: [first] }) => first !== undefined && follows(landing, spanOf(parts, first)));
}

/** Nothing that follows a landing leaves before this UTC minute. */
function leavesFrom({ places, timetable }: Parts, landing: BoundSpan, { from }: FlightSearch, now: Instant): number {
  const isHere = places.airportsOf(from.code).some((airport) => timetable.airports[airport]?.code === landing.to);
  const wait = BETWEEN_BOUNDS_MINUTES[isHere ? "sameAirport" : "otherAirport"];
  return Math.max(utcMinute(now) + LAST_SALE_MINUTES, landing.arrivesAtUtcMinute + wait);
}
