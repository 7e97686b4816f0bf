import type { CabinCode, FareBrand, TripType } from "../../../../core/flights/index.ts";
import { brandsSold, brandSupplements, type FlightEngine, type FoundBound, type Ticket } from "../../../../engine/index.ts";
import { ticketOf } from "./describe.ts";
import type { Parts } from "./parts.ts";

/** Of a trip, what decides on its fare brands. */
interface BrandedTrip {
  readonly tripType: TripType;
  readonly cabin: CabinCode;
  readonly bounds: readonly FoundBound[];
}

/** The fare brands that a trip is sold in, the lowest first. */
export const fareBrandsOf = (parts: Pick<Parts, "timetable">, engine: FlightEngine, trip: BrandedTrip): readonly FareBrand[] =>
  brandsSold(ticketsOf(parts, engine, trip));

/** What a fare brand adds to each of a trip's fares, in their order: US cents a traveller. */
export function supplementsOf(
  parts: Pick<Parts, "timetable">,
  engine: FlightEngine,
  trip: BrandedTrip,
  brand: FareBrand,
): readonly number[] {
  const cents = brandSupplements(ticketsOf(parts, engine, trip), brand);
  return trip.tripType === "multiCity" ? cents : [cents.reduce((sum, each) => sum + each, 0)];
}

const ticketsOf = ({ timetable }: Pick<Parts, "timetable">, engine: FlightEngine, { bounds, cabin }: BrandedTrip): readonly Ticket[] =>
  bounds.map((bound) => ticketOf(bound, engine.describeBound(bound), timetable, cabin));
