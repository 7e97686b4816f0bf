import { readFileSync } from "node:fs";
import {
  BOOKING_HORIZON_DAYS,
  type CabinCode,
  type FlightOffer,
  type FlightSearch,
  type SeatClaim,
  seatCount,
} from "../../../core/flights/index.ts";
import { addDays, dateInZone, epochDayOf, err, type Instant, type LocalDate, ok } from "../../../core/kernel/index.ts";
import type { Place } from "../../../core/places/index.ts";
import {
  createFares,
  createFlightEngine,
  createHorizon,
  createSuggester,
  decodeTimetable,
  type Fares,
  type FlightEngine,
  placeNames,
  type Timetable,
} from "../../../engine/index.ts";
import type { FlightSupply } from "../../../usecases/ports/flight-supply.ts";
import type { Signer } from "../../../usecases/ports/signer.ts";
import { createDescriber, type FoundTrip } from "./describe.ts";
import { decodeOffer, encodeOffer, type OfferContents, type OfferLeg } from "./offer-codec.ts";
import { createPlaceBook, type PlaceBook } from "./place-book.ts";

/** How long an offer holds its price. */
const OFFER_MINUTES = 30;
/** Check-in closes: what departs sooner than this is not sold. */
const LAST_SALE_MINUTES = 60;
/** Days before today's UTC date that the horizon holds: it is still yesterday somewhere. */
const DAYS_BEHIND = 2;
/** Days beyond the last searchable one: a trip may arrive later, and it is tomorrow somewhere. */
const DAYS_BEYOND = 6;

/** The embedded world behind the supply port. */
export interface EmbeddedSupply extends FlightSupply {
  isReady(): boolean;
}

interface Parts {
  readonly timetable: Timetable;
  readonly fares: Fares;
  readonly places: PlaceBook;
  readonly signer: Signer;
}

/** Loads the world and warms the search up. @throws WorldFileError when the file is not a world of ours. */
export function openEmbeddedSupply(settings: { worldFile: URL; signer: Signer; now: Instant }): EmbeddedSupply {
  const timetable = decodeTimetable(readFileSync(settings.worldFile));
  const places = createPlaceBook(timetable, createSuggester(timetable.airports, timetable.metros, placeNames));
  const parts: Parts = { timetable, fares: createFares(timetable), places, signer: settings.signer };
  let engine = engineOf(parts, utcDay(settings.now));
  let engineDay = utcDay(settings.now);
  engine.warmUp();

  /** The engine of the day: at midnight UTC its horizon moves on. */
  const engineAt = (now: Instant): FlightEngine => {
    if (utcDay(now) !== engineDay) {
      engineDay = utcDay(now);
      engine = engineOf(parts, engineDay);
    }
    return engine;
  };

  return {
    name: "embedded",
    isReady: () => timetable.flights.length > 0,
    findPlace: places.find,
    zoneOf: places.zoneOf,
    suggestPlaces: places.suggest,
    search: async (search, now) => searchAt(parts, engineAt(now), search, now),
    offer: async (id, now) => {
      const contents = decodeOffer(id, parts.signer);
      return contents ? offerAt(parts, engineAt(now), contents, now) : err("offer_forged");
    },
    noteSeats: (claims, seats) => noteSeats(engine, claims, seats),
  };
}

const utcDay = (now: Instant): LocalDate => now.slice(0, 10) as LocalDate;
const utcMinute = (now: Instant): number => Math.floor(Date.parse(now) / 60_000);

function engineOf({ timetable, fares }: Parts, today: LocalDate): FlightEngine {
  const horizon = createHorizon(timetable, addDays(today, -DAYS_BEHIND), DAYS_BEHIND + BOOKING_HORIZON_DAYS + DAYS_BEYOND);
  return createFlightEngine(timetable, horizon, fares);
}

function searchAt(parts: Parts, engine: FlightEngine, search: FlightSearch, now: Instant): { offers: FlightOffer[]; searchMs: number } {
  const started = performance.now();
  const trips = findTrips(parts, engine, search, now);
  const searchMs = performance.now() - started;
  const describe = createDescriber(engine, parts.timetable, search.cabin);
  const expiresAtMinute = utcMinute(now) + OFFER_MINUTES;
  const offers = trips.map((trip): FlightOffer => {
    const contents = contentsOf(parts, trip, search, expiresAtMinute);
    return { ...describe(trip), id: encodeOffer(contents, parts.signer), party: search.party, expiresAt: instantOf(expiresAtMinute) };
  });
  return { offers, searchMs };
}

