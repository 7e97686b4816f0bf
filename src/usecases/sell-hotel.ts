import type { BookingFailure, HotelBookingRequest } from "../core/booking/index.ts";
import { type HotelOffer, isSameGuests, isSameStay, nightsOf } from "../core/hotels/index.ts";
import { dateInZone, err, type Instant, ok, type RateId, type Result } from "../core/kernel/index.ts";
import { quoteStay, type RateTable } from "../core/pricing/index.ts";
import { checkTravellers } from "../core/travellers/index.ts";
import { judgeRequest } from "./judge-request.ts";
import type { HoldableStay, HotelSupply } from "./ports/hotel-supply.ts";
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
    const found = await hotels.rate(rateId, now);
    if (found.ok) yield propose(found.value, request, rates.current(), now);
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
  const all = answer.rooms.flatMap(({ rates }) => rates);
  return ok(all.toSorted((a, b) => a.total.amountMinor - b.total.amountMinor).map(({ id }) => id));
}

function propose(
  { offer, claims }: HoldableStay,
  request: HotelBookingRequest,
  table: RateTable,
  now: Instant,
): Result<Proposal, BookingFailure> {
  const { rate, stay, guests } = offer;
  if (!isWanted(offer, request)) return err({ code: "offer_forged" });
  // A rate outlives midnight at the hotel, the night that has gone by does not.
  if (stay.checkIn < dateInZone(now, offer.hotel.zone)) return err({ code: "offer_expired" });
  const party = { adults: guests.adults, children: guests.children, infants: guests.infants };
  const faults = checkTravellers(request.travellers, party, { departure: stay.checkIn, last: stay.checkOut });
  const quote = quoteStay(rate, nightsOf(stay), rate.payAt, request.currency, table);
  const judged = judgeRequest(request, faults, quote, now);
  return judged.ok ? ok({ purchase: { kind: "hotel", offer, quote: judged.value }, claims, units: guests.rooms }) : judged;
}

/** Whether a rate is for what was asked: its id alone says what is sold, and must not say something else than the request. */
const isWanted = ({ hotel, stay, guests }: HotelOffer, request: HotelBookingRequest): boolean =>
  hotel.id === request.hotelId && isSameStay(stay, request.stay) && isSameGuests(guests, request.guests);
