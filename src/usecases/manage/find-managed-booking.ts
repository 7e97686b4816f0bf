import { type Booking, foldedEmail } from "../../core/booking/index.ts";
import { isErasedBooking } from "../../core/desk/index.ts";
import { type BookingId, parseBookingId } from "../../core/kernel/index.ts";
import type { BookingStore } from "../ports/booking-store.ts";
import type { Clock, Digest } from "../ports/system.ts";
import type { ManageBookings } from "./manage-bookings.ts";
import { type ManagedBooking, managedOf } from "./managed-booking.ts";

interface Ports {
  readonly store: BookingStore;
  readonly clock: Clock;
  readonly digest: Digest;
}

/** A booking by its id, for whoever has shown already that it is theirs. */
export function createFindManagedBooking(ports: Ports): ManageBookings["findManagedBooking"] {
  return async (id) => {
    const booking = await ports.store.find(id);
    return booking && managedWith(ports, booking);
  };
}

const managedWith = async ({ store, clock }: Ports, booking: Booking): Promise<ManagedBooking | null> =>
  managedOf(booking, await store.listRefunds(booking.id), clock.now());

/** Looked for in place of what is no reference at all. */
const NOBODYS = "00000000" as BookingId;

/**
 * A booking by its reference and its e-mail address. Whoever asks learns the same, in the same time, whether there is no such booking
 * or another address belongs to it: the store is asked as often, and addresses are compared as hashes. One whose people have been erased is
 * nobody's: all such bookings have one address, which anybody can read here.
 */
export function createFindBookingFor(ports: Ports): ManageBookings["findBookingFor"] {
  const { store, digest } = ports;
  return async (reference, email) => {
    const id = parseBookingId(reference) ?? NOBODYS;
    // A booking is read in two questions, its row and its claims: one that is not there is asked for twice.
    const booking = (await store.find(id)) ?? (await store.find(id));
    const isTheirs = digest(foldedEmail(booking?.contact.email ?? "")) === digest(foldedEmail(email));
    return booking && isTheirs && !isErasedBooking(booking) ? managedWith(ports, booking) : null;
  };
}
