import type { Bound, FlightOffer, Leg } from "../../src/core/flights/index.ts";
import {
  atLeastOne,
  type AirlineCode,
  type AirportCode,
  type Instant,
  type LocalDateTime,
  money,
  type OfferId,
} from "../../src/core/kernel/index.ts";
import type { Airport } from "../../src/core/places/index.ts";

const airport = (code: string, name: string, city: string, country: string): Airport => ({
  code: code as AirportCode,
  name,
  city,
  country,
});

/** The airports of the samples, with their offset from UTC in hours in March. */
const AIRPORTS = {
  JFK: { airport: airport("JFK", "John F. Kennedy International Airport", "New York", "US"), offset: -4 },
  LHR: { airport: airport("LHR", "Heathrow Airport", "London", "GB"), offset: 0 },
  LGW: { airport: airport("LGW", "Gatwick Airport", "London", "GB"), offset: 0 },
  DUB: { airport: airport("DUB", "Dublin Airport", "Dublin", "IE"), offset: 0 },
  KEF: { airport: airport("KEF", "Keflavik International Airport", "Reykjavik", "IS"), offset: 0 },
  BOS: { airport: airport("BOS", "Logan International Airport", "Boston", "US"), offset: -4 },
  LAX: { airport: airport("LAX", "Los Angeles International Airport", "Los Angeles", "US"), offset: -7 },
  SIN: { airport: airport("SIN", "Changi Airport", "Singapore", "SG"), offset: 8 },
  NRT: { airport: airport("NRT", "Narita International Airport", "Tokyo", "JP"), offset: 9 },
} as const;

type SampleAirport = keyof typeof AIRPORTS;

const AIRLINE_NAMES: Readonly<Record<string, string>> = {
  EI: "Aer Lingus",
  FI: "Icelandair",
  B6: "JetBlue",
  DL: "Delta Air Lines",
  VS: "Virgin Atlantic",
};

/** `EI104 JFK 2027-03-12T17:30 DUB 2027-03-13T05:10`, with `/VS` behind the number for another operator. */
export function sampleLeg(text: string, layoverMinutes: number | null = null): Leg {
  const [flight = "", from = "", departs = "", to = "", arrives = ""] = text.split(" ");
  const [code = "", operator = code.slice(0, 2)] = flight.split("/");
  const [start, end] = [AIRPORTS[from as SampleAirport], AIRPORTS[to as SampleAirport]];
  const [departsAt, arrivesAt] = [instantOf(departs, start.offset), instantOf(arrives, end.offset)];
  return {
    airline: code.slice(0, 2) as AirlineCode,
    airlineName: AIRLINE_NAMES[code.slice(0, 2)] ?? "Unknown Air",
    flightNumber: Number(code.slice(2)),
    operatedBy: { code: operator as AirlineCode, name: AIRLINE_NAMES[operator] ?? "Unknown Air" },
    from: start.airport,
    to: end.airport,
    departsAtLocal: `${departs}:00` as LocalDateTime,
    arrivesAtLocal: `${arrives}:00` as LocalDateTime,
    departsAt,
    arrivesAt,
    durationMinutes: minutesBetween(departsAt, arrivesAt),
    layoverMinutes,
    cabin: "M",
    aircraft: "Airbus A330-300",
  };
}

const instantOf = (local: string, offset: number): Instant =>
  new Date(Date.parse(`${local}:00Z`) - offset * 3_600_000).toISOString().replace(".000", "") as Instant;

const minutesBetween = (from: Instant, to: Instant): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** Legs that connect, with the layovers worked out. */
export function sampleBound(...texts: readonly string[]): Bound {
  const legs = texts.map((text) => sampleLeg(text));
  const connected = legs.map((leg, index) => {
    const next = legs[index + 1];
    return { ...leg, layoverMinutes: next ? minutesBetween(leg.arrivesAt, next.departsAt) : null };
  });
  const [first, last] = [legs[0], legs.at(-1)];
  return { legs: atLeastOne(connected), durationMinutes: first && last ? minutesBetween(first.departsAt, last.arrivesAt) : 0 };
}

/** What of an offer says where it goes. */
export type Trip = Pick<FlightOffer, "tripType" | "bounds">;

/** One way, or there and back. */
export const tripOf = (outbound: Bound, inbound: Bound | null): Trip =>
  inbound ? { tripType: "roundTrip", bounds: [outbound, inbound] } : { tripType: "oneWay", bounds: [outbound] };

