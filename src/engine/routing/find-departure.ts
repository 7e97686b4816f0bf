import { dateOfEpochDay, epochDayOf, type LocalDate, once } from "../../core/kernel/index.ts";
import { type Horizon, runsOn, type Timetable } from "../timetable/index.ts";

const KEY = /^([A-Z0-9]{2})(\d{1,4})\/([A-Z]{3})\/(\d{4}-\d{2}-\d{2})$/;

/** A name for a departure that outlives the timetable: `AA100/JFK/2027-03-12`, by its own code, airport and local day. */
export function departureKey({ flights, airlines, airports }: Timetable, flight: number, epochDay: number): string {
  const airline = airlines[flights.airline[flight] as number]?.code;
  return `${airline}${flights.number[flight]}/${airports[flights.from[flight] as number]?.code}/${dateOfEpochDay(epochDay)}`;
}

/**
 * The departures of a timetable by their keys. Null for a key that no flight of it answers to on that day. Looks through the flights of
 * the key's airport, a thousand or two: making an index of all flights would hold up the first sale.
 */
export function departureFinder(timetable: Timetable, horizon: Horizon): (key: string) => { flight: number; day: number } | null {
  const { flights, edges } = timetable;
  const airlines = once(() => placesByCode(timetable.airlines));
  const airports = once(() => placesByCode(timetable.airports));
  const firstFlight = (airport: number): number => {
    const edge = edges.outFirst[airport] as number;
    return edges.groupFirstFlight[edges.firstGroup[edge] as number] as number;
  };
  return (key) => {
    const [, code = "", number = "", from = "", date = ""] = KEY.exec(key) ?? [];
    const [airline, airport] = [airlines().get(code), airports().get(from)];
    if (airline === undefined || airport === undefined) return null;
    const day = epochDayOf(date as LocalDate);
    // A day of no calendar, like February 30, would be read as one of March.
    if (day < horizon.firstDay || day >= horizon.firstDay + horizon.days || dateOfEpochDay(day) !== date) return null;
    const afterLast = firstFlight(airport + 1);
    for (let flight = firstFlight(airport); flight < afterLast; flight++) {
      if (flights.airline[flight] !== airline || flights.number[flight] !== Number(number)) continue;
      if (runsOn(horizon, flights.pattern[flight] as number, day - horizon.firstDay)) return { flight, day };
    }
    return null;
  };
}

const placesByCode = (named: readonly { readonly code: string }[]): ReadonlyMap<string, number> =>
  new Map(named.map(({ code }, place) => [code, place]));
