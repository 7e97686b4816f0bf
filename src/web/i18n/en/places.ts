import type { NamedAirport } from "../../../core/places/index.ts";

/** What places are called. */
export const places = {
  /** A city of the supply, which speaks English. `where` tells it from others of its name: the code of its country, metropolitan area or airport. */
  city: (name: string, _where: string): string => name,
  /** An airport of the supply: `John F. Kennedy International Airport`. */
  airport: ({ name }: NamedAirport): string => name,
  /** The same among airports, without what most of them are called: `John F. Kennedy`. */
  airportShort: ({ name }: NamedAirport): string => name.replace(/(?:\s+International)?\s+Airport$/, ""),
};
