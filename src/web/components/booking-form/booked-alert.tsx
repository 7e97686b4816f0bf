import { type Ref, useEffect } from "react";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { firstBookingIn, type ReturnedForm } from "./outcome.ts";
import { rememberBooked, useOwnBooking } from "./own-booking.ts";

interface BookedAlertProps {
  /** Of all offers of the same flights or room, that of the form first. */
  readonly saleIds: readonly [string, ...string[]];
  readonly today: LocalDate;
  readonly outcome: ReturnedForm | undefined;
  /** Whether this page has sent its form: it may still get its answer. */
  readonly isSent: boolean;
  readonly ref: Ref<HTMLElement>;
}

/** Over a form: that this browser has booked the very same before, or has sent a form for it that got no answer. */
export function BookedAlert({ saleIds, today, outcome, isSent, ref }: BookedAlertProps) {
  const words = useMessages().booking.own;
  const own = useOwnBooking(...saleIds);
  const first = firstBookingIn(outcome);
  const [saleId] = saleIds;
  useEffect(() => {
    if (first) rememberBooked(saleId, first.seal, today);
  }, [first, saleId, today]);
  // What came back says it itself.
  if (own === null || first || (own.kind === "unanswered" && (outcome || isSent))) return null;
  return (
    <Alert ref={ref} tone="warn" title={words[own.kind].title}>
      <p>{own.kind === "booked" ? words.booked.again : words.unanswered.why}</p>
      <Link to={own.to}>{words[own.kind].link}</Link>
    </Alert>
  );
}
