import type { Booking, BookingState } from "../../../core/booking/index.ts";
import type { BookingId } from "../../../core/kernel/index.ts";
import type { DeskStore } from "../../ports/desk-store.ts";
import type { BookingWorld } from "../../testing/booking-world.ts";
import { heldBooking, NOW } from "../../testing/sample-trip.ts";
import { createDesk, type Desk } from "../create-desk.ts";
import type { Acting } from "../desk-ports.ts";

export const ACTING: Acting = { actor: "Grace", because: "asked on the phone" };

/** A desk over a world of tests; each mail and refund has a name of its own. */
export function deskOver(world: BookingWorld, deskStore: DeskStore): Desk {
  let last = 0;
  return createDesk({
    ...world,
    desk: deskStore,
    mailFolder: null,
    ids: { rowId: () => `act-${++last}` },
    writeMail: (kind, booking, at) => ({ ...world.writeMail(kind, booking, at), id: `${kind}/${booking.id}/${++last}` }),
    runbooks: { advice: async (reason) => ({ lines: [`What to do about ${reason}.`], file: `docs/runbooks/${reason}.md` }) },
  });
}

/** The way to `needs_person` from a state that it was in. */
const ROADS: Readonly<Partial<Record<BookingState, readonly BookingState[]>>> = {
  held: ["held", "needs_person"],
  undoing: ["held", "authorised", "undoing", "needs_person"],
  ordered: ["held", "authorised", "ordered", "needs_person"],
  cancelled: ["held", "authorised", "ordered", "captured", "confirmed", "cancelling", "cancelled", "needs_person"],
};

/** Keeps a booking as a request of its own has left it, held. */
export async function keepHeld(store: BookingWorld["store"], booking: Booking): Promise<void> {
  const claim = {
    key: booking.id,
    kind: "client",
    attempt: "1",
    requestHash: "h",
    at: NOW,
    abandonedBefore: NOW,
    expiredBefore: null,
  } as const;
  await store.claim(claim);
  await store.hold(booking, claim, 25);
}

/** Keeps a held booking and drives it to where it waits for a person. */
export async function waitingFrom(
  { store }: Pick<BookingWorld, "store">,
  from: keyof typeof ROADS,
  change: Partial<Booking["progress"]> = {},
): Promise<BookingId> {
  const booking = heldBooking(1);
  await keepHeld(store, booking);
  const road = ROADS[from] ?? [];
  for (const [index, to] of road.entries()) {
    const last = road[index - 1];
    if (last === undefined) continue;
    const attention = to === "needs_person" ? { reason: "payment_unknown" as const, from, since: NOW } : null;
    const givesBack = to === "cancelled";
    if (!(await store.move(booking.id, { from: last, to, at: NOW, by: "process", givesBack, progress: { ...change, attention } })))
      throw new Error(`No move from ${last} to ${to}.`);
  }
  return booking.id;
}
