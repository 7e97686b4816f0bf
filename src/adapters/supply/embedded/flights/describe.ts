import type {
  BagAllowance,
  Bound,
  CabinCode,
  FareBrand,
  FareConditions,
  Leg,
  PricedItinerary,
  TripType,
} from "../../../../core/flights/index.ts";
import { atLeastOne, type AirlineCode, type AirportCode, type Instant, type LocalDateTime, money } from "../../../../core/kernel/index.ts";
import type { Airport } from "../../../../core/places/index.ts";
import {
  bagAllowance,
  brandBags,
  brandConditions,
  type DescribedLeg,
  fareConditions,
  type FlightEngine,
  type FoundBound,
  leastBags,
  legCo2Kg,
  stricterConditions,
  type Ticket,
  type Timetable,
} from "../../../../engine/index.ts";
import { minuteText } from "./minute-text.ts";
import { fareCentsOf } from "./offer-codec.ts";
import type { Parts } from "./parts.ts";

/** Bounds of the engine, with the price of them all. */
export interface FoundTrip {
  readonly tripType: TripType;
  readonly fareBrand: FareBrand;
  /** In the order of travel, at least one. */
  readonly bounds: readonly FoundBound[];
  /** Per traveller, taxes and what the fare brand adds in: of each bound of a multi-city trip, else one for the whole trip. */
  readonly fares: readonly number[];
}

interface DescribedBound {
  readonly bound: Bound;
  readonly bags: BagAllowance;
  readonly conditions: FareConditions;
  readonly co2Kg: number;
}

/** What describing needs of the world. */
type Sources = Pick<Parts, "timetable" | "fares">;

/**
 * Turns what the engine found into the words of the core. Many trips of one answer share a bound, so each is described once:
 * make a new describer for each answer.
 */
export function createDescriber(engine: FlightEngine, sources: Sources, cabin: CabinCode): (trip: FoundTrip) => PricedItinerary {
  const known = new Map<FoundBound, DescribedBound>();
  const describe = (found: FoundBound): DescribedBound => {
    const described = known.get(found) ?? describeBound(found, engine.describeBound(found), sources, cabin);
    known.set(found, described);
    return described;
  };
  return ({ tripType, fareBrand, bounds, fares }) => {
    const [first, ...later] = bounds.map(describe);
    if (!first) throw new RangeError("A trip has at least one bound.");
    return {
      tripType,
      bounds: [first.bound, ...later.map(({ bound }) => bound)],
      cabin,
      farePerTraveller: money(fareCentsOf({ fares })),
      ...(fareBrand === "standard" ? {} : { fareBrand }),
      bags: brandBags(
        later.reduce((bags, next) => leastBags(bags, next.bags), first.bags),
        fareBrand,
      ),
      conditions: brandConditions(
        later.reduce((conditions, next) => stricterConditions(conditions, next.conditions), first.conditions),
        fareBrand,
      ),
      co2Kg: Math.round(later.reduce((kg, next) => kg + next.co2Kg, first.co2Kg)),
    };
  };
}

function describeBound(found: FoundBound, legs: readonly DescribedLeg[], { timetable, fares }: Sources, cabin: CabinCode): DescribedBound {
  const cabinOf = ({ flight }: DescribedLeg): CabinCode => fares.cabinFlown(flight, cabin);
  const ticket = ticketOf(found, legs, timetable, cabin);
  return {
    bound: {
      legs: atLeastOne(legs.map((leg, index) => describeLeg(leg, legs[index + 1], cabinOf(leg)))),
      durationMinutes: found.arrivesAtUtcMinute - found.departsAtUtcMinute,
    },
    bags: bagAllowance(ticket),
    conditions: fareConditions(ticket),
    co2Kg: legs.reduce((kg, leg) => kg + legCo2Kg(aircraftOf(timetable, leg), leg.distanceKm, cabinOf(leg)), 0),
  };
}

/** Who sells a bound, in which cabin, from where to where. */
export function ticketOf(found: FoundBound, legs: readonly DescribedLeg[], timetable: Timetable, cabin: CabinCode): Ticket {
  const [airline, first, last] = [timetable.airlines[found.plate], legs[0], legs.at(-1)];
  if (!airline || !first || !last) throw new RangeError("A bound has an airline and at least one leg.");
  return { airline, cabin, from: first.from.country, to: last.to.country, km: legs.reduce((km, leg) => km + leg.distanceKm, 0) };
}

function aircraftOf({ aircraft, flights }: Timetable, { flight }: DescribedLeg): Timetable["aircraft"][number] {
  const type = aircraft[flights.aircraft[flight] ?? -1];
  if (!type) throw new RangeError(`Flight ${flight} has no aircraft.`);
  return type;
}

function describeLeg(leg: DescribedLeg, next: DescribedLeg | undefined, cabin: CabinCode): Leg {
  return {
    airline: leg.airline.code as AirlineCode,
    airlineName: leg.airline.name,
    flightNumber: leg.flightNumber,
    operatedBy: { code: leg.operatedBy.code as AirlineCode, name: leg.operatedBy.name },
    from: describeAirport(leg.from),
    to: describeAirport(leg.to),
    departsAtLocal: minuteText(leg.departsAtLocalMinute) as LocalDateTime,
    arrivesAtLocal: minuteText(leg.arrivesAtLocalMinute) as LocalDateTime,
    departsAt: `${minuteText(leg.departsAtUtcMinute)}Z` as Instant,
    arrivesAt: `${minuteText(leg.arrivesAtUtcMinute)}Z` as Instant,
    durationMinutes: leg.blockMinutes,
    layoverMinutes: next ? next.departsAtUtcMinute - leg.arrivesAtUtcMinute : null,
    cabin,
    aircraft: leg.aircraft,
  };
}

const describeAirport = ({ code, name, city, country }: DescribedLeg["from"]): Airport => ({
  code: code as AirportCode,
  name,
  city,
  country,
});
