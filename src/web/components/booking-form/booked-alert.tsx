import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { useOwnBooking } from "./own-booking.ts";

/** Over a form: that this browser has booked the very same before. @param saleIds of all offers of the same flights or room. */
export function BookedAlert({ saleIds }: { readonly saleIds: readonly string[] }) {
  const { booked } = useMessages().booking.own;
  const own = useOwnBooking(...saleIds);
  if (own?.kind !== "booked") return null;
  return (
    <Alert tone="info" title={booked.title}>
      <p>{booked.again}</p>
      <Link to={own.to}>{booked.link}</Link>
    </Alert>
  );
}
