import { erasableBefore, erasureOfBooking, erasureOfEnquiry } from "../../core/desk/index.ts";
import type { Instant } from "../../core/kernel/index.ts";
import type { DeskPorts } from "./desk-ports.ts";
import type { Trace } from "./erase-person.ts";

/** Bookings and enquiries whose time is over and that still say who somebody was, at most so many of each; the oldest first. */
export const createListDue =
  (ports: DeskPorts) =>
  async (limit: number): Promise<readonly Trace[]> => {
    const now = ports.clock.now();
    const enquiries = await ports.desk.listErasableEnquiries(erasableBefore(now).enquiries, limit);
    const ofEnquiries = enquiries.map((enquiry): Trace => ({ kind: "enquiry", enquiry, erasure: erasureOfEnquiry(enquiry, now) }));
    return [...(await dueBookings(ports, now, limit)), ...ofEnquiries].filter(({ erasure }) => erasure.kind === "due");
  };

/** The time of a booking runs from the end of its trip: any number of old ones may not be due when a younger one is. */
async function dueBookings({ desk, store }: DeskPorts, now: Instant, limit: number): Promise<readonly Trace[]> {
  const due: Trace[] = [];
  for (let skip = 0; due.length < limit; skip += limit) {
    const ids = await desk.listErasableBookings(erasableBefore(now), limit, skip);
    for (const id of ids) {
      if (due.length === limit) break;
      const booking = await store.find(id);
      if (booking === null) continue;
      const erasure = erasureOfBooking(booking, now);
      if (erasure.kind === "due") due.push({ kind: "booking", booking, erasure });
    }
    if (ids.length < limit) break;
  }
  return due;
}
