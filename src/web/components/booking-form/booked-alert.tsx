import type { Ref } from "react";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { useOwnBooking } from "./own-booking.ts";

interface BookedAlertProps {
  /** Of all offers of the same flights or room. */
  readonly saleIds: readonly string[];
  readonly ref: Ref<HTMLElement>;
}

/** Over a form: that this browser has booked the very same before. */
export function BookedAlert({ saleIds, ref }: BookedAlertProps) {
  const { booked } = useMessages().booking.own;
  const own = useOwnBooking(...saleIds);
  if (own?.kind !== "booked") return null;
  return (
    <Alert ref={ref} tone="warn" title={booked.title}>
      <p>{booked.again}</p>
      <Link to={own.to}>{booked.link}</Link>
    </Alert>
  );
}
