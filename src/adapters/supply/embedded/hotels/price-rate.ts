import type { HotelOffer, Stay } from "../../../../core/hotels/index.ts";
import { dateOfEpochDay, err, type Instant, ok, type Result } from "../../../../core/kernel/index.ts";
import type { RateFailure } from "../../../../usecases/ports/hotel-supply.ts";
import { utcMinute } from "../signed-values.ts";
import type { HotelParts } from "./parts.ts";
import type { RateContents } from "./rate-codec.ts";
import { boughtBy, planAndBoard } from "./sign-rates.ts";
import { askedOn, questionOf } from "./stay-question.ts";

/** The rate behind its contents. It holds its price until it expires; its rooms must be there anew. */
export function priceSignedRate(
  { engine, world, signer }: HotelParts,
  contents: RateContents,
  now: Instant,
): Result<HotelOffer, RateFailure> {
  const { guests, hotel: row, room: roomIndex } = contents;
  const { plan, board } = planAndBoard(contents.plan);
  if (contents.world !== world || contents.expiresAtMinute < utcMinute(now) || !plan || !board) return err("offer_expired");
  const hotel = engine.profileOf(row);
  const stay = stayOf(contents);
  const question = askedOn(contents.pricedOnDay, questionOf(stay, guests, hotel.zone, now));
  const priced = engine.priceRate({ hotel: row, roomIndex, plan, board }, question);
  if (!priced.ok) return err(priced.error === "sold_out" ? "sold_out" : "offer_expired");
  return ok({ hotel, room: engine.roomOf(row, roomIndex), rate: boughtBy(priced.value, contents, signer), stay, guests });
}

const stayOf = ({ firstNight, nights }: RateContents): Stay => ({
  checkIn: dateOfEpochDay(firstNight),
  checkOut: dateOfEpochDay(firstNight + nights),
});
