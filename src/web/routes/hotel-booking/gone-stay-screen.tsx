import { GoneScreen } from "../../components/booking-form/gone-screen.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { GoneStay } from "./load-stay.ts";

/** A rate that cannot be booked: why, and the way to the hotel's other rooms. */
export function GoneStayScreen({ gone: { reason, roomsPath } }: { readonly gone: GoneStay }) {
  const { gone, failures } = useMessages().hotelBooking;
  const back = roomsPath === null ? { to: "/hotels", label: failures.backToHotels } : { to: roomsPath, label: failures.backToRooms };
  return <GoneScreen words={gone[reason]} back={back} canRetry={reason === "supplier_unavailable"} />;
}
