import {
  type Horizon,
  kmBetween,
  localMinuteOf,
  type Timetable,
  utcMinuteOf,
  type WorldAirline,
  type WorldAirport,
} from "../timetable/index.ts";
import type { FoundBound } from "./query.ts";

/** One leg in plain words and figures. Local minutes are those on the airport's clocks since 1970-01-01T00:00. */
export interface DescribedLeg {
  readonly flight: number;
  /** Epoch day of the local departure. */
  readonly day: number;
  /** The code it is sold under here: the plate's when it has one of the plate, else its own. */
  readonly airline: WorldAirline;
  readonly flightNumber: number;
  readonly operatedBy: WorldAirline;
  readonly from: WorldAirport;
  readonly to: WorldAirport;
  readonly departsAtLocalMinute: number;
  readonly arrivesAtLocalMinute: number;
  readonly departsAtUtcMinute: number;
  readonly arrivesAtUtcMinute: number;
  readonly blockMinutes: number;
  readonly distanceKm: number;
  readonly aircraft: string;
  readonly co2KgPerSeatKm: number;
}

/** @throws RangeError for a flight that is not in the timetable. */
export function describeBound(
  timetable: Timetable,
  horizon: Horizon,
  bound: Pick<FoundBound, "flights" | "days" | "plate">,
): DescribedLeg[] {
  return bound.flights.map((flight, leg) => describeLeg(timetable, horizon, flight, bound.days[leg] as number, bound.plate));
}

function describeLeg(timetable: Timetable, horizon: Horizon, flight: number, day: number, plate: number): DescribedLeg {
  const { flights, airports, airlines, aircraft, ground } = timetable;
  if (!(flight >= 0 && flight < flights.length)) throw new RangeError(`No flight has the index ${flight}.`);
  const [from, to] = [flights.from[flight] as number, flights.to[flight] as number];
  const departsAtUtcMinute = departureOf(timetable, horizon, flight, day);
  const blockMinutes = flights.blockMinutes[flight] as number;
  const type = aircraft[flights.aircraft[flight] as number] as Timetable["aircraft"][number];
  return {
    flight,
    day,
    ...designator(timetable, flight, plate),
    operatedBy: airlines[flights.operatedBy[flight] as number] as WorldAirline,
    from: airports[from] as WorldAirport,
    to: airports[to] as WorldAirport,
    departsAtLocalMinute: localMinuteOf(horizon, ground.zone[from] as number, departsAtUtcMinute),
    arrivesAtLocalMinute: localMinuteOf(horizon, ground.zone[to] as number, departsAtUtcMinute + blockMinutes),
    departsAtUtcMinute,
    arrivesAtUtcMinute: departsAtUtcMinute + blockMinutes,
    blockMinutes,
    distanceKm: kmBetween(ground.vector, from, to),
    aircraft: type.name,
    co2KgPerSeatKm: type.co2KgPerSeatKm,
  };
}

/** UTC minute of a flight's departure on a local day (epoch day) of the horizon. */
export function departureOf({ flights, ground }: Timetable, horizon: Horizon, flight: number, day: number): number {
  const zone = ground.zone[flights.from[flight] as number] as number;
  return utcMinuteOf(horizon, zone, day - horizon.firstDay, flights.departsAtMinute[flight] as number);
}

/** The code and number under which a ticket of the plate shows a flight. */
function designator({ flights, airlines }: Timetable, flight: number, plate: number): Pick<DescribedLeg, "airline" | "flightNumber"> {
  for (let entry = flights.codeshareFirst[flight] as number; entry < (flights.codeshareFirst[flight + 1] as number); entry++) {
    if (flights.codeshareAirline[entry] === plate && flights.airline[flight] !== plate)
      return { airline: airlines[plate] as WorldAirline, flightNumber: flights.codeshareNumber[entry] as number };
  }
  return { airline: airlines[flights.airline[flight] as number] as WorldAirline, flightNumber: flights.number[flight] as number };
}
