import * as fc from "fast-check";
import { ALLIANCES, type Bound, type CabinCode, type FlightOffer, type Leg } from "../../src/core/flights/index.ts";
import { type FlightFilter, MAX_LAYOVERS, MIN_LAYOVERS } from "../../src/core/flights/results/index.ts";
import { atLeastOne, type AirlineCode, type AirportCode, type Instant, type LocalDateTime, money } from "../../src/core/kernel/index.ts";
import type { Airport } from "../../src/core/places/index.ts";
import { sampleOffer } from "./sample-offers.ts";

/** Members of each alliance, and one of none. */
const RANDOM_AIRLINES = ["AA", "BA", "DL", "AF", "UA", "LH", "B6"] as const;
/** Two countries, two airports of one city. */
const CITIES: Readonly<Record<string, readonly [city: string, country: string]>> = {
  JFK: ["New York", "US"],
  EWR: ["New York", "US"],
  ORD: ["Chicago", "US"],
  LHR: ["London", "GB"],
  LGW: ["London", "GB"],
  MAN: ["Manchester", "GB"],
};
const RANDOM_AIRPORTS = Object.keys(CITIES) as AirportCode[];

const airportOf = (code: AirportCode): Airport => ({
  code,
  name: `${code} Airport`,
  city: CITIES[code]?.[0] ?? "",
  country: CITIES[code]?.[1] ?? "",
});

const START = Date.UTC(2027, 2, 12);
const wall = (minutes: number) => new Date(START + minutes * 60_000).toISOString().slice(0, 19);

interface LegPlan {
  readonly airline: string;
  readonly number: number;
  readonly to: AirportCode;
  readonly minutes: number;
  readonly layover: number;
  readonly cabin: CabinCode;
}

/** Few different figures, so that limits are met exactly and ties are common. */
const legPlan: fc.Arbitrary<LegPlan> = fc.record({
  airline: fc.constantFrom(...RANDOM_AIRLINES),
  number: fc.integer({ min: 1, max: 9 }),
  to: fc.constantFrom(...RANDOM_AIRPORTS),
  minutes: fc.constantFrom(59, 60, 119, 120, 180, 301, 480),
  layover: fc.constantFrom(44, 59, 60, 61, 90, 120, 121, 240, 480, 481),
  cabin: fc.constantFrom("M", "W"),
});

/** Every airport on one clock: what zones do is for tests that write their legs out. */
const bound: fc.Arbitrary<Bound> = fc
  .record({
    from: fc.constantFrom(...RANDOM_AIRPORTS),
    startsAt: fc.oneof(fc.constantFrom(0, 359, 360, 719, 720, 1079, 1080, 1439), fc.nat(1439)),
    legs: fc.array(legPlan, { minLength: 1, maxLength: 3 }),
  })
  .map(({ from, startsAt, legs: plans }) => {
    const legs: Leg[] = [];
    let [at, place] = [startsAt, from];
    for (const [index, plan] of plans.entries()) {
      const isLast = index === plans.length - 1;
      legs.push({
        airline: plan.airline as AirlineCode,
        airlineName: `Air ${plan.airline}`,
        flightNumber: plan.number,
        operatedBy: { code: plan.airline as AirlineCode, name: `Air ${plan.airline}` },
        from: airportOf(place),
        to: airportOf(plan.to),
        departsAtLocal: wall(at) as LocalDateTime,
        arrivesAtLocal: wall(at + plan.minutes) as LocalDateTime,
        departsAt: `${wall(at)}Z` as Instant,
        arrivesAt: `${wall(at + plan.minutes)}Z` as Instant,
        durationMinutes: plan.minutes,
        layoverMinutes: isLast ? null : plan.layover,
        cabin: plan.cabin,
        aircraft: "Airbus A321neo",
      });
      at += plan.minutes + (isLast ? 0 : plan.layover);
      place = plan.to;
    }
    return { legs: atLeastOne(legs), durationMinutes: at - startsAt };
  });

const fee = fc.constantFrom(null, money(0), money(120_00));

const offer: fc.Arbitrary<FlightOffer> = fc
  .record({
    outbound: bound,
    inbound: fc.option(bound),
    cents: fc.oneof(fc.constantFrom(40_000, 40_001, 50_000), fc.integer({ min: 1, max: 90_000 })),
    carryOn: fc.nat(1),
    checked: fc.nat(2),
    changeFee: fee,
    refundFee: fee,
    co2Kg: fc.integer({ min: 40, max: 900 }),
  })
  .map(({ outbound, inbound, cents, carryOn, checked, changeFee, refundFee, co2Kg }) =>
    sampleOffer("", cents / 100, outbound, inbound, {
      bags: { carryOn, checked, checkedKg: 23, checkedBagFee: null },
      conditions: { changeFee, refundFee },
      co2Kg,
    }),
  );

/** Up to 25 offers, their ids telling the order in which they were given. */
export const anyOffers: fc.Arbitrary<readonly FlightOffer[]> = fc
  .array(offer, { maxLength: 25 })
  .map((offers) => offers.map((one, index) => ({ ...one, id: `f-${index}` as FlightOffer["id"] })));

/** Each group off more often than on, so that lists are rarely empty. */
const orClear = <Value>(value: fc.Arbitrary<Value>, clear: Value) => fc.oneof({ weight: 4, arbitrary: fc.constant(clear) }, value);
const often = orClear<boolean>(fc.constant(true), false);

export const anyFlightFilter: fc.Arbitrary<FlightFilter> = fc.record({
  stops: orClear<FlightFilter["stops"]>(fc.constantFrom(0, 1, 2), null),
  returnStops: orClear<FlightFilter["returnStops"]>(fc.constantFrom(0, 1, 2), null),
  maxFareUsd: orClear<number | null>(fc.oneof(fc.constantFrom(400, 500), fc.nat(900)), null),
  departure: orClear<FlightFilter["departure"]>(fc.constantFrom("morning", "afternoon", "evening"), null),
  returning: orClear<FlightFilter["returning"]>(fc.constantFrom("night", "early-morning", "afternoon", "evening"), null),
  airlines: orClear(fc.shuffledSubarray([...RANDOM_AIRLINES]) as fc.Arbitrary<AirlineCode[]>, []),
  departureAirports: orClear(fc.shuffledSubarray(RANDOM_AIRPORTS), []),
  arrivalAirports: orClear(fc.shuffledSubarray(RANDOM_AIRPORTS), []),
  alliances: orClear(fc.shuffledSubarray([...ALLIANCES]), []),
  maxHours: orClear<number | null>(fc.integer({ min: 1, max: 20 }), null),
  minLayover: orClear<FlightFilter["minLayover"]>(fc.constantFrom(...MIN_LAYOVERS), null),
  maxLayover: orClear<FlightFilter["maxLayover"]>(fc.constantFrom(...MAX_LAYOVERS), null),
  via: orClear(fc.shuffledSubarray(RANDOM_AIRPORTS), []),
  carryOn: often,
  checkedBag: often,
  refundable: often,
  changeable: often,
  noNight: often,
  sameAirports: often,
});
