import { type CabinCode, type FlightOffer, LAST_SALE_MINUTES, OFFER_MINUTES, seatCount } from "../../../../core/flights/index.ts";
import type { InventoryClaim } from "../../../../core/inventory/index.ts";
import { dateInZone, epochDayOf, err, type Instant, type LocalDate, money, ok, type Result } from "../../../../core/kernel/index.ts";
import type { FlightEngine } from "../../../../engine/index.ts";
import type { HoldableOffer, OfferFailure, RenewedOffer } from "../../../../usecases/ports/flight-supply.ts";
import { createDescriber, type FoundTrip } from "./describe.ts";
import { encodeOffer, type OfferContents, type OfferLeg } from "./offer-codec.ts";
import { instantOf, versionNumber, utcMinute } from "../signed-values.ts";
import type { Parts } from "./parts.ts";

/** The offer behind its contents. It holds its price until it expires; flights and seats must be there anew. */
export function priceOffer(parts: Parts, engine: FlightEngine, contents: OfferContents, now: Instant): Result<HoldableOffer, OfferFailure> {
  if (contents.timetable !== versionNumber(parts.timetable) || contents.expiresAtMinute <= utcMinute(now)) return err("offer_expired");
  const { cabin, party } = contents;
  const today = dayAtOrigin(parts, contents, now);
  const bounds = priceBounds(engine, contents, today);
  if (!bounds.ok) return bounds;

  const offer: FlightOffer = {
    ...createDescriber(engine, parts, cabin)({ ...bounds.value, cents: contents.fareCents }),
    id: encodeOffer(contents, parts.signer),
    party,
    expiresAt: instantOf(contents.expiresAtMinute),
  };
  return ok({ offer, claims: [...contents.outbound, ...contents.inbound].map((leg) => claimOf(parts, engine, leg, cabin, today)) });
}

/** The flights of an offer that has expired, at the price of now: what a search would offer them at. */
export function renewOffer(parts: Parts, engine: FlightEngine, old: OfferContents, now: Instant): Result<RenewedOffer, OfferFailure> {
  if (old.timetable !== versionNumber(parts.timetable)) return err("offer_expired");
  const bounds = priceBounds(engine, old, dayAtOrigin(parts, old, now));
  if (!bounds.ok) return bounds;
  const { outbound, inbound } = bounds.value;
  if (outbound.departsAtUtcMinute < utcMinute(now) + LAST_SALE_MINUTES) return err("offer_expired");
  const fareCents = inbound ? engine.pairCents(outbound, inbound) : outbound.cents;
  const renewed = priceOffer(parts, engine, { ...old, fareCents, expiresAtMinute: utcMinute(now) + OFFER_MINUTES }, now);
  return renewed.ok ? ok({ offer: renewed.value.offer, before: money(old.fareCents) }) : renewed;
}

/** The bounds of an offer at the prices of a day, if its flights run, connect and have seats. */
function priceBounds(
  engine: FlightEngine,
  { cabin, party, ...legs }: OfferContents,
  today: LocalDate,
): Result<Pick<FoundTrip, "outbound" | "inbound">, OfferFailure> {
  const price = (bound: readonly OfferLeg[]) =>
    engine.priceLegs({
      flights: bound.map(({ flight }) => flight),
      days: bound.map(({ day }) => day),
      cabin,
      seats: seatCount(party),
      today,
    });
  const outbound = price(legs.outbound);
  if (!outbound.ok) return err(failureOf(outbound.error));
  const inbound = legs.inbound.length > 0 ? price(legs.inbound) : ok(null);
  if (!inbound.ok) return err(failureOf(inbound.error));
  return ok({ outbound: outbound.value, inbound: inbound.value });
}

/** Legs that no longer run or connect belong to an offer that is of no use any more. */
const failureOf = (failure: string): OfferFailure => (failure === "sold_out" ? "sold_out" : "offer_expired");

/** The day at the airport where the offer begins: the day by which its fares and seats were counted. */
function dayAtOrigin({ timetable }: Parts, { outbound }: OfferContents, now: Instant): LocalDate {
  const origin = timetable.flights.from[outbound[0]?.flight ?? -1] ?? -1;
  return dateInZone(now, timetable.airports[origin]?.zone ?? "UTC");
}

/** Seats are counted by the cabin flown: two tickets of different cabins may share that of a feeder flight. */
function claimOf({ fares }: Parts, engine: FlightEngine, { flight, day }: OfferLeg, asked: CabinCode, today: LocalDate): InventoryClaim {
  const cabin = fares.cabinFlown(flight, asked);
  return { key: `${engine.departureKey(flight, day)}/${cabin}`, available: engine.seatsOnSale(flight, day, cabin, epochDayOf(today)) };
}
