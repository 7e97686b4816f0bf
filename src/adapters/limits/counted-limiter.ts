import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { err, ok } from "../../core/kernel/index.ts";
import type { CheckedLimiter } from "../../usecases/ports/limiter.ts";

/** Keeps all of some limits, a counter for each, wherever they count. */
export function countedLimiter(counters: readonly RateLimiterAbstract[]): CheckedLimiter {
  const giveBack = async (key: string): Promise<void> => {
    for (const counter of counters) {
      const state = await counter.get(key);
      if (state !== null && state.consumedPoints > 0) await counter.reward(key);
    }
  };
  const check: CheckedLimiter["check"] = async (key) => {
    const asked = await Promise.all(counters.map((counter) => counter.get(key)));
    const full = asked.filter((state) => state !== null).filter(({ remainingPoints }) => remainingPoints <= 0);
    return full.length > 0 ? tooMany(full) : ok(null);
  };
  return {
    check,
    take: async (key) => {
      // Asked first: who is over one limit shall not use up another.
      const asked = await check(key);
      if (!asked.ok) return asked;
      const refused = (await Promise.all(counters.map((counter) => countIn(counter, key)))).filter((state) => state !== null);
      if (refused.length === 0) return ok(null);
      await giveBack(key); // a refusal counts as well
      return tooMany(refused);
    },
    giveBack,
  };
}

/** Null when there was room for one more; else the state of the counter, which it refuses with. */
async function countIn(counter: RateLimiterAbstract, key: string): Promise<RateLimiterRes | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

const tooMany = (full: readonly RateLimiterRes[]) => err({ retryAfterSeconds: Math.max(...full.map(secondsLeft)) });

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));
