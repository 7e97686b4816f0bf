import { setTimeout } from "node:timers/promises";

/** Comes back after so many seconds; does not keep a process alive that is to end. */
export const pause = (seconds: number): Promise<void> => setTimeout(seconds * 1000, undefined, { ref: false });
