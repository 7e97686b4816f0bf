import type { Result } from "../core/kernel/index.ts";
import type { FlightSearchAnswer } from "./ports/flight-supply.ts";
import type { Metrics } from "./ports/metrics.ts";
import type { UseCases } from "./use-cases.ts";

/** Counts what searches and bookings come to. */
export function measured(useCases: UseCases, metrics: Metrics): UseCases {
  return {
    ...useCases,
    searchFlights: async (search) => {
      const answer = await useCases.searchFlights(search);
      observeFlights(answer, metrics);
      return answer;
    },
    searchBound: async (search, chosen) => {
      const answer = await useCases.searchBound(search, chosen);
      observeFlights(answer, metrics);
      return answer;
    },
    searchHotels: async (search) => {
      const answer = await useCases.searchHotels(search);
      if (!answer.ok) metrics.observeSearch("hotel", "refused", 0);
      else metrics.observeSearch("hotel", answer.value.hotels.length > 0 ? "found" : "empty", answer.value.searchMs / 1000);
      return answer;
    },
    book: async (request, address) => {
      const booked = await useCases.book(request, address);
      metrics.countBooking(request.kind, booked.ok ? booked.value.status : booked.error.code);
      return booked;
    },
  };
}

function observeFlights(answer: Result<FlightSearchAnswer, unknown>, metrics: Metrics): void {
  if (!answer.ok) metrics.observeSearch("flight", "refused", 0);
  else metrics.observeSearch("flight", answer.value.offers.length > 0 ? "found" : "empty", answer.value.searchMs / 1000);
}
