import { readFileSync } from "node:fs";
import { BOOKING_HORIZON_DAYS, type CabinCode, OFFER_MINUTES } from "../../../../core/flights/index.ts";
import type { InventoryClaim } from "../../../../core/inventory/index.ts";
import { addDays, err, type Instant, type LocalDate } from "../../../../core/kernel/index.ts";
import {
  createFares,
  createFlightEngine,
  createHorizon,
  createSuggester,
  decodeTimetable,
  type FlightEngine,
  placeNames,
} from "../../../../engine/index.ts";
import type { FlightSupply } from "../../../../usecases/ports/flight-supply.ts";
import type { Signer } from "../../../../usecases/ports/signer.ts";
import { decodeOffer } from "./offer-codec.ts";
import { instantOf, utcDay } from "../signed-values.ts";
import { createExplorer } from "./explore-places.ts";
import { findFareDays } from "./find-fare-days.ts";
import type { Parts } from "./parts.ts";
import { createPlaceBook } from "./place-book.ts";
import { priceOffer, renewOffer } from "./price-offer.ts";
import { findCheapest, searchOffers } from "./search-offers.ts";

/** Days before today's UTC date that the horizon holds: it is still yesterday somewhere. */
const DAYS_BEHIND = 2;
/** Days beyond the last searchable one: a trip may arrive later, and it is tomorrow somewhere. */
const DAYS_BEYOND = 6;

/** The embedded world behind the supply port. */
export interface EmbeddedFlights extends FlightSupply {
  isReady(): boolean;
  /** Makes the first search as quick as the next, step by step: one each time the next is asked for. */
  warmUp(): Iterable<void>;
}

/** Loads the world. @throws WorldFileError when the file is not a world of ours. */
export function openEmbeddedFlights(settings: { worldFile: URL; signer: Signer; now: Instant }): EmbeddedFlights {
  const timetable = decodeTimetable(readFileSync(settings.worldFile));
  const suggester = createSuggester(timetable.airports, timetable.metros, placeNames);
  const places = createPlaceBook(timetable, suggester);
  const parts: Parts = { timetable, fares: createFares(timetable), places, signer: settings.signer };
  const explore = createExplorer(parts);
  let engineDay = utcDay(settings.now);
  let engine = engineOf(parts, engineDay);

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
    warmUp: function* () {
      yield suggester.warm();
      yield* engine.warmUp();
    },
    findPlace: places.find,
    zoneOf: places.zoneOf,
    suggestPlaces: places.suggest,
    search: async (search, now) => searchOffers(parts, engineAt(now), search, now),
    cheapest: async (search, airline, now) => findCheapest(parts, engineAt(now), { search, airline }, now),
    fareDays: async (question, now) => findFareDays(parts, engineAt(now), question, now),
    explore: async (question, now) => explore(engineAt(now), question, now),
    madeAt: (id) => {
      const contents = decodeOffer(id, parts.signer);
      return contents && instantOf(contents.expiresAtMinute - OFFER_MINUTES);
    },
    offer: async (id, now) => {
      const contents = decodeOffer(id, parts.signer);
      return contents ? priceOffer(parts, engineAt(now), contents, now) : err("offer_forged");
    },
    renew: async (id, now) => {
      const contents = decodeOffer(id, parts.signer);
      return contents ? renewOffer(parts, engineAt(now), contents, now) : err("offer_forged");
    },
    noteSold: (claims, seats) => noteSold(engine, claims, seats),
  };
}

function engineOf({ timetable, fares }: Parts, today: LocalDate): FlightEngine {
  const horizon = createHorizon(timetable, addDays(today, -DAYS_BEHIND), DAYS_BEHIND + BOOKING_HORIZON_DAYS + DAYS_BEYOND);
  return createFlightEngine(timetable, horizon, fares);
}

function noteSold(engine: FlightEngine, claims: readonly InventoryClaim[], seats: number): void {
  for (const { key } of claims) {
    const slash = key.lastIndexOf("/");
    const departure = engine.findDeparture(key.slice(0, slash));
    if (departure) engine.noteSold(departure.flight, departure.day, key.slice(slash + 1) as CabinCode, seats);
  }
}
