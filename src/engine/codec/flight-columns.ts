import { type FlightTable, SEASONS, type ServicePattern, type World, type WorldFlight } from "../timetable/index.ts";

/** The flights of a world as columns, and the service patterns that they share. */
export function flightColumns(flights: World["flights"]): { flights: FlightTable; patterns: ServicePattern[] } {
  const patterns = new Map<number, number>();
  const column = (read: (flight: WorldFlight) => number): Uint16Array => Uint16Array.from(flights, read);
  const codeshares = flights.flatMap((flight) => flight.codeshares);
  const codeshareFirst = new Uint32Array(flights.length + 1);
  for (const [index, flight] of flights.entries()) codeshareFirst[index + 1] = (codeshareFirst[index] as number) + flight.codeshares.length;
  const table = {
    length: flights.length,
    from: column(({ from }) => from),
    to: column(({ to }) => to),
    airline: column(({ airline }) => airline),
    number: column(({ number }) => number),
    operatedBy: column(({ operatedBy }) => operatedBy),
    aircraft: column(({ aircraft }) => aircraft),
    departsAtMinute: column(({ departsAtMinute }) => departsAtMinute),
    blockMinutes: column(({ blockMinutes }) => blockMinutes),
    pattern: column((flight) => patternIndex(patterns, flight)),
    codeshareFirst,
    codeshareAirline: Uint16Array.from(codeshares, ({ airline }) => airline),
    codeshareNumber: Uint16Array.from(codeshares, ({ number }) => number),
  };
  return { flights: table, patterns: [...patterns.keys()].map(patternOfKey) };
}

const patternKey = ({ weekdays, season }: ServicePattern): number => SEASONS.indexOf(season) * 128 + weekdays;

const patternOfKey = (key: number): ServicePattern => ({ weekdays: key % 128, season: SEASONS[Math.floor(key / 128)] ?? "year" });

function patternIndex(known: Map<number, number>, flight: WorldFlight): number {
  const key = patternKey(flight);
  const found = known.get(key) ?? known.size;
  known.set(key, found);
  return found;
}
