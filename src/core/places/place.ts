import type { AirportCode, PlaceCode } from "../kernel/index.ts";

/** An airport as a traveller knows it. */
export interface Airport {
  readonly code: AirportCode;
  /** `John F. Kennedy International Airport` */
  readonly name: string;
  /** `New York` */
  readonly city: string;
  /** ISO 3166-1 alpha-2: `US` */
  readonly country: string;
}

/** What an airport's name in a language is made of: its code, the city and the name as the supply has them. */
export type NamedAirport = { readonly [Part in "code" | "city" | "name"]: string };

/** What a location field holds: an airport or a whole metropolitan area, `NYC-New York`. */
export interface Place {
  readonly code: PlaceCode;
  readonly city: string;
}

/** A place as a list of suggestions tells it apart from others of its city and its name. */
export interface SuggestedPlace extends Place {
  /** The name of its airport: `John F. Kennedy International Airport`; null for an area of several. */
  readonly airportName: string | null;
  /** How many airports it stands for. */
  readonly airports: number;
  /** ISO 3166-1 alpha-2: `US` */
  readonly country: string;
}

/** The wire form of a place: `JFK-New York`. */
export const placeText = (place: Place): string => `${place.code}-${place.city}`;

/**
 * Splits `CODE-Name` at the first hyphen, as the specification says. Null when no code of three letters stands in front.
 * The name may be empty; whether the code exists is for the supply to say.
 */
export function parsePlace(text: string): Place | null {
  const trimmed = text.trim().slice(0, 120);
  const hyphen = trimmed.indexOf("-");
  const code = (hyphen < 0 ? trimmed : trimmed.slice(0, hyphen)).trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) return null;
  return { code: code as PlaceCode, city: hyphen < 0 ? "" : trimmed.slice(hyphen + 1).trim() };
}
