import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { Metrics } from "../../usecases/ports/metrics.ts";

/** The numbers of one server in a registry of its own, so that two servers in one process (as in tests) do not mix. */
export interface MetricsRegistry extends Metrics {
  /** In Prometheus' text format. */
  text(): Promise<string>;
}

/** Seconds. Search and cached answers take single milliseconds, bookings tens of them. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics(): MetricsRegistry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const searches = new Histogram({
    name: "flight_search_duration_seconds",
    help: "The engine's own time for a flight search.",
    labelNames: ["outcome"],
    buckets: BUCKETS,
    registers,
  });
  const bookings = new Counter({ name: "bookings_total", help: "Requests to book, by outcome.", labelNames: ["outcome"], registers });
  return {
    observeRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    observeSearch: (outcome, seconds) => searches.observe({ outcome }, seconds),
    countBooking: (outcome) => bookings.inc({ outcome }),
    text: () => registry.metrics(),
  };
}
