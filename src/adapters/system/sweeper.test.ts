import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Log } from "../../usecases/ports/log.ts";
import { startSweeper } from "./sweeper.ts";

const errors: unknown[] = [];
const log: Log = { info: () => undefined, warn: () => undefined, error: (error) => void errors.push(error) };

beforeEach(() => {
  vi.useFakeTimers();
  errors.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("a sweeper", () => {
  it("sweeps at once and then again and again, until it is stopped", async () => {
    let sweeps = 0;
    const sweeper = startSweeper(async () => void (sweeps += 1), 3, log);
    expect(sweeps).toBe(1);
    await vi.advanceTimersByTimeAsync(6000);
    expect(sweeps).toBe(3);
    await sweeper.stop();
    await vi.advanceTimersByTimeAsync(6000);
    expect(sweeps).toBe(3);
  });

  it("never runs two sweeps at once, and waits for the last one when it is stopped", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let sweeps = 0;
    const sweeper = startSweeper(() => ((sweeps += 1), promise), 3, log);
    await vi.advanceTimersByTimeAsync(60_000);
    let stopped = false;
    const stopping = sweeper.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(0);
    expect([sweeps, stopped]).toEqual([1, false]);
    resolve();
    await stopping;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sweeps, stopped]).toEqual([1, true]);
  });

  it("begins later when it is told to, or never when it is stopped before", async () => {
    let sweeps = 0;
    const [late, never] = [5, 6].map((first) => startSweeper(async () => void (sweeps += 1), 60, log, first));
    await vi.advanceTimersByTimeAsync(4999);
    expect(sweeps).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sweeps).toBe(1);
    await never?.stop();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sweeps).toBe(1);
    await late?.stop();
  });

  it("logs a sweep that fails and goes on", async () => {
    const fault = new Error("the database is away");
    const sweeper = startSweeper(() => Promise.reject(fault), 3, log);
    await vi.advanceTimersByTimeAsync(3000);
    expect(errors).toEqual([fault, fault]);
    await sweeper.stop();
  });
});
