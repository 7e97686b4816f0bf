import type { BagAllowance, Bound, CabinCode, FareConditions, Leg, PricedItinerary } from "../../../../core/flights/index.ts";
import { type AirlineCode, type AirportCode, type Instant, type LocalDateTime, money } from "../../../../core/kernel/index.ts";
import type { Airport } from "../../../../core/places/index.ts";
import {
  bagAllowance,
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
import type { Parts } from "./parts.ts";

/** Bounds of the engine, with the price of them all. */
export interface FoundTrip {
  readonly outbound: FoundBound;
  readonly inbound: FoundBound | null;
  /** Per traveller, both bounds, taxes in. */
  readonly cents: number;
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
  const known = new Map<string, DescribedBound>();
  const describe = (found: FoundBound): DescribedBound => {
    const key = `${found.flights.join()}/${found.days.join()}`;
    const described = known.get(key) ?? describeBound(found, engine.describeBound(found), sources, cabin);
    known.set(key, described);
    return described;
  };
  return ({ outbound, inbound, cents }) => {
    const out = describe(outbound);
    const back = inbound && describe(inbound);
    return {
      outbound: out.bound,
      inbound: back?.bound ?? null,
      cabin,
      farePerTraveller: money(cents),
      bags: back ? leastBags(out.bags, back.bags) : out.bags,
      conditions: back ? stricterConditions(out.conditions, back.conditions) : out.conditions,
      co2Kg: Math.round(out.co2Kg + (back?.co2Kg ?? 0)),
    };
  };
}

function describeBound(found: FoundBound, legs: readonly DescribedLeg[], { timetable, fares }: Sources, cabin: CabinCode): DescribedBound {
  const cabinOf = ({ flight }: DescribedLeg): CabinCode => fares.cabinFlown(flight, cabin);
  const ticket = ticketOf(found, legs, timetable, cabin);
  return {
    bound: {
      legs: legs.map((leg, index) => describeLeg(leg, legs[index + 1], cabinOf(leg))),
      durationMinutes: found.arrivesAtUtcMinute - found.departsAtUtcMinute,
    },
    bags: bagAllowance(ticket),
    conditions: fareConditions(ticket),
    co2Kg: legs.reduce((kg, leg) => kg + legCo2Kg(aircraftOf(timetable, leg), leg.distanceKm, cabinOf(leg)), 0),
  };
}

function ticketOf(found: FoundBound, legs: readonly DescribedLeg[], timetable: Timetable, cabin: CabinCode): Ticket {
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

/** Minutes since 1970-01-01T00:00, on whatever clock, as `2027-03-12T19:30:00`. */
const minuteText = (minute: number): string => new Date(minute * 60_000).toISOString().slice(0, 19);
