import { SEASONS, type World, type WorldFlight } from "../timetable/index.ts";
import { within } from "./within.ts";

/** Refuses a world that the file cannot hold or the search would read wrongly. @throws RangeError that names the flight. */
export function checkWorld(world: World): void {
  const { airports, airlines, aircraft, flights, metros } = world;
  if (airports.length > 0xffff || airlines.length > 0xffff) throw new RangeError("A world holds at most 65,535 airports and airlines.");
  for (const { code, airports: members } of metros) {
    if (!members.every((member) => isIndex(member, airports)))
      throw new RangeError(`Metropolitan area ${code} names an airport that is not there.`);
  }
  for (const { code, partners } of airlines) {
    if (!partners.every((partner) => isIndex(partner, airlines)))
      throw new RangeError(`Airline ${code} names a partner that is not there.`);
  }
  for (const [index, flight] of flights.entries()) {
    const pointers = isIndex(flight.from, airports) && isIndex(flight.to, airports) && isIndex(flight.aircraft, aircraft);
    const carriers = [flight.airline, flight.operatedBy, ...flight.codeshares.map(({ airline }) => airline)];
    if (!pointers || !carriers.every((carrier) => isIndex(carrier, airlines)))
      throw new RangeError(`Flight ${index} points outside of the world.`);
    if (!isPlausible(flight)) throw new RangeError(`Flight ${index} has impossible figures: ${JSON.stringify(flight)}`);
    const before = flights[index - 1];
    if (before !== undefined && order(before, flight) > 0) throw new RangeError(`Flight ${index} is out of order.`);
  }
}

const isIndex = (index: number, list: readonly unknown[]): boolean => within(index, 0, list.length - 1);

const isPlausible = (flight: WorldFlight): boolean =>
  flight.from !== flight.to &&
  within(flight.number, 1, 9999) &&
  within(flight.departsAtMinute, 0, 1439) &&
  within(flight.blockMinutes, 1, 1440) &&
  within(flight.weekdays, 1, 127) &&
  SEASONS.includes(flight.season);

const order = (a: WorldFlight, b: WorldFlight): number =>
  a.from - b.from || a.to - b.to || a.airline - b.airline || a.departsAtMinute - b.departsAtMinute || a.number - b.number;
