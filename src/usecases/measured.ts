import type { Metrics } from "./ports/metrics.ts";
import type { UseCases } from "./use-cases.ts";

/** Counts what searches and bookings come to. */
export function measured(useCases: UseCases, metrics: Metrics): UseCases {
  return {
    ...useCases,
    searchFlights: async (search) => {
      const answer = await useCases.searchFlights(search);
      if (!answer.ok) metrics.observeSearch("refused", 0);
      else metrics.observeSearch(answer.value.offers.length > 0 ? "found" : "empty", answer.value.searchMs / 1000);
      return answer;
    },
    bookFlight: async (request) => {
      const booked = await useCases.bookFlight(request);
      metrics.countBooking(booked.ok ? booked.value.status : booked.error.code);
      return booked;
    },
  };
}
