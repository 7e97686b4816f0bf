import type { Log } from "../../usecases/ports/log.ts";

/** Work that comes again and again until it is stopped. */
export interface Sweeper {
  /** Waits for a sweep that runs; none starts afterwards. */
  stop(): Promise<void>;
}

/**
 * Runs `sweep` now, or `firstAfterSeconds`, and then `everySeconds` after each end, so that two never overlap. A sweep that fails is
 * logged, and the next one tries again.
 */
export function startSweeper(sweep: () => Promise<unknown>, everySeconds: number, log: Log, firstAfterSeconds = 0): Sweeper {
  const stopping = new AbortController();
  const once = async (): Promise<void> => {
    try {
      await sweep();
    } catch (error) {
      log.error(error);
    }
    if (!stopping.signal.aborted) onceAfter(everySeconds);
  };
  const onceAfter = (seconds: number): void => void (timer = setTimeout(() => void (running = once()), seconds * 1000));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  if (firstAfterSeconds > 0) onceAfter(firstAfterSeconds);
  else running = once();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
