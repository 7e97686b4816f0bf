import type { HotelOffer, Stay } from "../../../../core/hotels/index.ts";
import { dateInZone, dateOfEpochDay, err, type Instant, ok, type RateId, type Result } from "../../../../core/kernel/index.ts";
import type { HotelSupply, RateFailure, RenewedRate } from "../../../../usecases/ports/hotel-supply.ts";
import { utcMinute } from "../signed-values.ts";
import type { HotelParts } from "./parts.ts";
import { decodeRate, type RateContents, type RateTerms } from "./rate-codec.ts";
import { boughtBy, planAndBoard, signRate, termsOf } from "./sign-rates.ts";
import { askedOn, questionOf } from "./stay-question.ts";

/** The rate behind its contents. It holds its price and its terms until it expires; its rooms must be there anew. */
export function priceSignedRate(
  { engine, world, signer }: HotelParts,
  contents: RateContents,
  now: Instant,
): Result<HotelOffer, RateFailure> {
  const { guests, hotel: row, room: roomIndex } = contents;
  const { plan, board } = planAndBoard(contents.plan);
  if (contents.world !== world || contents.expiresAtMinute <= utcMinute(now) || !plan || !board) return err("offer_expired");
  const hotel = engine.profileOf(row);
  const stay = stayOf(contents);
  const question = askedOn(contents.pricedOnDay, questionOf(stay, guests, hotel.zone, now));
  const priced = engine.priceRate({ hotel: row, roomIndex, plan, board }, question);
  if (!priced.ok) return err(priced.error === "sold_out" ? "sold_out" : "offer_expired");
  if (isWorse(termsOf(priced.value), contents.terms)) return err("offer_expired");
  return ok({ hotel, room: engine.roomOf(row, roomIndex), rate: boughtBy(priced.value, contents, signer), stay, guests });
}

/** The room and the way of booking of a rate that has expired, at the price and the terms of now. */
export function renewSignedRate(parts: HotelParts, old: RateContents, now: Instant): Result<RenewedRate, RateFailure> {
  const { engine, world, signer } = parts;
  const { plan, board } = planAndBoard(old.plan);
  if (old.world !== world || !plan || !board) return err("offer_expired");
  const hotel = engine.profileOf(old.hotel);
  const stay = stayOf(old);
  if (stay.checkIn < dateInZone(now, hotel.zone)) return err("offer_expired");
  const question = questionOf(stay, old.guests, hotel.zone, now);
  const name = { hotel: old.hotel, roomIndex: old.room, plan, board };
  const [before, priced] = [engine.priceRate(name, askedOn(old.pricedOnDay, question)), engine.priceRate(name, question)];
  if (!priced.ok) return err(priced.error === "sold_out" ? "sold_out" : "offer_expired");
  if (!before.ok) return err("offer_expired");
  const rate = signRate(priced.value, { hotel: old.hotel, room: old.room, world }, question, now, signer);
  const { perNight, taxesAndFees } = before.value;
  return ok({
    offer: { hotel, room: engine.roomOf(old.hotel, old.room), rate, stay, guests: old.guests },
    before: { perNight, taxesAndFees, payAt: old.terms.payAt },
  });
}

/** What a rate is for. The hotels of another world stand under other numbers: its rates are of no use any more. */
export function subjectOfRate({ engine, world, signer }: HotelParts, id: RateId): ReturnType<HotelSupply["subjectOf"]> {
  const contents = decodeRate(id, signer);
  if (!contents) return err("offer_forged");
  if (contents.world !== world) return err("offer_expired");
  return ok({ hotelId: engine.profileOf(contents.hotel).id, stay: stayOf(contents), guests: contents.guests });
}

const stayOf = ({ firstNight, nights }: RateContents): Stay => ({
  checkIn: dateOfEpochDay(firstNight),
  checkOut: dateOfEpochDay(firstNight + nights),
});

/** Whether a deadline has passed since: a clock that is changed in between, or a rate that was signed elsewhere, can bring that about. */
const isWorse = (now: RateTerms, before: RateTerms): boolean =>
  now.steps < before.steps || (now.payAt === "now" && before.payAt === "hotel");
