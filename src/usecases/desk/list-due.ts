import { erasableBefore, erasureOfBooking, erasureOfEnquiry } from "../../core/desk/index.ts";
import type { DeskPorts } from "./desk-ports.ts";
import type { Trace } from "./erase-person.ts";

/** Bookings and enquiries whose time is over and that still say who somebody was, at most so many of each; the oldest first. */
export const createListDue =
  ({ desk, store, clock }: DeskPorts) =>
  async (limit: number): Promise<readonly Trace[]> => {
    const now = clock.now();
    const old = await desk.listErasable(erasableBefore(now), limit);
    const traces: Trace[] = [];
    for (const id of old.bookings) {
      const booking = await store.find(id);
      if (booking) traces.push({ kind: "booking", booking, erasure: erasureOfBooking(booking, now) });
    }
    for (const enquiry of old.enquiries) traces.push({ kind: "enquiry", enquiry, erasure: erasureOfEnquiry(enquiry, now) });
    return traces.filter(({ erasure }) => erasure.kind === "due");
  };
