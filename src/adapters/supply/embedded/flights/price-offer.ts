import { type CabinCode, type FlightOffer, seatCount } from "../../../../core/flights/index.ts";
import type { InventoryClaim } from "../../../../core/inventory/index.ts";
import { dateInZone, epochDayOf, err, type Instant, type LocalDate, ok, type Result } from "../../../../core/kernel/index.ts";
import type { FlightEngine } from "../../../../engine/index.ts";
import type { HoldableOffer, OfferFailure } from "../../../../usecases/ports/flight-supply.ts";
import { createDescriber } from "./describe.ts";
import { encodeOffer, type OfferContents, type OfferLeg } from "./offer-codec.ts";
import { instantOf, versionNumber, utcMinute } from "../signed-values.ts";
import type { Parts } from "./parts.ts";

/** The offer behind its contents. It holds its price until it expires; flights and seats must be there anew. */
export function priceOffer(parts: Parts, engine: FlightEngine, contents: OfferContents, now: Instant): Result<HoldableOffer, OfferFailure> {
  if (contents.timetable !== versionNumber(parts.timetable) || contents.expiresAtMinute <= utcMinute(now)) return err("offer_expired");
  const { cabin, party } = contents;
  const today = dayAtOrigin(parts, contents, now);
  const price = (legs: readonly OfferLeg[]) =>
    engine.priceLegs({
      flights: legs.map(({ flight }) => flight),
      days: legs.map(({ day }) => day),
      cabin,
      seats: seatCount(party),
      today,
    });
  const outbound = price(contents.outbound);
  if (!outbound.ok) return err(failureOf(outbound.error));
  const inbound = contents.inbound.length > 0 ? price(contents.inbound) : ok(null);
  if (!inbound.ok) return err(failureOf(inbound.error));

  const trip = { outbound: outbound.value, inbound: inbound.value, cents: contents.fareCents };
  const offer: FlightOffer = {
    ...createDescriber(engine, parts, cabin)(trip),
    id: encodeOffer(contents, parts.signer),
    party,
    expiresAt: instantOf(contents.expiresAtMinute),
  };
  return ok({ offer, claims: [...contents.outbound, ...contents.inbound].map((leg) => claimOf(parts, engine, leg, cabin, today)) });
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
