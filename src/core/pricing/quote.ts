import { type Party, travellerCount } from "../flights/index.ts";
import { add, type CurrencyCode, type Money, money, times } from "../kernel/index.ts";
import { type QuotedAt, quotedAt } from "./quoted-rates.ts";
import { convert, type RateTable } from "./rates.ts";

/** Added once to a flight booking (specification, section 9). */
export const FLIGHT_SERVICE_FEE: Money = money(15_00);
/** Shown, and nothing (specification, section 9). */
export const PLATFORM_FEE: Money = money(0);

/** What a party pays for a flight, line by line, in one currency. The lines add up to the total to the hundredth. */
export interface FlightQuote extends QuotedAt {
  readonly farePerTraveller: Money;
  readonly travellers: number;
  readonly fare: Money;
  readonly serviceFee: Money;
  readonly platformFee: Money;
  readonly total: Money;
}

/**
 * The one place where a flight's total is made: base fare x (adults + children + infants) + service fee.
 * Each shown amount is converted and rounded once, and the total is the sum of what is shown.
 * @param farePerTraveller in US dollars, taxes in.
 */
export function quoteFlight(farePerTraveller: Money, party: Party, currency: CurrencyCode, rates: RateTable): FlightQuote {
  const travellers = travellerCount(party);
  const each = convert(farePerTraveller, currency, rates);
  const fare = times(each, travellers);
  const serviceFee = convert(FLIGHT_SERVICE_FEE, currency, rates);
  const platformFee = convert(PLATFORM_FEE, currency, rates);
  return {
    ...quotedAt(fare.currency, rates),
    farePerTraveller: each,
    travellers,
    fare,
    serviceFee,
    platformFee,
    total: add(fare, serviceFee, platformFee),
  };
}
