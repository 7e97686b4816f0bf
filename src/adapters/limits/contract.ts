import { expect, it } from "vitest";
import type { Limit } from "../../core/limits/index.ts";
import type { CheckedLimiter } from "../../usecases/ports/limiter.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What every limiter must do. `pass` lets time go by, in milliseconds, without waiting. */
export function testLimiter(open: (limits: readonly Limit[]) => CheckedLimiter, pass: (ms: number) => Promise<void>): void {
  it("lets five an hour and twenty a day through, each sender's own", async () => {
    const limiter = open([
      { count: 5, seconds: 3600 },
      { count: 20, seconds: 86_400 },
    ]);
    const hours: number[] = [];
    for (let hour = 0; hour < 6; hour++) {
      hours.push(await takeTimes(limiter, "a", 7));
      await pass(HOUR + 1);
    }
    expect(hours).toEqual([5, 5, 5, 5, 0, 0]);
    expect(await takeTimes(limiter, "b", 7)).toBe(5);
    await pass(24 * HOUR);
    expect(await takeTimes(limiter, "a", 7)).toBe(5);
  });

  it("says how long to wait, and does not make it longer for who asks again", async () => {
    const limiter = open([{ count: 1, seconds: 600 }]);
    await limiter.take("a");
    await pass(60 * SECOND);
    expect(await limiter.take("a")).toEqual({ ok: false, error: { retryAfterSeconds: about(540) } });
    await pass(300 * SECOND);
    expect(await limiter.take("a")).toEqual({ ok: false, error: { retryAfterSeconds: about(240) } });
  });

  it("can be asked without counting", async () => {
    const limiter = open([{ count: 2, seconds: 600 }]);
    for (let time = 0; time < 9; time++) expect((await limiter.check("a")).ok).toBe(true);
    expect(await takeTimes(limiter, "a", 3)).toBe(2);
    expect(await limiter.check("a")).toEqual({ ok: false, error: { retryAfterSeconds: about(600) } });
    expect((await limiter.check("b")).ok).toBe(true);
  });

  it("takes back what was counted and should not have been, and never more than that", async () => {
    const limiter = open([{ count: 2, seconds: 600 }]);
    expect(await takeTimes(limiter, "a", 3)).toBe(2);
    await limiter.giveBack("a");
    expect(await takeTimes(limiter, "a", 3)).toBe(1);
    await pass(600 * SECOND + 1);
    await limiter.giveBack("a");
    expect(await takeTimes(limiter, "a", 9)).toBe(2);
  });

  it("lets no more through when all come at once, and counts those alone", async () => {
    const limiter = open([{ count: 5, seconds: 600 }]);
    const taken = await Promise.all(Array.from({ length: 50 }, () => limiter.take("a")));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(5);
    await limiter.giveBack("a");
    expect(await takeTimes(limiter, "a", 3)).toBe(1);
  });
}

/** Seconds, where a real clock goes on meanwhile. */
const about = (seconds: number): unknown =>
  expect.toSatisfy((told: number) => told <= seconds && told > seconds - 60, `about ${seconds} seconds`);

/** How many of some attempts are let through. */
export async function takeTimes(limiter: CheckedLimiter, key: string, times: number): Promise<number> {
  let taken = 0;
  for (let attempt = 0; attempt < times; attempt++) taken += (await limiter.take(key)).ok ? 1 : 0;
  return taken;
}
