import { dateInZone } from "../core/kernel/index.ts";
import { type BookFlightPorts, createBookFlight } from "./book-flight.ts";
import { createExchangeRates } from "./exchange-rates.ts";
import { createFindBill } from "./find-bill.ts";
import { createGetOffer } from "./get-offer.ts";
import { measured } from "./measured.ts";
import type { Metrics } from "./ports/metrics.ts";
import { createResolvePlace, createSuggestPlaces } from "./resolve-place.ts";
import { createSearchFlights } from "./search-flights.ts";
import type { UseCases } from "./use-cases.ts";

/** Where most of our travellers live: the day there is the day a form starts with. */
const HOME_ZONE = "America/New_York";

/** Binds every use case to its ports. */
export function createUseCases(ports: BookFlightPorts & { readonly metrics: Metrics }): UseCases {
  const useCases: UseCases = {
    today: () => dateInZone(ports.clock.now(), HOME_ZONE),
    exchangeRates: createExchangeRates(ports),
    suggestPlaces: createSuggestPlaces(ports),
    resolvePlace: createResolvePlace(ports),
    searchFlights: createSearchFlights(ports),
    getOffer: createGetOffer(ports),
    bookFlight: createBookFlight(ports),
    findBill: createFindBill(ports),
  };
  return measured(useCases, ports.metrics);
}
