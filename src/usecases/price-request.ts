import type { BookingFailure, FlightBookingRequest } from "../core/booking/index.ts";
import type { FlightOffer } from "../core/flights/index.ts";
import { dateInZone, err, type Instant, isSame, type LocalDate, ok, type Result } from "../core/kernel/index.ts";
import { hasExpired } from "../core/payments/index.ts";
import { type FlightQuote, quoteFlight, type RateTable } from "../core/pricing/index.ts";
import { checkTravellers, partyFaults, type TripDays } from "../core/travellers/index.ts";

/** Where the day begins last: a card is good until its month has ended everywhere. */
const LAST_ZONE = "Etc/GMT+12";

/** Judges a request by the offer as it stands now and makes the one true price, or says what is wrong. */
export function priceRequest(
  request: FlightBookingRequest,
  offer: FlightOffer,
  rates: RateTable,
  now: Instant,
): Result<FlightQuote, BookingFailure> {
  const faults = [...partyFaults(request.party, offer.party), ...checkTravellers(request.travellers, offer.party, tripDays(offer))];
  if (faults.length > 0) return err({ code: "invalid_travellers", faults });
  if (hasExpired(request.card.expiry, dateInZone(now, LAST_ZONE))) return err({ code: "payment_declined", reason: "expired_card" });
  const quote = quoteFlight(offer.farePerTraveller, offer.party, request.currency, rates);
  return isSame(request.shownTotal, quote.total) ? ok(quote) : err({ code: "price_changed", total: quote.total });
}

function tripDays({ outbound, inbound }: FlightOffer): TripDays {
  const [first, last] = [outbound.legs[0], (inbound ?? outbound).legs.at(-1)];
  if (!first || !last) throw new RangeError("An offer without legs is a defect of its supply.");
  return { departure: first.departsAtLocal.slice(0, 10) as LocalDate, last: last.arrivesAtLocal.slice(0, 10) as LocalDate };
}
