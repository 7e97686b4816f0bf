import { type CabinCode, FARE_BRANDS, type FareBrand, type TripType } from "../../../../core/flights/index.ts";
import { brandCents, brandsSold, type FlightEngine, type FoundBound, type Ticket } from "../../../../engine/index.ts";
import { ticketOf } from "./describe.ts";
import type { Parts } from "./parts.ts";

/** Of a trip, what decides on its brands. */
interface BrandedTrip {
  readonly tripType: TripType;
  readonly cabin: CabinCode;
  readonly bounds: readonly FoundBound[];
}

/** The brands that the airlines of all bounds sell, the lowest first. */
export function brandsOf(parts: Pick<Parts, "timetable">, engine: FlightEngine, trip: BrandedTrip): readonly FareBrand[] {
  const sold = ticketsOf(parts, engine, trip).map(brandsSold);
  return FARE_BRANDS.filter((brand) => sold.every((brands) => brands.includes(brand)));
}

/** What a brand adds to each of a trip's fares, in their order: US cents a traveller. */
export function supplementsOf(
  parts: Pick<Parts, "timetable">,
  engine: FlightEngine,
  trip: BrandedTrip,
  brand: FareBrand,
): readonly number[] {
  const cents = ticketsOf(parts, engine, trip).map((ticket) => brandCents(ticket, brand));
  return trip.tripType === "multiCity" ? cents : [cents.reduce((sum, each) => sum + each, 0)];
}

const ticketsOf = ({ timetable }: Pick<Parts, "timetable">, engine: FlightEngine, { bounds, cabin }: BrandedTrip): readonly Ticket[] =>
  bounds.map((bound) => ticketOf(bound, engine.describeBound(bound), timetable, cabin));
