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
import type { FlightEngine } from "../../../../engine/index.ts";
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
  const describe = createDescriber(engine, parts, search.cabin);
  const expiresAtMinute = utcMinute(now) + OFFER_MINUTES;
  const offers = trips.map((trip): FlightOffer => {
    const id = encodeOffer(contentsOf(parts, trip, search, expiresAtMinute), parts.signer);
    return { ...describe(trip), id, party: search.party, expiresAt: instantOf(expiresAtMinute) };
  });
  return { offers, searchMs };
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
  only: { readonly limit?: number } = {},
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
  if (search.returnDate !== null) return engine.searchRoundTrip({ ...query, returnDay: search.returnDate });
  return engine.searchOneWay(query).map((outbound) => ({ outbound, inbound: null, cents: outbound.cents }));
}

function contentsOf({ timetable }: Parts, trip: FoundTrip, { cabin, party }: FlightSearch, expiresAtMinute: number): OfferContents {
  return {
    timetable: versionNumber(timetable),
    expiresAtMinute,
    cabin,
    party,
    fareCents: trip.cents,
    outbound: legsOf(trip.outbound),
    inbound: legsOf(trip.inbound),
  };
}

const legsOf = (bound: FoundTrip["inbound"]): OfferLeg[] =>
  bound?.flights.map((flight, leg) => ({ flight, day: bound.days[leg] ?? 0 })) ?? [];
