import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { err, ok } from "../../core/kernel/index.ts";
import type { Limiter } from "../../usecases/ports/limiter.ts";

/** So many, in so much time. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

/** Keeps all of some limits, in this process's memory: a restart starts anew, and each node counts for itself. */
export function createMemoryLimiter(limits: readonly Limit[]): Limiter {
  const counters = limits.map(({ count, seconds }) => new RateLimiterMemory({ points: count, duration: seconds }));
  return {
    take: async (key) => {
      const states = await Promise.all(counters.map((counter) => counter.get(key)));
      const full = states.filter((state) => state !== null && state.remainingPoints <= 0);
      if (full.length > 0) return err({ retryAfterSeconds: Math.max(...full.map(secondsLeft)) });
      await Promise.all(counters.map((counter) => counter.penalty(key)));
      return ok(null);
    },
  };
}

const secondsLeft = (state: RateLimiterRes | null): number => Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 1000));