function findTrips({ places }: Parts, engine: FlightEngine, search: FlightSearch, now: Instant): FoundTrip[] {
  const [origins, destinations] = [places.airportsOf(search.from.code), places.airportsOf(search.to.code)];
  const query = {
    origins,
    destinations,
    day: search.departureDate,
    cabin: search.cabin,
    seats: seatCount(search.party),
    today: dateInZone(now, places.zoneOf(search.from.code) ?? "UTC"),
    departsFromUtcMinute: utcMinute(now) + LAST_SALE_MINUTES,
  };
  if (search.returnDate !== null) return engine.searchRoundTrip({ ...query, returnDay: search.returnDate });
  return engine.searchOneWay(query).map((outbound) => ({ outbound, inbound: null, cents: outbound.cents }));
}

function contentsOf({ timetable }: Parts, trip: FoundTrip, search: FlightSearch, expiresAtMinute: number): OfferContents {
  const { cabin, party } = search;
  const legsOf = (bound: FoundTrip["inbound"]): OfferLeg[] =>
    bound ? bound.flights.map((flight, leg) => ({ flight, day: bound.days[leg] ?? 0 })) : [];
  return {
    timetable: timetableNumber(timetable),
    expiresAtMinute,
    cabin,
    party,
    fareCents: trip.cents,
    outbound: legsOf(trip.outbound),
    inbound: legsOf(trip.inbound),
  };
}

const timetableNumber = ({ version }: Timetable): number => Number.parseInt(version.slice(0, 8), 16);
const instantOf = (minute: number): Instant => `${new Date(minute * 60_000).toISOString().slice(0, 19)}Z` as Instant;

/** An offer holds its price until it expires; seats it must find anew. */
function offerAt(parts: Parts, engine: FlightEngine, contents: OfferContents, now: Instant): Awaited<ReturnType<FlightSupply["offer"]>> {
  if (contents.timetable !== timetableNumber(parts.timetable) || contents.expiresAtMinute < utcMinute(now)) return err("offer_expired");
  const { cabin, party } = contents;
  const today = dayAtOrigin(parts, contents, now);
  const price = (legs: readonly OfferLeg[]) =>
    engine.priceLegs({
      flights: legs.map((leg) => leg.flight),
      days: legs.map((leg) => leg.day),
      cabin,
      seats: seatCount(party),
      today,
    });
  const outbound = price(contents.outbound);
  const inbound = contents.inbound.length > 0 ? price(contents.inbound) : null;
  const failed = [outbound, inbound].find((bound) => bound?.ok === false);
  if (!outbound.ok || (inbound && !inbound.ok))
    return err(failed && !failed.ok && failed.error === "sold_out" ? "sold_out" : "offer_expired");
  const describe = createDescriber(engine, parts.timetable, cabin);
  const itinerary = describe({ outbound: outbound.value, inbound: inbound?.value ?? null, cents: contents.fareCents });
  const offer: FlightOffer = {
    ...itinerary,
    id: encodeOffer(contents, parts.signer),
    party,
    expiresAt: instantOf(contents.expiresAtMinute),
  };
  return ok({ offer, seats: [...contents.outbound, ...contents.inbound].map((leg) => claimOf(engine, leg, cabin, today)) });
}

/** The day at the airport where the offer begins: the day by which its fares and seats were counted. */
function dayAtOrigin({ timetable }: Parts, { outbound }: OfferContents, now: Instant): LocalDate {
  const origin = timetable.flights.from[outbound[0]?.flight ?? -1] ?? -1;
  return dateInZone(now, timetable.airports[origin]?.zone ?? "UTC");
}

/** How many seats of a departure the simulated demand leaves to us, ours that are sold included. */
function claimOf(engine: FlightEngine, { flight, day }: OfferLeg, cabin: CabinCode, today: LocalDate): SeatClaim {
  return { key: `${engine.departureKey(flight, day)}/${cabin}`, available: engine.seatsOnSale(flight, day, cabin, epochDayOf(today)) };
}

function noteSeats(engine: FlightEngine, claims: readonly SeatClaim[], seats: number): void {
  for (const { key } of claims) {
    const slash = key.lastIndexOf("/");
    const departure = engine.findDeparture(key.slice(0, slash));
    if (departure) engine.noteSold(departure.flight, departure.day, key.slice(slash + 1) as CabinCode, seats);
  }
}
