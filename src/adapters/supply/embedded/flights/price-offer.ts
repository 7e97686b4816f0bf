import {
  type CabinCode,
  type FlightOffer,
  followInTime,
  LAST_SALE_MINUTES,
  OFFER_MINUTES,
  seatCount,
  type TripType,
} from "../../../../core/flights/index.ts";
import type { InventoryClaim } from "../../../../core/inventory/index.ts";
import { dateInZone, epochDayOf, err, type Instant, type LocalDate, money, ok, type Result } from "../../../../core/kernel/index.ts";
import type { FlightEngine, FoundBound } from "../../../../engine/index.ts";
import type { Beginnings, HoldableOffer, OfferFailure, RenewedOffer } from "../../../../usecases/ports/flight-supply.ts";
import { createDescriber, type FoundTrip } from "./describe.ts";
import { fareBrandsOf, supplementsOf } from "./fare-brands.ts";
import { encodeOffer, fareCentsOf, type OfferContents, type OfferLeg } from "./offer-codec.ts";
import { instantOf, versionNumber, utcMinute } from "../signed-values.ts";
import type { Parts } from "./parts.ts";
import { spanOf } from "./span-of.ts";

/** The offer behind its contents. It holds its price until it expires; flights and seats must be there anew. */
export function priceOffer(parts: Parts, engine: FlightEngine, contents: OfferContents, now: Instant): Result<HoldableOffer, OfferFailure> {
  const trip = findTrip(parts, engine, contents, now);
  if (!trip.ok) return trip;
  const { cabin, party } = contents;
  const days = daysOf(parts, contents, now);
  const offer: FlightOffer = {
    ...createDescriber(engine, parts, cabin)(trip.value),
    id: encodeOffer(contents, parts.signer),
    party,
    expiresAt: instantOf(contents.expiresAtMinute),
  };
  const claims = contents.bounds.flatMap((legs, index) => legs.map((leg) => claimOf(parts, engine, leg, cabin, dayAt(days, index))));
  return ok({ offer, claims });
}

/** The offers of a trip's beginnings. A trip there and back has one. */
export function listBeginnings(parts: Parts, engine: FlightEngine, contents: OfferContents, now: Instant): Beginnings {
  const held: FlightOffer[] = [];
  for (const beginning of beginningsOf(contents)) {
    const priced = priceOffer(parts, engine, beginning, now);
    if (!priced.ok) return { held, failure: priced.error };
    held.push(priced.value.offer);
  }
  return { held, failure: null };
}

/** A single bound is a trip one way. */
function beginningsOf(contents: OfferContents): readonly OfferContents[] {
  if (contents.tripType !== "multiCity") return [contents];
  return contents.bounds.map((_, index): OfferContents => ({
    ...contents,
    tripType: index === 0 ? "oneWay" : "multiCity",
    bounds: contents.bounds.slice(0, index + 1),
    fares: contents.fares.slice(0, index + 1),
  }));
}

/** The flights of an offer that still lives, as the engine has them now; the fare is what the offer holds. */
export function findTrip(parts: Parts, engine: FlightEngine, contents: OfferContents, now: Instant): Result<FoundTrip, OfferFailure> {
  if (contents.timetable !== versionNumber(parts.timetable) || contents.expiresAtMinute <= utcMinute(now)) return err("offer_expired");
  const bounds = priceBounds(parts, engine, contents, daysOf(parts, contents, now));
  if (!bounds.ok) return bounds;
  const { tripType, fareBrand, fares } = contents;
  return ok({ tripType, fareBrand, bounds: bounds.value, fares });
}

/** The trip of an offer in each fare brand that it is sold in, the lowest first; the offer itself is one of them. All live as long as it does. */
export function listFareBrands(
  parts: Parts,
  engine: FlightEngine,
  contents: OfferContents,
  now: Instant,
): Result<readonly FlightOffer[], OfferFailure> {
  const trip = findTrip(parts, engine, contents, now);
  if (!trip.ok) return trip;
  const { cabin, fares } = contents;
  const branded = { ...trip.value, cabin };
  const own = supplementsOf(parts, engine, branded, contents.fareBrand);
  const offers: FlightOffer[] = [];
  for (const fareBrand of fareBrandsOf(parts, engine, branded)) {
    const added = supplementsOf(parts, engine, branded, fareBrand);
    const fitted = fares.map((cents, index) => cents - (own[index] ?? 0) + (added[index] ?? 0));
    const priced = priceOffer(parts, engine, { ...contents, fareBrand, fares: fitted }, now);
    if (!priced.ok) return priced;
    offers.push(priced.value.offer);
  }
  return ok(offers);
}

