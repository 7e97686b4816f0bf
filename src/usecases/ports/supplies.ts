import type { BookingKind } from "../../core/booking/index.ts";
import type { FlightSupply } from "./flight-supply.ts";
import type { HotelSupply } from "./hotel-supply.ts";

/** Where everything that we sell comes from. */
export interface Supplies {
  readonly flights: FlightSupply;
  readonly hotels: HotelSupply;
}

/** Who keeps the stock of one kind: told of what our bookings take and give back. */
export const stockOf = ({ flights, hotels }: Supplies, kind: BookingKind): Pick<FlightSupply & HotelSupply, "noteSold"> =>
  kind === "flight" ? flights : hotels;
