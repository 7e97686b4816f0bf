import { readFileSync } from "node:fs";
import { metresWithin, MOST_HOTELS } from "../../../../core/hotels/index.ts";
import { err } from "../../../../core/kernel/index.ts";
import { createHotelEngine, createHotelSuggester, decodeHotelWorld, placeNames } from "../../../../engine/index.ts";
import type { HotelSupply } from "../../../../usecases/ports/hotel-supply.ts";
import type { Signer } from "../../../../usecases/ports/signer.ts";
import { claimsOf, noteClaims } from "./night-claims.ts";
import type { HotelParts } from "./parts.ts";
import { instantOf, versionNumber } from "../signed-values.ts";
import { decodeRate } from "./rate-codec.ts";
import { priceSignedRate, renewSignedRate, subjectOfRate } from "./price-rate.ts";
import { listRates } from "./list-rates.ts";
import { clocksAt, questionOf, warmUpClocks } from "./stay-question.ts";

/** The embedded hotels behind the supply port. */
export interface EmbeddedHotels extends HotelSupply {
  isReady(): boolean;
  /** Makes the first search as quick as the next, step by step: one each time the next is asked for. */
  warmUp(): Iterable<void>;
}

/** Loads the hotels. @throws WorldFileError when the file is not a world of ours. */
export function openEmbeddedHotels(settings: { worldFile: URL; signer: Signer }): EmbeddedHotels {
  const tables = decodeHotelWorld(readFileSync(settings.worldFile));
  const engine = createHotelEngine(tables);
  const suggester = createHotelSuggester(tables, placeNames);
  const parts: HotelParts = { engine, world: versionNumber(tables), signer: settings.signer };
  const profileOf = (id: string) => {
    const hotel = engine.findHotel(id);
    return hotel < 0 ? null : engine.profileOf(hotel);
  };
  return {
    name: "embedded",
    isReady: () => tables.length > 0,
    warmUp: function* () {
      // The searches come last: they are then compiled, and wait for no garbage.
      yield* suggester.warmUp();
      yield* engine.warmUp(warmUpClocks);
    },
    suggestPlaces: (keyword, limit) => suggester.suggest(keyword, limit),
    findPlace: (text) => suggester.find(text),
    findHotel: profileOf,
    search: async ({ place, radiusMiles, stay, guests }, now) => {
      const { latitude, longitude, zone } = place;
      const circle = { latitude, longitude, radiusMetres: metresWithin(radiusMiles) };
      const start = performance.now();
      const hits = engine.search({ ...circle, ...questionOf(stay, guests, zone, now), nowMinuteIn: clocksAt(now), limit: MOST_HOTELS });
      const searchMs = performance.now() - start;
      return { ...hits, districts: engine.districtsWithin(latitude, longitude, circle.radiusMetres), searchMs };
    },
    rates: async (id, stay, guests, now) => {
      const hotel = profileOf(id);
      return hotel && { hotel, rooms: listRates(parts, hotel, questionOf(stay, guests, hotel.zone, now), now) };
    },
    subjectOf: (id) => subjectOfRate(parts, id),
    madeAt: (id) => {
      const contents = decodeRate(id, parts.signer);
      return contents && instantOf(contents.expiresAtMinute - contents.minutesHeld);
    },
    rate: async (id, now) => {
      const contents = decodeRate(id, parts.signer);
      if (!contents) return err("offer_forged");
      const offer = priceSignedRate(parts, contents, now);
      return offer.ok ? { ok: true, value: { offer: offer.value, claims: claimsOf(parts, contents, offer.value.hotel.id) } } : offer;
    },
    renew: async (id, now) => {
      const contents = decodeRate(id, parts.signer);
      return contents ? renewSignedRate(parts, contents, now) : err("offer_forged");
    },
    noteSold: (claims, rooms) => noteClaims(engine, claims, rooms),
  };
}
