import { Counter, Gauge, type Registry } from "prom-client";
import type { Instant } from "../../core/kernel/index.ts";
import type { OutboxCounts } from "../../usecases/ports/metrics.ts";

/** The numbers of the outbox in a registry: those of one look, until the next. @returns what shows a look; null where there was none to be had. */
export function createOutboxMetrics(registry: Registry): (counts: OutboxCounts | null, now: Instant) => void {
  const registers = [registry];
  const waiting = new Gauge({ name: "mails_waiting", help: "Mails that are still to be sent.", registers });
  const oldest = new Gauge({
    name: "mails_waiting_oldest_seconds",
    help: "How long the longest waiting mail has waited; 0 where none waits.",
    registers,
  });
  const givenUp = new Counter({ name: "mails_given_up_total", help: "Mails that the desk has given up.", registers });
  return (counts, now) => {
    // A number of before would say that nothing has changed since: none is said.
    for (const metric of [waiting, oldest, givenUp]) metric.remove();
    if (counts === null) return;
    waiting.set(counts.waiting);
    oldest.set(counts.oldestAt === null ? 0 : Math.max(0, Date.parse(now) - Date.parse(counts.oldestAt)) / 1000);
    givenUp.inc(counts.givenUp);
  };
}
