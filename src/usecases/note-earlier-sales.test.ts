import { expect, it } from "vitest";
import { createBook } from "./book.ts";
import { noteEarlierSales } from "./note-earlier-sales.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { claimsOf, HOTEL, ROOMS, STAY, STAY_REQUEST } from "./testing/sample-stay.ts";
import { CLAIMS, REQUEST } from "./testing/sample-trip.ts";
import { createScriptedGateway } from "./testing/scripted-gateway.ts";

it("tells each supply after a start what bookings hold of its own stock", async () => {
  const before = createBookingWorld(createScriptedGateway());
  for (const request of [REQUEST, STAY_REQUEST]) expect(await createBook(before)(request)).toMatchObject({ ok: true });

  const after = createBookingWorld(createScriptedGateway(), before.store);
  await noteEarlierSales(after);
  expect([...after.noted]).toEqual(CLAIMS.map(({ key }) => [key, 1]));
  const nights = ROOMS[0] ? claimsOf(HOTEL, ROOMS[0], STAY, 5).map(({ key }) => [key, 1]) : [];
  expect([...after.hotels.sold]).toEqual(nights);
});
