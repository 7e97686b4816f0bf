import type { WorldAirline } from "../../../src/engine/timetable/world.ts";
import { AIRLINES } from "../facts/airlines.ts";
import { ticketPartners } from "./partner-relations.ts";

/** The airlines of these codes, in the order of the codes, with their partners among them. */
export function worldAirlines(codes: ReadonlySet<string>): readonly WorldAirline[] {
  const listed = AIRLINES.filter(({ code }) => codes.has(code)).sort((a, b) => (a.code < b.code ? -1 : 1));
  const indices = new Map(listed.map(({ code }, index) => [code, index]));
  return listed.map((airline) => ({
    code: airline.code,
    name: airline.name,
    country: airline.country,
    alliance: airline.alliance,
    model: airline.model,
    cabins: airline.cabins,
    colour: airline.colour,
    tail: airline.tail,
    partners: [...ticketPartners(airline)].flatMap((partner) => indices.get(partner) ?? []).sort((a, b) => a - b),
  }));
}
