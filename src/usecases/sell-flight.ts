import type { FlightBookingRequest } from "../core/booking/index.ts";
import { type FlightOffer, seatCount } from "../core/flights/index.ts";
import { err, type Instant, type LocalDate, ok } from "../core/kernel/index.ts";
import { quoteFlight } from "../core/pricing/index.ts";
import { checkTravellers, partyFaults, type TripDays } from "../core/travellers/index.ts";
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
  const faults = [...partyFaults(request.party, offer.party), ...checkTravellers(request.travellers, offer.party, tripDays(offer))];
  const quote = quoteFlight(offer.farePerTraveller, offer.party, request.currency, table);
  const judged = judgeRequest(request, faults, quote, now);
  if (!judged.ok) return yield judged;
  yield ok({ purchase: { kind: "flight", offer, quote: judged.value }, claims, units: seatCount(offer.party) });
}

function tripDays({ outbound, inbound }: FlightOffer): TripDays {
  const [first, last] = [outbound.legs[0], (inbound ?? outbound).legs.at(-1)];
  if (!first || !last) throw new RangeError("An offer without legs is a defect of its supply.");
  return { departure: first.departsAtLocal.slice(0, 10) as LocalDate, last: last.arrivesAtLocal.slice(0, 10) as LocalDate };
}
