import type { LocalDateTime, Money } from "../kernel/index.ts";

/** From this moment on, until the next step's, giving the booking back costs `penalty` (whole booking, USD). */
export interface CancellationStep {
  /** Wall time at the hotel; null for the first step, which counts from the booking on. */
  readonly fromLocal: LocalDateTime | null;
  readonly penalty: Money;
}

/**
 * What a cancellation costs, by when it comes: steps in order of time, penalties rising. A rate that never pays anything back
 * has one step whose penalty is the whole price.
 */
export interface Cancellation {
  readonly steps: readonly [CancellationStep, ...CancellationStep[]];
  /** Until when it is free, wall time at the hotel; null when it is not free, or no longer. */
  readonly freeUntilLocal: LocalDateTime | null;
}
