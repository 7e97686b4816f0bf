import { expect, it } from "vitest";
import type { Booking } from "../../core/booking/index.ts";
import type { BookingFilter } from "../ports/desk-store.ts";
import { heldBooking, NOW } from "../testing/sample-trip.ts";
import type { DeskPorts } from "./desk-ports.ts";
import { createExportBookings, MOST_ROWS } from "./export-rows.ts";
import { ACTING } from "./testing/sample-desk.ts";

/** A desk that has so many bookings, and what was written down about taking them out. */
function deskWith(count: number) {
  const written: unknown[] = [];
  const desk = {
    listBookings: async ({ limit }: BookingFilter) => Array.from({ length: Math.min(count, limit) }, (): Booking => heldBooking(1)),
    listActsOf: async () => [],
    write: async (act: unknown) => void written.push(act),
  };
  const ports = { desk, clock: { now: () => NOW } } as unknown as DeskPorts;
  return { written, run: () => createExportBookings(ports)({ since: null, until: null, email: null }, ACTING) };
}

it("an export holds as many rows as a file may, and none of more", async () => {
  const [full, over] = [deskWith(MOST_ROWS), deskWith(MOST_ROWS + 1)];
  const rows = await full.run();
  expect([rows.ok && rows.value.length, full.written.length]).toEqual([MOST_ROWS, 1]);
  expect([await over.run(), over.written]).toEqual([{ ok: false, error: "too_many" }, []]);
});
