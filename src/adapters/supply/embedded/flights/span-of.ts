import type { BoundSpan } from "../../../../core/flights/index.ts";
import type { AirportCode } from "../../../../core/kernel/index.ts";
import type { FoundBound } from "../../../../engine/index.ts";
import type { Parts } from "./parts.ts";

/** When and where a bound that the engine has found takes off and lands. */
export function spanOf({ timetable: { airports, flights } }: Pick<Parts, "timetable">, bound: FoundBound): BoundSpan {
  const codeOf = (airport: number | undefined) => (airports[airport ?? -1]?.code ?? "") as AirportCode;
  return {
    from: codeOf(flights.from[bound.flights[0] ?? -1]),
    to: codeOf(flights.to[bound.flights.at(-1) ?? -1]),
    departsAtUtcMinute: bound.departsAtUtcMinute,
    arrivesAtUtcMinute: bound.arrivesAtUtcMinute,
  };
}
