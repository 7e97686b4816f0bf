import { expect, it } from "vitest";
import { createNoteSales } from "./note-sales.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { createScriptedGateway } from "./testing/scripted-gateway.ts";

const SEAT = "BA178/JFK/2027-03-12/M";
const NIGHT = "hotel/5809844-17/0/2027-03-12";

function setUp() {
  const { flights, hotels, noted } = createBookingWorld(createScriptedGateway());
  return { note: createNoteSales({ flights, hotels }), seats: noted, rooms: hotels.sold };
}

it("tells each supply what bookings hold of its own stock", () => {
  const { note, seats, rooms } = setUp();
  note([
    { key: SEAT, sold: 2 },
    { key: NIGHT, sold: 1 },
  ]);
  expect([[...seats], [...rooms]]).toEqual([[[SEAT, 2]], [[NIGHT, 1]]]);
});

it("follows what is taken and given back, and counts no news twice", () => {
  const { note, seats } = setUp();
  for (const sold of [1, 3, 3, 2]) note([{ key: SEAT, sold }]);
  expect(seats.get(SEAT)).toBe(2);
  note([{ key: SEAT, sold: 0 }]);
  expect(seats.get(SEAT)).toBe(0);
});
