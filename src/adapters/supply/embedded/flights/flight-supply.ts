import { readFileSync } from "node:fs";
import { BOOKING_HORIZON_DAYS, type CabinCode, OFFER_MINUTES } from "../../../../core/flights/index.ts";
import type { InventoryClaim } from "../../../../core/inventory/index.ts";
import { addDays, type Instant, type LocalDate, type OfferId, type Result } from "../../../../core/kernel/index.ts";
import {
  clocksFrom,
  createFares,
  createFlightEngine,
  createHorizon,
  createSuggester,
  decodeTimetable,
  type FlightEngine,
  type KnownClocks,
  placeNames,
  type ZoneChangesOf,
} from "../../../../engine/index.ts";
import type { FlightSupply, OfferFailure } from "../../../../usecases/ports/flight-supply.ts";
import type { Signer } from "../../../../usecases/ports/signer.ts";
import { decodeOffer, type OfferContents } from "./offer-codec.ts";
import { instantOf, utcDay } from "../signed-values.ts";
import { createExplorer } from "./explore-places.ts";
import { findFareDays } from "./find-fare-days.ts";
import type { Parts } from "./parts.ts";
import { createNearbyFinder } from "./nearby-finder.ts";
import { createPlaceBook } from "./place-book.ts";
import { asStandard, listBeginnings, listFareBrands, priceOffer, renewOffer } from "./price-offer.ts";
import { findCheapest, searchOffers } from "./search-offers.ts";
import { cheapestOnward, searchOnward } from "./search-onward.ts";

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

interface EmbeddedSettings {
  readonly worldFile: URL;
  /** `KnownClocks` of the world's zones; without them every start asks the platform. */
  readonly clocksFile?: URL;
  readonly signer: Signer;
  readonly now: Instant;
}

/** Loads the world. @throws WorldFileError when the file is not a world of ours. */
export function openEmbeddedFlights(settings: EmbeddedSettings): EmbeddedFlights {
  const timetable = decodeTimetable(readFileSync(settings.worldFile));
  const suggester = createSuggester(timetable.airports, timetable.metros, placeNames);
  const places = createPlaceBook(timetable, suggester);
  const parts: Parts = { timetable, fares: createFares(timetable), places, signer: settings.signer };
  const explore = createExplorer(parts);
  const changesOf = settings.clocksFile && clocksFrom(readClocks(settings.clocksFile), process.versions["tz"] ?? "");
  let engineDay = utcDay(settings.now);
  let engine = engineOf(parts, engineDay, changesOf);

  let sales = 0;
  /** The engine of the day: at midnight UTC its horizon moves on, never back for who began to ask before it. */
  const engineAt = (now: Instant): FlightEngine => {
    if (utcDay(now) > engineDay) {
      engineDay = utcDay(now);
      engine = engineOf(parts, engineDay, changesOf);
    }
    return engine;
  };

  /** What an offer holds, at its standard fares: from a dearer brand one goes on as from those. */
  const standardOf = (id: OfferId, now: Instant): Result<OfferContents, OfferFailure> => {
    const contents = decodeOffer(id, parts.signer);
    return contents.ok ? asStandard(parts, engineAt(now), contents.value, now) : contents;
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
    nearbyAirports: createNearbyFinder(parts),
    search: async (search, now) => searchOffers(parts, engineAt(now), search, now),
    searchAfter: async (id, search, now) => {
      const chosen = standardOf(id, now);
      return chosen.ok ? searchOnward(parts, engineAt(now), { chosen: chosen.value, search }, now) : chosen;
    },
    cheapestAfter: async (ids, search, now) => {
      const chosen = ids.map((id) => standardOf(id, now)).map((contents) => (contents.ok ? contents.value : null));
      return cheapestOnward(parts, engineAt(now), { chosen, search }, now);
    },
    beginnings: async (id, now) => {
      const contents = standardOf(id, now);
      return contents.ok ? listBeginnings(parts, engineAt(now), contents.value, now) : { held: [], failure: contents.error };
    },
    isAt: places.isAt,
    isOneCity: places.isOneCity,
    cheapest: async (search, airline, now) => findCheapest(parts, engineAt(now), { search, airline }, now),
    fareDays: async (question, now) => findFareDays(parts, engineAt(now), question, now),
    explore: async (question, now) => explore(engineAt(now), question, now),
    madeAt: (id) => {
      const contents = decodeOffer(id, parts.signer);
      return contents.ok ? instantOf(contents.value.expiresAtMinute - OFFER_MINUTES) : null;
    },
    offer: async (id, now) => {
      const contents = decodeOffer(id, parts.signer);
      return contents.ok ? priceOffer(parts, engineAt(now), contents.value, now) : contents;
    },
    fareBrands: async (id, now) => {
      const contents = decodeOffer(id, parts.signer);
      return contents.ok ? listFareBrands(parts, engineAt(now), contents.value, now) : contents;
    },
    renew: async (id, now) => {
      const contents = decodeOffer(id, parts.signer);
      return contents.ok ? renewOffer(parts, engineAt(now), contents.value, now) : contents;
    },
    noteSold: (claims, seats) => {
      sales++;
      noteSold(engine, claims, seats);
    },
    salesNoted: () => sales,
  };
}

const readClocks = (file: URL): KnownClocks => JSON.parse(readFileSync(file, "utf8")) as KnownClocks;

function engineOf({ timetable, fares }: Parts, today: LocalDate, changesOf?: ZoneChangesOf): FlightEngine {
  const days = DAYS_BEHIND + BOOKING_HORIZON_DAYS + DAYS_BEYOND;
  const horizon = createHorizon(timetable, addDays(today, -DAYS_BEHIND), days, changesOf);
  return createFlightEngine(timetable, horizon, fares);
}

function noteSold(engine: FlightEngine, claims: readonly InventoryClaim[], seats: number): void {
  for (const { key } of claims) {
    const slash = key.lastIndexOf("/");
    const departure = engine.findDeparture(key.slice(0, slash));
    if (departure) engine.noteSold(departure.flight, departure.day, key.slice(slash + 1) as CabinCode, seats);
  }
}
