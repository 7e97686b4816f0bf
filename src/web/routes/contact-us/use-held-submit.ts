import { type FormEvent, useEffect, useRef, useState } from "react";
import { FEWEST_SECONDS } from "./enquiry-outcome.ts";

/** The server counts in whole seconds: one more is surely enough. */
const RIPE_MS = (FEWEST_SECONDS + 1) * 1000;

export interface HeldSubmit {
  /** A form waits to be sent. */
  readonly isHeld: boolean;
  readonly hold: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Holds a form that was filled in by one touch of the browser back until it is no longer too quick for the server, which takes the quickest for
 * programs. A form with something missing is sent at once, to hear of that.
 */
export function useHeldSubmit(): HeldSubmit {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<number | null>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
    return () => clearTimeout(timer.current ?? undefined);
  }, []);
  const release = (form: HTMLFormElement): void => {
    timer.current = null;
    setHeld(false);
    form.requestSubmit();
  };
  const hold = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    const left = shownAt.current + RIPE_MS - performance.now();
    if (timer.current !== null) event.preventDefault();
    if (timer.current !== null || left <= 0 || !form.checkValidity()) return;
    event.preventDefault();
    timer.current = window.setTimeout(() => release(form), left);
    setHeld(true);
  };
  return { isHeld, hold };
}
