import type { BookingRequest } from "../core/booking/index.ts";
import type { Instant } from "../core/kernel/index.ts";
import type { Proposals, SellerPorts } from "./proposal.ts";
import { sellFlight } from "./sell-flight.ts";
import { sellHotel } from "./sell-hotel.ts";

/** All in which selling one kind of thing differs from selling another: finding it, pricing it anew, and what it takes of which stock. */
export const proposalsFor = (ports: SellerPorts, request: BookingRequest, now: Instant): Proposals =>
  request.kind === "flight" ? sellFlight(ports, request, now) : sellHotel(ports, request, now);
