import { type RefObject, useEffect, useRef, useState } from "react";
import { hasBooked } from "./own-booking.ts";

/** What stands between a press of the button and a second booking of the very same. */
interface BookedWarning {
  /** Of the `BookedAlert`. */
  readonly alert: RefObject<HTMLElement | null>;
  /** Whether a press is held back, and leads to the alert instead; the next one is not. */
  readonly holdBack: () => boolean;
}

/**
 * @param saleIds of all offers of the same flights or room.
 * @param isTold whether the form has just come back with that very news.
 */
export function useBookedWarning(saleIds: readonly string[], isTold: boolean): BookedWarning {
  const alert = useRef<HTMLElement>(null);
  const [isWarned, setWarned] = useState(false);
  useEffect(() => {
    if (isWarned) alert.current?.focus();
  }, [isWarned]);
  const holdBack = (): boolean => {
    const isHeld = !isWarned && !isTold && hasBooked(saleIds);
    if (isHeld) setWarned(true);
    return isHeld;
  };
  return { alert, holdBack };
}
