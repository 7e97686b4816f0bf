import type { CancellationStep } from "../hotels/index.ts";
import type { LocalDate, Money } from "../kernel/index.ts";
import { convert, quotedRates, type RateTable } from "../pricing/index.ts";
import type { Bill, Booking } from "./index.ts";

type Flight = Extract<Booking, { readonly kind: "flight" }>;
type Stay = Extract<Booking, { readonly kind: "hotel" }>;

/** The exchange rates that a flight was sold at. */
export const ratesOfFlight = ({ offer, quote, createdAt }: Pick<Flight, "offer" | "quote" | "createdAt">): RateTable =>
  quotedRates(quote, { quoted: quote.farePerTraveller, priced: offer.farePerTraveller }, createdAt.slice(0, 10) as LocalDate);

/** The same of a stay. */
const ratesOfStay = ({ offer, quote, createdAt }: Pick<Stay, "offer" | "quote" | "createdAt">): RateTable =>
  quotedRates(quote, { quoted: quote.total, priced: offer.rate.total }, createdAt.slice(0, 10) as LocalDate);

/** What is said beside the total of what was booked is converted by these: the rates of a later day would not agree with what was paid. */
export const bookedRates = (booked: Booking | Bill): RateTable => (booked.kind === "flight" ? ratesOfFlight(booked) : ratesOfStay(booked));

/** What a step of a stay's rate costs in the currency that it was sold in; one that costs the whole price, the total to the hundredth. */
export const penaltyOfStay = (stay: Pick<Stay, "offer" | "quote" | "createdAt">, { penalty }: Pick<CancellationStep, "penalty">): Money =>
  penalty.amountMinor >= stay.offer.rate.total.amountMinor ? stay.quote.total : convert(penalty, stay.quote.currency, ratesOfStay(stay));
