import { add, type AirlineCode, type Instant, type LocalDateTime, type Money, money, type OfferId } from "../kernel/index.ts";
import type { Airport } from "../places/index.ts";
import type { CabinCode } from "./cabin.ts";
import type { FareBrand } from "./fare-brand.ts";
import type { Party } from "./party.ts";

/** One take-off and landing. */
export interface Leg {
  /** Whose code the ticket shows. */
  readonly airline: AirlineCode;
  readonly airlineName: string;
  readonly flightNumber: number;
  /** Whose aircraft and crew it is: the same airline, a partner or a regional brand. */
  readonly operatedBy: { readonly code: AirlineCode; readonly name: string };
  readonly from: Airport;
  readonly to: Airport;
  readonly departsAtLocal: LocalDateTime;
  readonly arrivesAtLocal: LocalDateTime;
  readonly departsAt: Instant;
  readonly arrivesAt: Instant;
  /** Real elapsed minutes, zones and clock changes taken out. */
  readonly durationMinutes: number;
  /** Minutes on the ground until the next leg of the same bound; null after the last one. */
  readonly layoverMinutes: number | null;
  readonly cabin: CabinCode;
  /** `Airbus A321neo` */
  readonly aircraft: string;
}

/** One move of a trip: legs that connect, each at the airport where the one before it ended. */
export interface Bound {
  readonly legs: readonly [Leg, ...Leg[]];
  /** First departure to last arrival, real elapsed minutes. */
  readonly durationMinutes: number;
}

/** What may be carried, per traveller. `checkedBagFee` is the price of the first bag when none is included. */
export interface BagAllowance {
  readonly carryOn: number;
  readonly checked: number;
  readonly checkedKg: number;
  readonly checkedBagFee: Money | null;
}

/** What it costs the traveller to change or give back the ticket, per traveller. Null fee: not allowed at all. Zero: free. */
export interface FareConditions {
  readonly changeFee: Money | null;
  readonly refundFee: Money | null;
}

/**
 * What the airline keeps per traveller when the ticket is given back; null where nothing comes back: it allows none, or keeps as much as the fare.
 */
export function keptOfRefund({ conditions, farePerTraveller }: Pick<PricedItinerary, "conditions" | "farePerTraveller">): Money | null {
  const { refundFee } = conditions;
  return refundFee !== null && refundFee.amountMinor < farePerTraveller.amountMinor ? refundFee : null;
}

/** What we keep per traveller of a ticket that is given back, by our own policies: a test holds it to them. */
const OUR_REFUND_FEES = money(100_00);

/** What the airline and we keep per traveller together; null where the airline allows no refund. */
export const refundFeesOf = ({ conditions: { refundFee } }: Pick<PricedItinerary, "conditions">): Money | null =>
  refundFee && add(refundFee, OUR_REFUND_FEES);

/** Whether anything comes back of the fare when the ticket is given back, after the airline's fee and ours. */
export function isRefundable(itinerary: Pick<PricedItinerary, "conditions" | "farePerTraveller">): boolean {
  const fees = refundFeesOf(itinerary);
  return fees !== null && fees.amountMinor < itinerary.farePerTraveller.amountMinor;
}

/** One bound, a pair that goes and comes back, or up to five that follow each other from city to city. */
export type TripType = "oneWay" | "roundTrip" | "multiCity";

/** The bounds of a trip, in the order of travel. */
export type Bounds = readonly [Bound, ...Bound[]];

/** What the bounds of a trip cost, before they are signed into an offer. */
export interface PricedItinerary {
  readonly tripType: TripType;
  readonly bounds: Bounds;
  readonly cabin: CabinCode;
  /** Standard unless said. */
  readonly fareBrand?: FareBrand;
  /** USD, per traveller, taxes in, the same for adults, children and infants. */
  readonly farePerTraveller: Money;
  readonly bags: BagAllowance;
  readonly conditions: FareConditions;
  /** Kilograms of CO2 per traveller, tank to wake. */
  readonly co2Kg: number;
}

/** A priced itinerary that the server has signed: whoever holds its id can buy it at this price until it expires. */
export interface FlightOffer extends PricedItinerary {
  readonly id: OfferId;
  readonly party: Party;
  readonly expiresAt: Instant;
}
