import { useSearchParams } from "react-router";
import { GoneScreen } from "../../components/booking-form/gone-screen.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { hotelFaultSentences } from "../hotels-results/hotel-fault-words.ts";
import type { FaultyStay, GoneStay } from "./load-stay.ts";

/** A stay that cannot be booked: why, and the way to the hotel's other rooms or to other dates. */
export function GoneStayScreen({ gone }: { readonly gone: GoneStay | FaultyStay }) {
  const { hotelBooking, hotelDetails, hotels } = useMessages();
  const { gone: reasons, failures } = hotelBooking;
  const [query] = useSearchParams();
  const isFaulty = gone.kind === "faults";
  const words = isFaulty
    ? {
        title: hotelDetails.stay.faultsTitle,
        why: hotelFaultSentences(gone.faults, query, hotels.results.faults).join(" "),
      }
    : { ...reasons[gone.reason], ...(gone.renewed && { why: reasons.renewed }) };
  const label = isFaulty ? failures.otherDates : failures.backToRooms;
  const back = gone.roomsPath === null ? { to: "/hotels", label: failures.backToHotels } : { to: gone.roomsPath, label };
  return (
    <GoneScreen
      saleId={query.get("rate") ?? ""}
      words={words}
      back={back}
      renewed={isFaulty ? null : gone.renewed}
      canRetry={!isFaulty && gone.reason === "supplier_unavailable"}
    />
  );
}
