import type { Booking, CancellationQuote } from "../../core/booking/index.ts";
import { money } from "../../core/kernel/index.ts";
import { advanceBooking } from "../process/advance-booking.ts";
import { createBookingWorld } from "./booking-world.ts";
import { createMemoryBookingStore, type MemoryBookingStore } from "./memory-booking-store.ts";
import { heldBooking, NOW } from "./sample-trip.ts";
import { createScriptedGateway, type GatewayScript } from "./scripted-gateway.ts";
import type { OrderScript } from "./scripted-orders.ts";

const CLAIM = { key: "k", kind: "client", attempt: "1", requestHash: "h", at: NOW, abandonedBefore: NOW, expiredBefore: null } as const;

export const AGREED: CancellationQuote = { lines: [], refund: money(400_00), at: NOW, refundDue: NOW };

/** A world with a held booking that nobody's request looks after, and what gateway and supplier say about it. */
export async function orphan(gatewayScript: Partial<GatewayScript>, orderScript: Partial<OrderScript> = {}, change: Partial<Booking> = {}) {
  const store: MemoryBookingStore = createMemoryBookingStore();
  const gateway = createScriptedGateway(gatewayScript);
  const world = createBookingWorld(gateway, store);
  Object.assign(world.orders.script, orderScript);
  await store.claim(CLAIM);
  const { id } = heldBooking(1);
  await store.hold({ ...heldBooking(1), ...change } as Booking, CLAIM, 25);
  const run = () => advanceBooking(world, id);
  const told = () => store.mails.map(({ subject }) => subject.split(" ")[0]);
  /** What the request is answered when it comes again. */
  const again = () => store.claim({ ...CLAIM, attempt: "2" });
  return { store, gateway, world, id, run, told, again };
}

/** A confirmed booking whose traveller has agreed to a cancellation. */
export async function agreed(refund: number, gatewayScript: Partial<GatewayScript> = {}, orderScript: Partial<OrderScript> = {}) {
  const set = await orphan({ lookup: { kind: "authorised", paymentId: "p1" }, ...gatewayScript });
  await set.run();
  Object.assign(set.world.orders.script, orderScript);
  const cancellation = { ...AGREED, refund: money(refund) };
  await set.store.move(set.id, { from: "confirmed", to: "cancelling", at: NOW, by: "traveller", progress: { cancellation } });
  return set;
}
