import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryLimiter } from "./memory-limiter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many of some attempts are let through. */
async function takeTimes(limiter: ReturnType<typeof createMemoryLimiter>, key: string, times: number): Promise<number> {
  let taken = 0;
  for (let attempt = 0; attempt < times; attempt++) taken += (await limiter.take(key)).ok ? 1 : 0;
  return taken;
}

it("lets five an hour and twenty a day through, each sender's own", async () => {
  const limiter = createMemoryLimiter([
    { count: 5, seconds: 3600 },
    { count: 20, seconds: 86_400 },
  ]);
  const hours: number[] = [];
  for (let hour = 0; hour < 6; hour++) {
    hours.push(await takeTimes(limiter, "a", 7));
    vi.advanceTimersByTime(3_600_001);
  }
  expect(hours).toEqual([5, 5, 5, 5, 0, 0]);
  expect(await takeTimes(limiter, "b", 7)).toBe(5);
  vi.advanceTimersByTime(86_400_000);
  expect(await takeTimes(limiter, "a", 7)).toBe(5);
});

it("says how long to wait, and does not make it longer for who asks again", async () => {
  const limiter = createMemoryLimiter([{ count: 1, seconds: 600 }]);
  await limiter.take("a");
  vi.advanceTimersByTime(60_000);
  expect(await limiter.take("a")).toEqual({ ok: false, error: { retryAfterSeconds: 540 } });
  vi.advanceTimersByTime(300_000);
  expect(await limiter.take("a")).toEqual({ ok: false, error: { retryAfterSeconds: 240 } });
});

it("takes back what was counted and should not have been, and never more than that", async () => {
  const limiter = createMemoryLimiter([{ count: 2, seconds: 600 }]);
  expect(await takeTimes(limiter, "a", 3)).toBe(2);
  await limiter.giveBack("a");
  expect(await takeTimes(limiter, "a", 3)).toBe(1);
  vi.advanceTimersByTime(600_001);
  await limiter.giveBack("a");
  expect(await takeTimes(limiter, "a", 9)).toBe(2);
});

it("lets no more through when all come at once", async () => {
  const limiter = createMemoryLimiter([{ count: 5, seconds: 600 }]);
  const taken = await Promise.all(Array.from({ length: 50 }, () => limiter.take("a")));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(5);
});
