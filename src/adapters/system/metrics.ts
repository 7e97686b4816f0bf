import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { BookingKind } from "../../core/booking/index.ts";
import type { Metrics, OutboxCounts } from "../../usecases/ports/metrics.ts";
import type { Clock, Within } from "../../usecases/ports/system.ts";
import { createOutboxMetrics } from "./outbox-metrics.ts";

/** The numbers of one server in a registry of its own, so that two servers in one process (as in tests) do not mix. */
interface MetricsRegistry extends Metrics {
  /**
   * Has the outbox looked at whenever the numbers are read, and what cannot be had, or not soon, left out: the others are wanted most where a
   * database is away.
   */
  watchOutbox(count: () => Promise<OutboxCounts>, parts: { readonly clock: Clock; readonly within: Within }): void;
  /** In Prometheus' text format. */
  text(): Promise<string>;
}

/** Seconds. Search and cached answers take single milliseconds, bookings tens of them. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Whoever reads the numbers gives up after ten, as a rule. */
const OUTBOX_SECONDS = 2;

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
  const searchesOf = (kind: BookingKind) =>
    new Histogram({
      name: `${kind}_search_duration_seconds`,
      help: `The engine's own time for a ${kind} search.`,
      labelNames: ["outcome"],
      buckets: BUCKETS,
      registers,
    });
  const searches = { flight: searchesOf("flight"), hotel: searchesOf("hotel") } as const satisfies Record<BookingKind, Histogram>;
  const bookings = new Counter({
    name: "bookings_total",
    help: "Requests to book, by what is booked and how it came out.",
    labelNames: ["kind", "outcome"],
    registers,
  });
  let lookAtOutbox: (() => Promise<void>) | null = null;
  return {
    watchOutbox: (count, { clock, within }) => {
      const show = createOutboxMetrics(registry);
      lookAtOutbox = async () => {
        const counts = await within(
          count().catch(() => null),
          OUTBOX_SECONDS,
        );
        show(counts === "late" ? null : counts, clock.now());
      };
    },
    observeRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    observeSearch: (kind, outcome, seconds) => searches[kind].observe({ outcome }, seconds),
    countBooking: (kind, outcome) => bookings.inc({ kind, outcome }),
    text: async () => {
      await lookAtOutbox?.();
      return registry.metrics();
    },
  };
}
