import type { RateSource } from "./ports/rate-source.ts";
import type { UseCases } from "./use-cases.ts";

/** The rates that prices are shown by, with their date. */
export function createExchangeRates(ports: { rates: RateSource }): UseCases["exchangeRates"] {
  return () => ports.rates.current();
}
