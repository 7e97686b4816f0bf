import {
  type FlightOffer,
  type FlightSearch,
  isPlatedBy,
  LAST_SALE_MINUTES,
  OFFER_MINUTES,
  type PricedItinerary,
  seatCount,
} from "../../../../core/flights/index.ts";
import { type AirlineCode, dateInZone, type Instant } from "../../../../core/kernel/index.ts";
import type { FlightEngine, FoundBound } from "../../../../engine/index.ts";
import type { FlightSearchAnswer } from "../../../../usecases/ports/flight-supply.ts";
import { createDescriber, type FoundTrip } from "./describe.ts";
import { encodeOffer, type OfferContents, type OfferLeg } from "./offer-codec.ts";
import { instantOf, versionNumber, utcMinute } from "../signed-values.ts";
import type { Parts } from "./parts.ts";

/** Searches the engine and signs what it found into offers. */
export function searchOffers(parts: Parts, engine: FlightEngine, search: FlightSearch, now: Instant): FlightSearchAnswer {
  const started = performance.now();
  const trips = findTrips(parts, engine, search, now);
  const searchMs = performance.now() - started;
  return { offers: signTrips(parts, engine, trips, search, utcMinute(now) + OFFER_MINUTES), searchMs };
}

/** Signs each trip into an offer that lives until then. @param expiresAtMinute since 1970. */
export function signTrips(
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

/** What the engine finds for a search. @param only so many, or what leaves late enough. */
export function findTrips(
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
