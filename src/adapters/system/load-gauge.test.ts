import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startLoadGauge } from "./load-gauge.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A histogram that says what the test says, in milliseconds. */
function scripted() {
  const histogram = { mean: Number.NaN, enable: () => true, disable: () => true, reset: vi.fn<() => void>() };
  const gauge = startLoadGauge(histogram);
  const second = (ms: number) => {
    histogram.mean = ms * 1e6;
    vi.advanceTimersByTime(1_000);
    return gauge.delayMs();
  };
  return { gauge, histogram, second };
}

it("tells how late the process is, without the measuring timer's own share", () => {
  const { second, histogram } = scripted();
  expect([second(320), second(420), second(520)]).toEqual([0, 300, 400]);
  expect(histogram.reset).toHaveBeenCalledTimes(3);
});

it("takes one pause for none", () => {
  const { second } = scripted();
  expect([second(20), second(9_020), second(20), second(20)]).toEqual([0, 0, 0, 0]);
});

it("is at rest where nothing was measured, and once it has stopped", () => {
  const { second, gauge } = scripted();
  expect(second(Number.NaN)).toBe(0);
  expect([second(520), second(520)]).toEqual([0, 500]);
  gauge.stop();
  expect(second(9_020)).toBe(500);
});
