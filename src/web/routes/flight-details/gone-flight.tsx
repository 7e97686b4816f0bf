import { GoneScreen } from "../../components/booking-form/gone-screen.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { GoneBooking } from "./load-booking.ts";

/** A fare that cannot be booked: why, and the way back to the same search. */
export function GoneFlight({ gone: { reason, back, renewed }, saleId }: { readonly gone: GoneBooking; readonly saleId: string }) {
  const { gone, failures } = useMessages().booking;
  const wayBack = back === "" ? { to: "/", label: failures.searchAgain } : { to: `/search-results?${back}`, label: failures.backToResults };
  const words = renewed ? { ...gone[reason], why: gone.renewed } : gone[reason];
  return <GoneScreen saleId={saleId} words={words} back={wayBack} renewed={renewed} canRetry={reason === "supplier_unavailable"} />;
}
