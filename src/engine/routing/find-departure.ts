import { dateOfEpochDay, epochDayOf, type LocalDate, once } from "../../core/kernel/index.ts";
import type { Horizon, Timetable } from "../timetable/index.ts";

const KEY = /^([A-Z0-9]{2})(\d{1,4})\/([A-Z]{3})\/(\d{4}-\d{2}-\d{2})$/;

/** A name for a departure that outlives the timetable: `AA100/JFK/2027-03-12`, by its own code, airport and local day. */
export function departureKey({ flights, airlines, airports }: Timetable, flight: number, epochDay: number): string {
  const airline = airlines[flights.airline[flight] as number]?.code;
  return `${airline}${flights.number[flight]}/${airports[flights.from[flight] as number]?.code}/${dateOfEpochDay(epochDay)}`;
}

/** The departures of a timetable by their keys. Null for a key that no flight of it answers to on that day. */
export function departureFinder(timetable: Timetable, horizon: Horizon): (key: string) => { flight: number; day: number } | null {
  const { flights, airlines } = timetable;
  const airlineOf = new Map(airlines.map(({ code }, index) => [code, index]));
  const byNumber = once(() =>
    Map.groupBy(
      Array(flights.length).keys(),
      (flight) => (flights.airline[flight] as number) * 10_000 + (flights.number[flight] as number),
    ),
  );
  return (key) => {
    const [, code = "", number = "", from = "", date = ""] = KEY.exec(key) ?? [];
    const day = date === "" ? Number.NaN : epochDayOf(date as LocalDate);
    const runs = (flight: number): boolean =>
      timetable.airports[flights.from[flight] as number]?.code === from &&
      horizon.runs[(flights.pattern[flight] as number) * horizon.days + day - horizon.firstDay] === 1;
    const inHorizon = day >= horizon.firstDay && day < horizon.firstDay + horizon.days;
    const flight = inHorizon
      ? byNumber()
          .get((airlineOf.get(code) ?? -1) * 10_000 + Number(number))
          ?.find(runs)
      : undefined;
    return flight === undefined ? null : { flight, day };
  };
}
