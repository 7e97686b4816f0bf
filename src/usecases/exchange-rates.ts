import type { Instant, OfferId, RateId } from "../core/kernel/index.ts";
import type { RateSource } from "./ports/rate-source.ts";
import type { Supplies } from "./ports/supplies.ts";
import type { UseCases } from "./use-cases.ts";

/** The rates that offers are made with now, with their date. */
export function createExchangeRates(ports: { rates: RateSource }): UseCases["exchangeRates"] {
  return () => ports.rates.current();
}

/** The rates that an offer or a hotel's rate was made with; what is none of ours has those of now. */
export function createExchangeRatesOf({ flights, hotels, rates }: Supplies & { rates: RateSource }): UseCases["exchangeRatesOf"] {
  return (id) => {
    const madeAt: Instant | null = flights.madeAt(id as OfferId) ?? hotels.madeAt(id as RateId);
    return madeAt === null ? rates.current() : rates.at(madeAt);
  };
}
