import { z } from "@hono/zod-openapi";
import { FARE_BRANDS, type FlightOffer, lastBoundOf, lastLegOf, leastFareOf, type Leg, travellerCount } from "../../core/flights/index.ts";
import { times, toNumber } from "../../core/kernel/index.ts";
import type { BoundAnswer } from "../../usecases/use-cases.ts";
import { amount, optionalNumber } from "./amounts.ts";

/** The specification's field names live in this file and its neighbours, and nowhere else. */
const legSchema = z
  .object({
    flight_no: z.number().int(),
    airline: z.string().describe("IATA code, as on the ticket"),
    airlineName: z.string(),
    local_departure: z.string().describe("Wall time at the airport, ISO 8601 without a zone"),
    local_arrival: z.string().describe("The same at the other airport"),
    cityFrom: z.string(),
    cityCodeFrom: z.string(),
    cityTo: z.string(),
    cityCodeTo: z.string(),
    durationInMinutes: z.number().int().describe("Real elapsed minutes"),
    duration_layover: z.number().int().nullable().describe("Minutes to the next leg of the same direction; null after the last"),
    fare_category: z.enum(["M", "W", "C", "F"]).describe("The cabin flown: economy, premium economy, business, first"),
    return: z.number().int().min(0).max(4).describe("Which bound of the trip it belongs to: 0 out, 1 back; of a multi-city trip 0 to 4"),
    operatedBy: z.object({ code: z.string(), name: z.string() }).describe("Whose aircraft and crew it is"),
    aircraft: z.string(),
    utc_departure: z.string(),
    utc_arrival: z.string(),
  })
  .openapi("Leg");

export const flightResultSchema = z
  .object({
    id: z.string().describe("What it is booked by"),
    price_dropdown: z.object({ base_fare: amount.describe("USD per traveller, taxes in") }),
    airlines: z.array(z.string()).describe("IATA codes of all whose flights these are"),
    airlinesName: z.object({ name: z.string() }).describe("Of the first flight"),
    flightarray: z.object({ flight_no: z.array(z.number().int()) }).describe("In the order of travel"),
    cityFrom: z.string(),
    cityCodeFrom: z.string().describe("The airport where it begins"),
    cityTo: z.string(),
    cityCodeTo: z.string().describe("Where it ends; of a round trip where it turns round"),
    route: z.record(z.string(), legSchema).describe('Legs under "0", "1"…, in the order of travel'),
    bags: z
      .object({ carryOn: z.number().int(), checked: z.number().int(), checkedKg: z.number(), checkedBagFee: amount.nullable() })
      .describe(
        "In the fare, each traveller and direction. `checkedBagFee`: what the first checked bag costs, in USD; null where one is in the fare",
      ),
    conditions: z
      .object({ changeFee: amount.nullable(), refundFee: amount.nullable() })
      .describe(
        "What the airline takes, USD per traveller; 0 is nothing, null is not allowed. Our own fees come on top: /bookings/cancel-quote",
      ),
    fare_brand: z.enum(FARE_BRANDS).describe("A search finds the standard fare; /offers/{id}/brands has the others that its airlines sell"),
    co2_kg: z.number().describe("Per traveller"),
    expiresAt: z.string().describe("Until when this price holds, a moment in UTC"),
    total_fare: amount.describe("Whole party, USD, before the service fee"),
    boundsToChoose: z
      .number()
      .int()
      .optional()
      .describe("Of a multi-city trip that is not yet whole: how many bounds are still to be chosen"),
    trip_from: amount.optional().describe("Then: USD per traveller for the whole trip, with the cheapest flight of each of those"),
  })
  .openapi("FlightResult");

export type FlightResult = z.infer<typeof flightResultSchema>;

/** A leg of one of the trip's bounds, counted from 0. */
export function wireLeg(leg: Leg, bound: number): z.infer<typeof legSchema> {
  return {
    flight_no: leg.flightNumber,
    airline: leg.airline,
    airlineName: leg.airlineName,
    local_departure: leg.departsAtLocal,
    local_arrival: leg.arrivesAtLocal,
    cityFrom: leg.from.city,
    cityCodeFrom: leg.from.code,
    cityTo: leg.to.city,
    cityCodeTo: leg.to.code,
    durationInMinutes: leg.durationMinutes,
    duration_layover: leg.layoverMinutes,
    fare_category: leg.cabin,
    return: bound,
    operatedBy: leg.operatedBy,
    aircraft: leg.aircraft,
    utc_departure: leg.departsAt,
    utc_arrival: leg.arrivesAt,
  };
}

/** An offer in the specification's words, with our additions beside them. */
export function wireFlightResult(offer: FlightOffer): FlightResult {
  const legs = offer.bounds.flatMap((bound, index) => bound.legs.map((leg) => wireLeg(leg, index)));
  return { ...wireTrip(offer), route: Object.fromEntries(legs.map((leg, index) => [String(index), leg])) };
}

/** The same without its legs. */
export function wireTrip(offer: FlightOffer): Omit<FlightResult, "route"> {
  const legs = offer.bounds.flatMap((bound) => bound.legs);
  const [first] = offer.bounds[0].legs;
  // A trip there and back goes to where it turns round; any other one to where it ends.
  const last = lastLegOf(offer.tripType === "roundTrip" ? offer.bounds[0] : lastBoundOf(offer));
  return {
    id: offer.id,
    price_dropdown: { base_fare: toNumber(offer.farePerTraveller) },
    airlines: [...new Set(legs.map((leg) => leg.airline))],
    airlinesName: { name: first.airlineName },
    flightarray: { flight_no: legs.map((leg) => leg.flightNumber) },
    cityFrom: first.from.city,
    cityCodeFrom: first.from.code,
    cityTo: last.to.city,
    cityCodeTo: last.to.code,
    bags: { ...offer.bags, checkedBagFee: optionalNumber(offer.bags.checkedBagFee) },
    conditions: { changeFee: optionalNumber(offer.conditions.changeFee), refundFee: optionalNumber(offer.conditions.refundFee) },
    fare_brand: offer.fareBrand ?? "standard",
    co2_kg: offer.co2Kg,
    expiresAt: offer.expiresAt,
    total_fare: toNumber(times(offer.farePerTraveller, travellerCount(offer.party))),
  };
}

/** The flights of one bound of a multi-city trip; none where a later bound has none, for then there is no such trip. */
export function wireBound(answer: BoundAnswer): FlightResult[] {
  const { offers, later } = answer;
  return offers.flatMap((offer) => {
    const least = leastFareOf(offer, answer);
    if (least === null) return [];
    const result = wireFlightResult(offer);
    return [later.length === 0 ? result : { ...result, boundsToChoose: later.length, trip_from: toNumber(least) }];
  });
}
