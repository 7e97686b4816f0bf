import type { Bill } from "../../core/booking/index.ts";
import { createBook } from "../book.ts";
import { createFindBill } from "../find-bill.ts";
import { createFindBooked } from "../find-booked.ts";
import type { UseCases } from "../use-cases.ts";
import { createBookingWorld } from "./booking-world.ts";
import { createScriptedGateway, type GatewayScript } from "./scripted-gateway.ts";

/** The booking use cases over doubles, with a gateway that answers by `script`. */
export function setUpBooking(script: Partial<GatewayScript> = {}) {
  const gateway = createScriptedGateway(script);
  const world = createBookingWorld(gateway);
  return {
    world,
    gateway,
    book: createBook(world),
    findBill: createFindBill(world),
    findBooked: createFindBooked(world),
    held: () => world.store.listSold(),
  };
}

/** The bill of a booking that must succeed. */
export async function billFrom(booking: ReturnType<UseCases["book"]>): Promise<Bill> {
  const booked = await booking;
  if (!booked.ok) throw new Error(`Refused: ${booked.error.code}`);
  return booked.value;
}
