import type { Booking } from "../../../core/booking/index.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import type { OfferId } from "../../../core/kernel/index.ts";
import type { SaleFinder } from "../../components/booking-form/booked-before.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";

/** The offer of the page's address: as it can be bought now, and in a booking that was made of it. */
export const flightSale = (id: string, useCases: Pick<UseCases, "getOffer">): SaleFinder<FlightOffer> => ({
  find: () => useCases.getOffer(id as OfferId),
  offerIn: (booking: Booking) => (booking.kind === "flight" && booking.offer.id === id ? booking.offer : null),
});
