import { type FlightBookingRequest, tripDaysOf } from "../core/booking/index.ts";
import { seatCount } from "../core/flights/index.ts";
import { err, type Instant, ok } from "../core/kernel/index.ts";
import { quoteFlight } from "../core/pricing/index.ts";
import { checkTravellers, partyFaults } from "../core/travellers/index.ts";
import { judgeRequest } from "./judge-request.ts";
import type { Proposals, SellerPorts } from "./proposal.ts";

/** The offer that a request names, as it stands now. There is no other that would do. */
export async function* sellFlight(
  { flights, rates }: Pick<SellerPorts, "flights" | "rates">,
  request: FlightBookingRequest,
  now: Instant,
): Proposals {
  const found = await flights.offer(request.offerId, now);
  if (!found.ok) return yield err({ code: found.error });
  const { offer, claims } = found.value;
  const table = rates.at(flights.madeAt(request.offerId) ?? now);
  const faults = [...partyFaults(request.party, offer.party), ...checkTravellers(request.travellers, offer.party, tripDaysOf(offer))];
  const quote = quoteFlight(offer.farePerTraveller, offer.party, request.currency, table);
  const judged = judgeRequest(request, faults, quote, now);
  if (!judged.ok) return yield judged;
  yield ok({ purchase: { kind: "flight", offer, quote: judged.value }, claims, units: seatCount(offer.party) });
}
