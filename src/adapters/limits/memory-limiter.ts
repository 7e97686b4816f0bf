import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Limit } from "../../core/limits/index.ts";
import type { CheckedLimiter } from "../../usecases/ports/limiter.ts";
import { countedLimiter } from "./counted-limiter.ts";

/** Keeps all of some limits, in this process's memory: a restart starts anew, and each node counts for itself. */
export const createMemoryLimiter = (limits: readonly Limit[]): CheckedLimiter =>
  countedLimiter(limits.map(({ count, seconds }) => new RateLimiterMemory({ points: count, duration: seconds })));