/** From city to city: two to five bounds. */
export const multiCityOf = (...bounds: readonly [Bound, Bound, ...Bound[]]): Trip => ({ tripType: "multiCity", bounds });

/** An offer for two adults; `fareUsd` is per traveller. */
export function sampleOffer(
  id: string,
  fareUsd: number,
  outbound: Bound,
  inbound: Bound | null,
  rest: Partial<FlightOffer> = {},
): FlightOffer {
  return {
    id: id as OfferId,
    ...tripOf(outbound, inbound),
    cabin: "M",
    farePerTraveller: money(Math.round(fareUsd * 100)),
    bags: { carryOn: 1, checked: 0, checkedKg: 0, checkedBagFee: money(75_00) },
    conditions: { changeFee: money(120_00), refundFee: null },
    co2Kg: 412,
    party: { adults: 2, children: 0, infants: 0 },
    expiresAt: "2026-11-21T12:30:00Z" as Instant,
    ...rest,
  };
}

/** New York to London and back, March 12 to 19, 2027: the trips of the visual reference. */
export const SAMPLE_OFFERS: readonly FlightOffer[] = [
  sampleOffer(
    "aer-lingus",
    438,
    sampleBound("EI104 JFK 2027-03-12T17:30 DUB 2027-03-13T04:40", "EI150 DUB 2027-03-13T06:30 LHR 2027-03-13T07:55"),
    sampleBound("EI153 LHR 2027-03-19T10:05 DUB 2027-03-19T11:30", "EI107 DUB 2027-03-19T13:30 JFK 2027-03-19T16:55"),
  ),
  sampleOffer(
    "icelandair",
    455,
    sampleBound("FI614 JFK 2027-03-12T20:30 KEF 2027-03-13T06:15", "FI454 KEF 2027-03-13T07:05 LHR 2027-03-13T10:20"),
    sampleBound(
      "FI455 LHR 2027-03-19T13:00 KEF 2027-03-19T16:20",
      "FI635 KEF 2027-03-19T17:10 BOS 2027-03-19T19:00",
      "B6917 BOS 2027-03-19T21:15 JFK 2027-03-19T22:35",
    ),
    { bags: { carryOn: 1, checked: 1, checkedKg: 23, checkedBagFee: null } },
  ),
  sampleOffer(
    "jetblue",
    486.5,
    sampleBound("B67 JFK 2027-03-12T21:10 LHR 2027-03-13T08:20"),
    sampleBound("B620 LHR 2027-03-19T08:25 JFK 2027-03-19T12:35"),
    { conditions: { changeFee: null, refundFee: null }, bags: { carryOn: 1, checked: 0, checkedKg: 0, checkedBagFee: null } },
  ),
  sampleOffer(
    "delta",
    548,
    sampleBound("DL1 JFK 2027-03-12T08:30 LHR 2027-03-12T19:35"),
    sampleBound("DL5984/VS LHR 2027-03-19T21:30 JFK 2027-03-20T01:35"),
    {
      bags: { carryOn: 1, checked: 2, checkedKg: 23, checkedBagFee: null },
      conditions: { changeFee: money(0), refundFee: money(0) },
    },
  ),
];

/** The same trips without the way back. */
export const SAMPLE_ONE_WAYS: readonly FlightOffer[] = SAMPLE_OFFERS.map((offer) => ({ ...offer, ...tripOf(offer.bounds[0], null) }));

/** New York, London, Dublin, Reykjavik, Boston and back to New York in March 2027: as many bounds as a trip may have, six legs. */
export const FIVE_BOUNDS: Trip = multiCityOf(
  sampleBound("EI104 JFK 2027-03-12T17:30 DUB 2027-03-13T04:40", "EI150 DUB 2027-03-13T06:30 LHR 2027-03-13T07:55"),
  sampleBound("EI153 LHR 2027-03-16T10:05 DUB 2027-03-16T11:30"),
  sampleBound("FI417 DUB 2027-03-19T12:00 KEF 2027-03-19T14:40"),
  sampleBound("FI635 KEF 2027-03-23T17:10 BOS 2027-03-23T19:00"),
  sampleBound("B6917 BOS 2027-03-26T21:15 JFK 2027-03-26T22:35"),
);
