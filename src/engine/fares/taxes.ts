import type { CabinCode } from "../../core/flights/index.ts";
import { MOST_CENTS_OFF } from "./carriers.ts";
import { getRegion, isDomestic } from "./regions.ts";
import { TAX_BY_COUNTRY, TAX_BY_REGION, type TaxRow } from "./tax-table.ts";

/** Taxes of one bound. */
export interface TaxRule {
  /** Share of the fare. */
  readonly share: number;
  /** Cents a traveller, whatever the fare. */
  readonly flatCents: number;
  /** Cents a traveller for each change of aircraft. */
  readonly perStopCents: number;
}

/** From here on a country charges for a far journey: the first distance band of the UK's air passenger duty, 2,000 miles. */
const FAR_KM = 3219;
const PER_STOP_CENTS = { US: 970, domestic: 610, international: 1240 } as const;

const rowOf = (country: string): TaxRow => TAX_BY_COUNTRY[country] ?? TAX_BY_REGION[getRegion(country)];

/** Whether a journey is one for which a country may charge more. */
export const isFar = (km: number): boolean => km > FAR_KM;

/** What is added to the fare between two countries in a cabin; see `tax-table.ts` for how far to trust it. */
export function taxRule(from: string, to: string, km: number, cabin: CabinCode): TaxRule {
  const [percent, domestic, nearTax, farTax, premiumNear, premiumFar] = rowOf(from);
  if (isDomestic(from, to)) {
    const perStopCents = from === "US" ? PER_STOP_CENTS.US : PER_STOP_CENTS.domestic;
    return { share: percent / 100, flatCents: Math.round(domestic * 100), perStopCents };
  }
  const far = isFar(km);
  const premium = cabin === "M" ? 0 : far ? premiumFar : premiumNear;
  const arrival = rowOf(to)[6];
  return {
    share: 0,
    flatCents: Math.round(((far ? farTax : nearTax) + premium + arrival) * 100),
    perStopCents: PER_STOP_CENTS.international,
  };
}

/**
 * The price of a ticket from its bare fare, cents. Bare fares are whole dollars, or a cent less where a low-cost airline sells.
 * It never falls when the fare rises.
 */
export function withTaxes(fareDollars: number, rule: TaxRule, stops: number, centsOff: number): number {
  const fareCents = Math.ceil(fareDollars) * 100 - centsOff;
  return fareCents + Math.round(fareCents * rule.share) + rule.flatCents + rule.perStopCents * stops;
}

/** Dollars of a fare, more than which no ticket is made of that costs at most so many cents. */
export function mostFareDollars(cents: number, { share, flatCents, perStopCents }: TaxRule, stops: number): number {
  // A cent for the rounding of the tax, and more than the rounding of products that are compared with this.
  const fareCents = (cents + 1 + MOST_CENTS_OFF * 2 - flatCents - perStopCents * stops) / (1 + share);
  return (fareCents / 100) * (1 + 1e-9);
}
