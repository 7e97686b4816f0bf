import { type RefObject, useEffect, useRef, useState } from "react";
import { hasBooked, useOwnBooking } from "./own-booking.ts";

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
  const isKnown = useOwnBooking(...saleIds) !== null;
  // A page that is come back to is scrolled to where it was left, below the alert. Whoever is at the form already stays there.
  useEffect(() => {
    if (isKnown && !document.activeElement?.closest("form")) alert.current?.scrollIntoView({ block: "nearest" });
  }, [isKnown]);
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