/** The same trip at its standard fares: what is not yet a whole trip has no brand. */
export function asStandard(parts: Parts, engine: FlightEngine, contents: OfferContents, now: Instant): Result<OfferContents, OfferFailure> {
  if (contents.fareBrand === "standard") return ok(contents);
  const trip = findTrip(parts, engine, contents, now);
  if (!trip.ok) return trip;
  const added = supplementsOf(parts, engine, { ...trip.value, cabin: contents.cabin }, contents.fareBrand);
  return ok({ ...contents, fareBrand: "standard", fares: contents.fares.map((cents, index) => cents - (added[index] ?? 0)) });
}

/** The flights of an offer that has expired, at the price of now: what a search would offer them at. */
export function renewOffer(parts: Parts, engine: FlightEngine, old: OfferContents, now: Instant): Result<RenewedOffer, OfferFailure> {
  if (old.timetable !== versionNumber(parts.timetable)) return err("offer_expired");
  const bounds = priceBounds(parts, engine, old, daysOf(parts, old, now));
  if (!bounds.ok) return bounds;
  const [first] = bounds.value;
  if (!first || first.departsAtUtcMinute < utcMinute(now) + LAST_SALE_MINUTES) return err("offer_expired");
  const added = supplementsOf(parts, engine, { ...old, bounds: bounds.value }, old.fareBrand);
  const fares = faresOf(engine, old.tripType, bounds.value).map((cents, index) => cents + (added[index] ?? 0));
  const renewed = priceOffer(parts, engine, { ...old, fares, expiresAtMinute: utcMinute(now) + OFFER_MINUTES }, now);
  return renewed.ok ? ok({ offer: renewed.value.offer, before: money(fareCentsOf(old)) }) : renewed;
}

/** There and back are one fare; the bounds of a multi-city trip have one each. */
function faresOf(engine: FlightEngine, tripType: TripType, bounds: readonly FoundBound[]): readonly number[] {
  const [first, second] = bounds;
  if (tripType === "roundTrip" && first && second) return [engine.pairCents(first, second)];
  return bounds.map(({ cents }) => cents);
}

/** The bounds of an offer at the prices of their days, if its flights run, connect, follow each other and have seats. */
function priceBounds(
  parts: Parts,
  engine: FlightEngine,
  { cabin, party, tripType, bounds }: OfferContents,
  days: readonly LocalDate[],
): Result<readonly FoundBound[], OfferFailure> {
  const priced: FoundBound[] = [];
  for (const [index, legs] of bounds.entries()) {
    const bound = engine.priceLegs({
      flights: legs.map(({ flight }) => flight),
      days: legs.map(({ day }) => day),
      cabin,
      seats: seatCount(party),
      today: dayAt(days, index),
    });
    if (!bound.ok) return err(failureOf(bound.error));
    priced.push(bound.value);
  }
  return tripType !== "multiCity" || followInTime(priced.map((bound) => spanOf(parts, bound))) ? ok(priced) : err("offer_expired");
}

/** Legs that no longer run or connect belong to an offer that is of no use any more. */
const failureOf = (failure: string): OfferFailure => (failure === "sold_out" ? "sold_out" : "offer_expired");

/** For each bound the day by which its fare and seats are counted: today where its ticket begins, which for a way back is the way out. */
function daysOf({ timetable }: Parts, { tripType, bounds }: OfferContents, now: Instant): readonly LocalDate[] {
  return bounds.map((legs) => {
    const [first] = tripType === "roundTrip" ? (bounds[0] ?? legs) : legs;
    const origin = timetable.flights.from[first?.flight ?? -1] ?? -1;
    return dateInZone(now, timetable.airports[origin]?.zone ?? "UTC");
  });
}

function dayAt(days: readonly LocalDate[], bound: number): LocalDate {
  const day = days[bound];
  if (day === undefined) throw new RangeError(`Bound ${bound} has no day.`);
  return day;
}

/** Seats are counted by the cabin flown: two tickets of different cabins may share that of a feeder flight. */
function claimOf({ fares }: Parts, engine: FlightEngine, { flight, day }: OfferLeg, asked: CabinCode, today: LocalDate): InventoryClaim {
  const cabin = fares.cabinFlown(flight, asked);
  return { key: `${engine.departureKey(flight, day)}/${cabin}`, available: engine.seatsOnSale(flight, day, cabin, epochDayOf(today)) };
}
