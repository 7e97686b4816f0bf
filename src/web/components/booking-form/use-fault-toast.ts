import { useEffect, useRef } from "react";
import { type BookingFault, leadingFault } from "../../../core/booking/index.ts";
import { useToasts } from "../../ui/toast/toaster.tsx";
import { type ErrorWords, faultText } from "./fault-text.ts";

/** The specification's three checks have toasts of their own. */
const TOASTED = ["invalid_email", "invalid_card_number", "card_holder_required", "card_expired"];

interface FaultToast {
  /** Says the leading fault, if it has a toast; else takes an earlier one away. */
  readonly tell: (faults: readonly BookingFault[]) => void;
  /** What was wrong with an earlier try must not stand over the next one. */
  readonly takeAway: () => void;
}

/** The one toast of a form about what is wrong with it. */
export function useFaultToast(words: ErrorWords): FaultToast {
  const toasts = useToasts();
  const shown = useRef<number | null>(null);
  // Over another page it would speak of a field that is not there.
  useEffect(() => () => void (shown.current !== null && toasts.dismiss(shown.current)), [toasts]);
  const takeAway = (): void => {
    if (shown.current !== null) toasts.dismiss(shown.current);
  };
  const tell = (faults: readonly BookingFault[]): void => {
    const first = leadingFault(faults);
    if (!first || !TOASTED.includes(first.code)) return takeAway();
    shown.current = toasts.error(faultText(first, words), shown.current ?? undefined);
  };
  return { tell, takeAway };
}
