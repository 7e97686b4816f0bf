import type { BookingFailure, HotelBookingRequest } from "../core/booking/index.ts";
import { isSameGuests, isSameStay, isStayOnSale, nightsOf, ratesByPrice } from "../core/hotels/index.ts";
import { err, type Instant, ok, type RateId, type Result } from "../core/kernel/index.ts";
import { quoteStay, type RateTable } from "../core/pricing/index.ts";
import { checkTravellers } from "../core/travellers/index.ts";
import { judgeRequest } from "./judge-request.ts";
import type { HoldableStay, HotelSupply, RateSubject } from "./ports/hotel-supply.ts";
import type { Proposal, Proposals, SellerPorts } from "./proposal.ts";

/**
 * The rate that a request names, as it stands now. A request that names none takes the cheapest that the hotel has for the stay,
 * and the next one when somebody else was quicker.
 */
export async function* sellHotel(
  { hotels, rates }: Pick<SellerPorts, "hotels" | "rates">,
  request: HotelBookingRequest,
  now: Instant,
): Proposals {
  const wanted = await ratesFor(hotels, request, now);
  if (!wanted.ok) return yield wanted;
  for (const rateId of wanted.value) {
    const named = hotels.subjectOf(rateId);
    if (!named.ok) return yield err({ code: named.error });
    if (!isWanted(named.value, request)) return yield err({ code: "offer_forged" });
    const found = await hotels.rate(rateId, now);
    if (found.ok) yield propose(found.value, request, rates.at(hotels.madeAt(rateId) ?? now), now);
    else if (found.error !== "sold_out") return yield err({ code: found.error });
  }
}

/** The rates that would do, cheapest first. */
async function ratesFor(
  hotels: HotelSupply,
  { hotelId, rateId, stay, guests }: HotelBookingRequest,
  now: Instant,
): Promise<Result<readonly RateId[], BookingFailure>> {
  if (rateId !== null) return ok([rateId]);
  const answer = await hotels.rates(hotelId, stay, guests, now);
  if (!answer) return err({ code: "offer_forged" });
  return ok(ratesByPrice(answer.rooms).map(({ rate }) => rate.id));
}

function propose(
  { offer, claims }: HoldableStay,
  request: HotelBookingRequest,
  table: RateTable,
  now: Instant,
): Result<Proposal, BookingFailure> {
  const { hotel, rate, stay, guests } = offer;
  if (!isStayOnSale(offer, now)) return err({ code: "offer_expired" });
  const party = { adults: guests.adults, children: guests.children, infants: guests.infants };
  const faults = checkTravellers(request.travellers, party, { departure: stay.checkIn, last: stay.checkOut }, hotel.policies.minCheckInAge);
  const quote = quoteStay(rate, nightsOf(stay), rate.payAt, request.currency, table);
  const judged = judgeRequest(request, faults, quote, now);
  return judged.ok ? ok({ purchase: { kind: "hotel", offer, quote: judged.value }, claims, units: guests.rooms }) : judged;
}

/**
 * Whether a rate is for what was asked: its id alone says what is sold, and must not say something else than the request. Looked at
 * before anything else, for what became of some other stay's rooms is no answer.
 */
const isWanted = ({ hotelId, stay, guests }: RateSubject, request: HotelBookingRequest): boolean =>
  hotelId === request.hotelId && isSameStay(stay, request.stay) && isSameGuests(guests, request.guests);
