import { utcMinuteOf } from "../../../src/engine/timetable/index.ts";
import type { Finding } from "./finding.ts";
import type { CheckedFlight, YearOfFlights } from "./year-of-flights.ts";

/** A Wednesday in May, as a day of the year. */
const SAMPLE_DAY = 138;
const LONGEST_CONNECTION_MINUTES = 240;

/** Hubs whose connections are counted, each with a count that shows that its banks meet. */
const HUBS: Readonly<Record<string, { readonly airline: string; readonly leastConnections: number }>> = {
  ATL: { airline: "DL", leastConnections: 60_000 },
  FRA: { airline: "LH", leastConnections: 8_000 },
  DXB: { airline: "EK", leastConnections: 4_000 },
  PTY: { airline: "CM", leastConnections: 3_000 },
  DOH: { airline: "QR", leastConnections: 5_000 },
  IST: { airline: "TK", leastConnections: 20_000 },
};

/** At hubs, flights of one airline connect within the legal minimum and four hours. */
export function checkHubs(year: YearOfFlights): Finding {
  const counts = Object.entries(HUBS).map(([hub, { airline, leastConnections }]) => ({
    ...{ hub, leastConnections },
    connections: countConnections(year, hub, airline),
  }));
  return {
    name: "hub connections",
    figures: counts.map(({ hub, connections }) => `${hub} ${connections}`).join(", "),
    breaches: counts
      .filter(({ connections, leastConnections }) => connections < leastConnections)
      .map(({ hub, connections, leastConnections }) => `${hub} has ${connections} connections, less than ${leastConnections}`),
  };
}

/** Pairs of an arrival and a departure of the airline on the sample day that a traveler can make, the way straight back left out. */
function countConnections({ timetable, horizon, flights, runs }: YearOfFlights, hub: string, airline: string): number {
  const { zone } = timetable.ground;
  const runsOnDay = flights.filter((flight) => flight.airline === airline && runs(flight.pattern)[SAMPLE_DAY] === 1);
  const departsAt = ({ index, departsAtMinute }: CheckedFlight): number =>
    utcMinuteOf(horizon, zone[timetable.flights.from[index] as number] as number, SAMPLE_DAY, departsAtMinute);
  const departures = runsOnDay.filter(({ from }) => from === hub).map((flight) => ({ to: flight.to, minute: departsAt(flight) }));
  const arrivals = runsOnDay.filter(({ to }) => to === hub);
  const least = timetable.airports.find(({ code }) => code === hub)?.minConnection.international ?? 45;
  return arrivals.reduce((sum, flight) => {
    const minute = departsAt(flight) + flight.blockMinutes;
    const inTime = departures.filter(
      (next) => next.to !== flight.from && next.minute >= minute + least && next.minute <= minute + LONGEST_CONNECTION_MINUTES,
    );
    return sum + inTime.length;
  }, 0);
}
