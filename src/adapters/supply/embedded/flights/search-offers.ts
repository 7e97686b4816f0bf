import {
  BETWEEN_BOUNDS_MINUTES,
  type FlightOffer,
  type FlightSearch,
  follows,
  isPlatedBy,
  LAST_SALE_MINUTES,
  OFFER_MINUTES,
  type PricedItinerary,
  seatCount,
} from "../../../../core/flights/index.ts";
import { type AirlineCode, dateInZone, type Instant, type Money, money, ok, type Result } from "../../../../core/kernel/index.ts";
import type { FlightEngine, FoundBound } from "../../../../engine/index.ts";
import type { FlightSearchAnswer, OfferFailure } from "../../../../usecases/ports/flight-supply.ts";
import { createDescriber, type FoundTrip } from "./describe.ts";
import { encodeOffer, type OfferContents, type OfferLeg } from "./offer-codec.ts";
import { instantOf, versionNumber, utcMinute } from "../signed-values.ts";
import type { Parts } from "./parts.ts";
import { findTrip } from "./price-offer.ts";
import { spanOf } from "./span-of.ts";

/** Searches the engine and signs what it found into offers. */
export function searchOffers(parts: Parts, engine: FlightEngine, search: FlightSearch, now: Instant): FlightSearchAnswer {
  const started = performance.now();
  const trips = findTrips(parts, engine, search, now);
  const searchMs = performance.now() - started;
  return { offers: signTrips(parts, engine, trips, search, utcMinute(now) + OFFER_MINUTES), searchMs };
}

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
  const onward = findOnward(parts, engine, before.value, asked, now);
  const searchMs = performance.now() - started;
  const trips = onward.map(({ fareBrand, bounds, fares }): FoundTrip => ({
    tripType: "multiCity",
    fareBrand,
    bounds: [...before.value.bounds, ...bounds],
    fares: [...before.value.fares, ...fares],
  }));
  return ok({ offers: signTrips(parts, engine, trips, asked, chosen.expiresAtMinute), searchMs });
}

/** The fare of the first that `searchOnward` would add; null for none. */
export function cheapestOnward(
  parts: Parts,
  engine: FlightEngine,
  { chosen, search }: { readonly chosen: OfferContents; readonly search: FlightSearch },
  now: Instant,
): Result<Money | null, OfferFailure> {
  const before = findTrip(parts, engine, chosen, now);
  if (!before.ok) return before;
  const asked = { ...search, party: chosen.party, cabin: chosen.cabin, returnDate: null };
  const [cheapest] = findOnward(parts, engine, before.value, asked, now, 1);
  return ok(cheapest ? money(cheapest.fares[0] ?? 0) : null);
}

/** Flights one way that take off long enough after a trip has landed. @param limit the cheapest so many; a varied choice unless said. */
function findOnward(
  parts: Parts,
  engine: FlightEngine,
  { bounds }: FoundTrip,
  asked: FlightSearch,
  now: Instant,
  limit?: number,
): readonly FoundTrip[] {
  const last = bounds.at(-1);
  if (!last) return [];
  const before = spanOf(parts, last);
  const airports = parts.places.airportsOf(asked.from.code);
  const isHere = airports.some((airport) => parts.timetable.airports[airport]?.code === before.to);
  const wait = BETWEEN_BOUNDS_MINUTES[isHere ? "sameAirport" : "otherAirport"];
  const departsFromUtcMinute = Math.max(utcMinute(now) + LAST_SALE_MINUTES, before.arrivesAtUtcMinute + wait);
  // From several airports the first of all need not be one that can be reached.
  const atMost = airports.length === 1 && limit !== undefined ? { limit } : {};
  const found = findTrips(parts, engine, asked, now, { departsFromUtcMinute, ...atMost });
  return found.filter(({ bounds: [first] }) => first !== undefined && follows(before, spanOf(parts, first))).slice(0, limit);
}

function signTrips(
  parts: Parts,
  engine: FlightEngine,
  trips: readonly FoundTrip[],
  search: FlightSearch,
  expiresAtMinute: number,
): readonly FlightOffer[] {
  const describe = createDescriber(engine, parts, search.cabin);
  const expiresAt = instantOf(expiresAtMinute);
  return trips.map((trip) => ({
    ...describe(trip),
    id: encodeOffer(contentsOf(parts, trip, search, expiresAtMinute), parts.signer),
    party: search.party,
    expiresAt,
  }));
}

/** The first that `searchOffers` would give, with an airline's plate if one is named. Nothing else is described, and nothing signed. */
export function findCheapest(
  parts: Parts,
  engine: FlightEngine,
  { search, airline }: { readonly search: FlightSearch; readonly airline: AirlineCode | null },
  now: Instant,
): PricedItinerary | null {
  const describe = createDescriber(engine, parts, search.cabin);
  // The varied choice holds the cheapest of all, but not that of each airline: which one it shows is known by the whole of it.
  for (const trip of findTrips(parts, engine, search, now, airline === null ? { limit: 1 } : {})) {
    const itinerary = describe(trip);
    if (airline === null || isPlatedBy(itinerary, airline)) return itinerary;
  }
  return null;
}

function findTrips(
  { places }: Parts,
  engine: FlightEngine,
  search: FlightSearch,
  now: Instant,
  only: { readonly limit?: number; readonly departsFromUtcMinute?: number } = {},
): FoundTrip[] {
  const query = {
    origins: places.airportsOf(search.from.code),
    destinations: places.airportsOf(search.to.code),
    day: search.departureDate,
    cabin: search.cabin,
    seats: seatCount(search.party),
    today: dateInZone(now, places.zoneOf(search.from.code) ?? "UTC"),
    departsFromUtcMinute: utcMinute(now) + LAST_SALE_MINUTES,
    ...only,
  };
  if (search.returnDate !== null) {
    const pairs = engine.searchRoundTrip({ ...query, returnDay: search.returnDate });
    return pairs.map(({ outbound, inbound, cents }) => ({
      tripType: "roundTrip",
      fareBrand: "standard",
      bounds: [outbound, inbound],
      fares: [cents],
    }));
  }
  return engine.searchOneWay(query).map((bound) => ({ tripType: "oneWay", fareBrand: "standard", bounds: [bound], fares: [bound.cents] }));
}

function contentsOf({ timetable }: Parts, trip: FoundTrip, { cabin, party }: FlightSearch, expiresAtMinute: number): OfferContents {
  return {
    timetable: versionNumber(timetable),
    expiresAtMinute,
    cabin,
    fareBrand: trip.fareBrand,
    party,
    fares: trip.fares,
    tripType: trip.tripType,
    bounds: trip.bounds.map(legsOf),
  };
}

const legsOf = ({ flights, days }: FoundBound): OfferLeg[] => flights.map((flight, leg) => ({ flight, day: days[leg] ?? 0 }));
