import { inject } from "vitest";

/** A search as a traveller means it; the tests' clock stands at December 1, 2026. */
export interface Trip {
  /** What is typed, and the place that it means. */
  readonly from: { readonly typed: string; readonly place: string };
  readonly to: { readonly typed: string; readonly place: string };
  readonly date: string;
  /** Null for one way. */
  readonly rtnDate: string | null;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

const NEW_YORK = { typed: "new york", place: "JFK-New York" };
const LOS_ANGELES = { typed: "los ang", place: "LAX-Los Angeles" };

/** New York to Los Angeles, two adults, a child and an infant. */
export const FAMILY_ONE_WAY: Trip = {
  from: NEW_YORK,
  to: LOS_ANGELES,
  date: "Mar-12-2027",
  rtnDate: null,
  adults: 2,
  children: 1,
  infants: 1,
};

/** The same, and back a week later. */
export const FAMILY_ROUND_TRIP: Trip = { ...FAMILY_ONE_WAY, rtnDate: "Mar-19-2027" };

/** One adult. */
export const SOLO_ONE_WAY: Trip = { ...FAMILY_ONE_WAY, adults: 1, children: 0, infants: 0 };

export const travellersOf = ({ adults, children, infants }: Trip): number => adults + children + infants;

/** The parameters of the specification, section 2; `changes` go over them, null takes one away. */
export function queryOf(trip: Trip, changes: Readonly<Record<string, string | null>> = {}): string {
  const query = new URLSearchParams({
    source: trip.from.place,
    destination: trip.to.place,
    date: trip.date,
    rtnDate: trip.rtnDate ?? "",
    trpType: trip.rtnDate === null ? "oneWay" : "roundtrip",
    adults: String(trip.adults),
    children: String(trip.children),
    infants: String(trip.infants),
    tpassenger: String(travellersOf(trip)),
    classType: "Economy",
  });
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.toString();
}

export const resultsPath = (trip: Trip, changes: Readonly<Record<string, string | null>> = {}): string =>
  `/search-results?${queryOf(trip, changes)}`;

interface WireLeg {
  readonly local_departure: string;
  readonly airline: string;
  readonly airlineName: string;
  readonly operatedBy: { readonly name: string };
  readonly cityTo: string;
  readonly cityCodeTo: string;
  readonly flight_no: number;
  readonly return: 0 | 1;
}

/** The part of a flight result (contract) that the tests reckon with. */
export interface WireResult {
  readonly id: string;
  readonly price_dropdown: { readonly base_fare: number };
  readonly route: Readonly<Record<string, WireLeg>>;
}

/** Outbound legs minus one (specification, section 9). */
export const stopsOf = ({ route }: WireResult): number => Object.values(route).filter((leg) => leg.return === 0).length - 1;

/** What the API finds for a trip, on the server under test or another one: the tests' own account of what a page must show. */
export async function listResults(trip: Trip, baseUrl = inject("baseUrl")): Promise<readonly WireResult[]> {
  const answer = await fetch(`${baseUrl}/api/v1/flights/search-flights?${queryOf(trip)}`);
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`);
  return (await answer.json()) as readonly WireResult[];
}

/** Address of the booking page of the cheapest flight of a trip. */
export async function cheapestDetailsPath(trip: Trip, baseUrl = inject("baseUrl")): Promise<string> {
  const [first] = await listResults(trip, baseUrl);
  if (!first) throw new Error("Nothing was found");
  return `/flight-details/${first.id}`;
}

/** Fare times travellers plus the service fee of 15 USD (specification, section 9), as the page writes it. */
export const totalInUsd = (result: WireResult, travellers: number): string =>
  usd(Math.round(result.price_dropdown.base_fare * 100) * travellers + 15_00);

/** US cents as a page writes them. */
export const usd = (cents: number): string => (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
