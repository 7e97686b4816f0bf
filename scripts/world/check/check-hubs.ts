import { localMinuteOf, utcMinuteOf } from "../../../src/engine/timetable/index.ts";
import { minuteOfDay } from "../schedule/day-slots.ts";
import type { Finding } from "./finding.ts";
import type { CheckedFlight, YearOfFlights } from "./year-of-flights.ts";

/** A Wednesday in May, as a day of the year. */
const SAMPLE_DAY = 138;
const LONGEST_CONNECTION_MINUTES = 240;

/** Hubs with banks, each with the airline whose connections are counted. */
const HUBS: Readonly<Record<string, string>> = {
  ATL: "DL",
  DFW: "AA",
  FRA: "LH",
  DXB: "EK",
  DOH: "QR",
  IST: "TK",
  PTY: "CM",
  ADD: "ET",
  SIN: "SQ",
};

/** The least of what chance would give: the first bank leaves before anybody comes, and the last to come find nothing any more. */
const LEAST_RATIO = 0.8;

interface HubConnections {
  readonly hub: string;
  readonly connections: number;
  /** How many there would be if the same flights came and went at any minute of the day. */
  readonly unplanned: number;
}

/** At hubs, flights of one airline connect within the legal minimum and four hours. */
export function checkHubs(year: YearOfFlights): Finding {
  const hubs = Object.entries(HUBS).map(([hub, airline]) => countConnections(year, hub, airline));
  return {
    name: "hub connections",
    figures: hubs.map(({ hub, connections, unplanned }) => `${hub} ${connections} (x${(connections / unplanned).toFixed(2)})`).join(", "),
    breaches: hubs
      .filter(({ connections, unplanned }) => !(connections > LEAST_RATIO * unplanned))
      .map(({ hub, connections, unplanned }) => `${hub} has ${connections} connections, by chance it would have ${Math.round(unplanned)}`),
  };
}

/** Pairs of an arrival and a departure that a traveler can make on the sample day. */
function countConnections(year: YearOfFlights, hub: string, airline: string): HubConnections {
  const flights = year.flights.filter((flight) => flight.airline === airline && year.runs(flight.pattern)[SAMPLE_DAY] === 1);
  const departures = flights.filter(({ from }) => from === hub).map(({ departsAtMinute }) => departsAtMinute);
  const arrivals = flights.filter(({ to }) => to === hub).map((flight) => arrivalMinute(year, flight));
  const airport = year.timetable.airports.find(({ code }) => code === hub);
  const least = (airport?.country === "US" ? airport.minConnection.domestic : airport?.minConnection.international) ?? 0;
  const canConnect = (arrival: number, departure: number): boolean => {
    const wait = minuteOfDay(departure - arrival);
    return wait >= least && wait <= LONGEST_CONNECTION_MINUTES;
  };
  return {
    hub,
    connections: arrivals.reduce((sum, arrival) => sum + departures.filter((departure) => canConnect(arrival, departure)).length, 0),
    unplanned: (arrivals.length * departures.length * (LONGEST_CONNECTION_MINUTES + 1 - least)) / 1440,
  };
}

/** Local minute of the day at which the flight of the sample day arrives. */
function arrivalMinute({ timetable, horizon }: YearOfFlights, { index, departsAtMinute, blockMinutes }: CheckedFlight): number {
  const { zone } = timetable.ground;
  const [from, to] = [timetable.flights.from[index] as number, timetable.flights.to[index] as number];
  const departsAt = utcMinuteOf(horizon, zone[from] as number, SAMPLE_DAY, departsAtMinute);
  return minuteOfDay(localMinuteOf(horizon, zone[to] as number, departsAt + blockMinutes));
}
