import type { ToastClock } from "./toast-store.ts";

/** The page's own time: it stands still for no one, and never jumps when the system's clock is set. */
export const browserClock: ToastClock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
