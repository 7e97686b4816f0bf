/**
 * The embedded world as plain objects: what the world build makes, what the codec writes and what small random worlds in
 * tests are made of. Indices point into the arrays of the same world. Times are wall time at the airport of departure.
 */
export interface World {
  /** Short hash of everything below; an offer names it, so that it is never priced against another timetable. */
  readonly version: string;
  /** In the order of their codes. */
  readonly airports: readonly WorldAirport[];
  readonly metros: readonly WorldMetro[];
  /** In the order of their codes. */
  readonly airlines: readonly WorldAirline[];
  readonly aircraft: readonly WorldAircraft[];
  /** Sorted by (from, to, airline, departsAtMinute, number). */
  readonly flights: readonly WorldFlight[];
}

export interface WorldAirport {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone: `America/New_York`. */
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Million passengers a year: how likely it is that somebody means this airport. */
  readonly mppa: number;
  /** Least minutes between two flights: domestic to domestic, domestic to or from international, international to international. */
  readonly minConnection: { readonly domestic: number; readonly mixed: number; readonly international: number };
}

/** A metropolitan area that is sold under one code. */
export interface WorldMetro {
  readonly code: string;
  readonly city: string;
  readonly country: string;
  /** Airport indices, biggest first. */
  readonly airports: readonly number[];
}

export interface WorldAirline {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly alliance: "star" | "oneworld" | "skyteam" | null;
  readonly model: "network" | "lowcost" | "leisure" | "regional";
  /** Cabins it sells at all; which of them a flight has, its aircraft says. */
  readonly cabins: string;
  /** `#0078D2`, approximate, for the drawn badge. */
  readonly colour: string;
  readonly tail: string;
  /** Indices of airlines that may share a ticket with it, both ways. */
  readonly partners: readonly number[];
}

export interface WorldAircraft {
  readonly name: string;
  /** Seats by cabin in a typical layout. */
  readonly seats: { readonly M: number; readonly W: number; readonly C: number; readonly F: number };
  /** Kilograms of CO2 per seat and kilometre, tank to wake. */
  readonly co2KgPerSeatKm: number;
}

/** When in the year a flight runs; the days are those of departure. `timetable/seasons.ts` says which dates each one holds. */
export type Season = "year" | "summer" | "winter" | "highSummer" | "ski" | "sunWinter";

export interface WorldFlight {
  readonly from: number;
  readonly to: number;
  /** Whose code it is sold under. */
  readonly airline: number;
  /** 1 to 9999, unique per airline and local day of departure. */
  readonly number: number;
  readonly operatedBy: number;
  readonly aircraft: number;
  /** Minutes after local midnight, 0 to 1439. */
  readonly departsAtMinute: number;
  /** Gate to gate, real elapsed minutes. */
  readonly blockMinutes: number;
  /** Bit 0 Monday to bit 6 Sunday, local day of departure. */
  readonly weekdays: number;
  readonly season: Season;
  /** Further codes under which partners sell the same flight. */
  readonly codeshares: readonly { readonly airline: number; readonly number: number }[];
}
