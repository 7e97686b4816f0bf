import { z } from "@hono/zod-openapi";
import { type Bound, type FlightOffer, type Leg, travellerCount } from "../../core/flights/index.ts";
import { times, toNumber } from "../../core/kernel/index.ts";
import { amount, optionalNumber } from "./amounts.ts";

/** The specification's field names live in this file and its neighbours, and nowhere else. */
export const legSchema = z
  .object({
    flight_no: z.number().int(),
    airline: z.string(),
    airlineName: z.string(),
    local_departure: z.string().describe("Wall time at the airport, ISO 8601 without a zone"),
    local_arrival: z.string(),
    cityFrom: z.string(),
    cityCodeFrom: z.string(),
    cityTo: z.string(),
    cityCodeTo: z.string(),
    durationInMinutes: z.number().int().describe("Real elapsed minutes"),
    duration_layover: z.number().int().nullable().describe("Minutes to the next leg of the same direction; null after the last"),
    fare_category: z.enum(["M", "W", "C", "F"]),
    return: z.union([z.literal(0), z.literal(1)]),
    operatedBy: z.object({ code: z.string(), name: z.string() }),
    aircraft: z.string(),
    utc_departure: z.string(),
    utc_arrival: z.string(),
  })
  .openapi("Leg");

export const flightResultSchema = z
  .object({
    id: z.string(),
    price_dropdown: z.object({ base_fare: amount.describe("USD per traveller, taxes in") }),
    airlines: z.array(z.string()),
    airlinesName: z.object({ name: z.string() }),
    flightarray: z.object({ flight_no: z.array(z.number().int()) }),
    cityFrom: z.string(),
    cityCodeFrom: z.string(),
    cityTo: z.string(),
    cityCodeTo: z.string(),
    route: z.record(z.string(), legSchema).describe('Legs under "0", "1"…, outbound first'),
    bags: z.object({ carryOn: z.number().int(), checked: z.number().int(), checkedKg: z.number(), checkedBagFee: amount.nullable() }),
    conditions: z
      .object({ changeFee: amount.nullable(), refundFee: amount.nullable() })
      .describe("USD per traveller; 0 is free, null is not allowed"),
    co2_kg: z.number().describe("Per traveller"),
    expiresAt: z.string(),
    total_fare: amount.describe("Whole party, USD, before the service fee"),
  })
  .openapi("FlightResult");

export type FlightResult = z.infer<typeof flightResultSchema>;

function wireLeg(leg: Leg, direction: 0 | 1): z.infer<typeof legSchema> {
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
    return: direction,
    operatedBy: leg.operatedBy,
    aircraft: leg.aircraft,
    utc_departure: leg.departsAt,
    utc_arrival: leg.arrivesAt,
  };
}

const wireLegs = (bound: Bound | null, direction: 0 | 1) => (bound ? bound.legs.map((leg) => wireLeg(leg, direction)) : []);

/** An offer in the specification's words, with our additions beside them. */
export function wireFlightResult(offer: FlightOffer): FlightResult {
  const legs = [...wireLegs(offer.outbound, 0), ...wireLegs(offer.inbound, 1)];
  const [first] = offer.outbound.legs;
  const last = offer.outbound.legs.at(-1);
  return {
    id: offer.id,
    price_dropdown: { base_fare: toNumber(offer.farePerTraveller) },
    airlines: [...new Set(legs.map((leg) => leg.airline))],
    airlinesName: { name: first?.airlineName ?? "" },
    flightarray: { flight_no: legs.map((leg) => leg.flight_no) },
    cityFrom: first?.from.city ?? "",
    cityCodeFrom: first?.from.code ?? "",
    cityTo: last?.to.city ?? "",
    cityCodeTo: last?.to.code ?? "",
    route: Object.fromEntries(legs.map((leg, index) => [String(index), leg])),
    bags: { ...offer.bags, checkedBagFee: optionalNumber(offer.bags.checkedBagFee) },
    conditions: { changeFee: optionalNumber(offer.conditions.changeFee), refundFee: optionalNumber(offer.conditions.refundFee) },
    co2_kg: offer.co2Kg,
    expiresAt: offer.expiresAt,
    total_fare: toNumber(times(offer.farePerTraveller, travellerCount(offer.party))),
  };
}
