import { monitorEventLoopDelay } from "node:perf_hooks";

/** Of the timer that measures; its own share of every figure. */
const RESOLUTION_MS = 20;
const WINDOW_MS = 1_000;

/** What measures, as far as it is asked. */
type Histogram = Pick<ReturnType<typeof monitorEventLoopDelay>, "enable" | "disable" | "reset" | "mean">;

export interface LoadGauge {
  /** How late the process comes to what it has to do, in milliseconds: the better of the last two seconds, so that one pause is none. */
  delayMs(): number;
  stop(): void;
}

/** Measures the event loop. What it has not measured yet counts as no delay. */
export function startLoadGauge(histogram: Histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })): LoadGauge {
  let [last, before] = [0, 0];
  histogram.enable();
  const timer = setInterval(() => {
    [before, last] = [last, delayIn(histogram)];
    histogram.reset();
  }, WINDOW_MS).unref();
  return {
    delayMs: () => Math.min(last, before),
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** The mean of a window, in milliseconds; NaN nanoseconds when nothing was measured. */
const delayIn = ({ mean }: Histogram): number => Math.max(0, (mean || 0) / 1e6 - RESOLUTION_MS);
