import { readFileSync } from "node:fs";
import { type CabinCode, OFFER_MINUTES } from "../../../../core/flights/index.ts";
import type { InventoryClaim } from "../../../../core/inventory/index.ts";
import type { Instant, OfferId, Result } from "../../../../core/kernel/index.ts";
import {
  clocksFrom,
  createFares,
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
import { instantOf } from "../signed-values.ts";
import { createDayEngine } from "./day-engine.ts";
import { createExplorer } from "./explore-places.ts";
import { findFareDays } from "./find-fare-days.ts";
import type { Parts } from "./parts.ts";
import { createNearbyFinder } from "./nearby-finder.ts";
import { createPlaceBook } from "./place-book.ts";
import { asStandard, listBeginnings, listFareBrands, priceOffer, renewOffer } from "./price-offer.ts";
import { findCheapest, searchOffers } from "./search-offers.ts";
import { cheapestOnward, searchOnward } from "./search-onward.ts";

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
  const engines = createDayEngine(parts, settings.now, settings.clocksFile && readClocks(settings.clocksFile));
  let sales = 0;

  /** Asks about the offer behind an id; an id of none of ours is its failure. */
  const ofOffer = <Value>(id: OfferId, now: Instant, ask: OfferQuestion<Value>): Result<Value, OfferFailure> => {
    const contents = decodeOffer(id, parts.signer);
    return contents.ok ? ask(parts, engines.at(now), contents.value, now) : contents;
  };
  /** What an offer holds, at its standard fares: from a dearer brand one goes on as from those. */
  const standardOf = (id: OfferId, now: Instant) => ofOffer(id, now, asStandard);

  return {
    name: "embedded",
    isReady: () => timetable.flights.length > 0,
    warmUp: function* () {
      yield suggester.warm();
      yield* engines.latest().warmUp();
    },
    findPlace: places.find,
    zoneOf: places.zoneOf,
    suggestPlaces: places.suggest,
    nearbyAirports: createNearbyFinder(parts),
    search: async (search, now) => searchOffers(parts, engines.at(now), search, now),
    searchAfter: async (id, search, now) => {
      const chosen = standardOf(id, now);
      return chosen.ok ? searchOnward(parts, engines.at(now), { chosen: chosen.value, search }, now) : chosen;
    },
    cheapestAfter: async (ids, search, now) => {
      const chosen = ids.map((id) => standardOf(id, now)).map((contents) => (contents.ok ? contents.value : null));
      return cheapestOnward(parts, engines.at(now), { chosen, search }, now);
    },
    beginnings: async (id, now) => {
      const contents = standardOf(id, now);
      return contents.ok ? listBeginnings(parts, engines.at(now), contents.value, now) : { held: [], failure: contents.error };
    },
    isAt: places.isAt,
    isOneCity: places.isOneCity,
    cheapest: async (search, airline, now) => findCheapest(parts, engines.at(now), { search, airline }, now),
    fareDays: async (question, now) => findFareDays(parts, engines.at(now), question, now),
    explore: async (question, now) => explore(engines.at(now), question, now),
    madeAt: (id) => {
      const contents = decodeOffer(id, parts.signer);
      return contents.ok ? instantOf(contents.value.expiresAtMinute - OFFER_MINUTES) : null;
    },
    offer: async (id, now) => ofOffer(id, now, priceOffer),
    fareBrands: async (id, now) => ofOffer(id, now, listFareBrands),
    renew: async (id, now) => ofOffer(id, now, renewOffer),
    noteSold: (claims, seats) => {
      sales++;
      noteSold(engines.latest(), claims, seats);
    },
    salesNoted: () => sales,
  };
}

/** What becomes of what an offer holds, in the engine of the day. */
type OfferQuestion<Value> = (parts: Parts, engine: FlightEngine, contents: OfferContents, now: Instant) => Result<Value, OfferFailure>;

const readClocks = (file: URL): ZoneChangesOf =>
  clocksFrom(JSON.parse(readFileSync(file, "utf8")) as KnownClocks, process.versions["tz"] ?? "");

function noteSold(engine: FlightEngine, claims: readonly InventoryClaim[], seats: number): void {
  for (const { key } of claims) {
    const slash = key.lastIndexOf("/");
    const departure = engine.findDeparture(key.slice(0, slash));
    if (departure) engine.noteSold(departure.flight, departure.day, key.slice(slash + 1) as CabinCode, seats);
  }
}
