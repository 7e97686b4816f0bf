import type { Result } from "../../core/kernel/index.ts";

/** Counts what somebody does, and says when it is too much. */
export interface Limiter {
  /** Counts one more for `key`, unless that is too much: then nothing is counted, and the error says when to come again. */
  take(key: string): Promise<Result<null, { readonly retryAfterSeconds: number }>>;
  /** Takes one back that was counted for `key` and turned out not to count. */
  giveBack(key: string): Promise<void>;
}

/** By what everybody without an address is counted: together. */
export const UNKNOWN_SENDER = "unknown";

/** One that can be asked first, for what only counts once it has failed. */
export interface CheckedLimiter extends Limiter {
  /** What `take` would answer; counts nothing. */
  check(key: string): ReturnType<Limiter["take"]>;
}
