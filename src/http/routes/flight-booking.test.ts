import { describe, expect, it } from "vitest";
import { OFFER } from "../../usecases/testing/sample-trip.ts";
import { flightBookingRoutes } from "./flight-booking.ts";
import { setUpBookingCall } from "./testing/booking-call.ts";
import { BUYER } from "./testing/buyer.ts";

const PAYLOAD = { ...BUYER, flight: { id: OFFER.id }, adt: 1, chd: 0, ift: 0, totalAmount: "515.00", currency: "USD" };

const setUp = () => setUpBookingCall((useCases) => flightBookingRoutes(useCases, false));

describe("booking a flight over the API", () => {
  const OF_FEBRUARY = { ...PAYLOAD, expiryMonth: "02", expiryYear: "2027" };

  it("takes a card until its month has ended everywhere", async () => {
    const { post, world } = setUp();
    world.pass(-1);
    expect(await post(OF_FEBRUARY)).toMatchObject({ status: 201, body: { amounts: { total: 515 } } });
    world.pass(1);
    expect(await post({ ...OF_FEBRUARY, email: "other@mail.example" })).toMatchObject({
      status: 400,
      body: { detail: "Your card has expired.", errors: [{ path: "expiryMonth" }] },
    });
  });

  it("gives its answer again to the same request, though its card has expired since", async () => {
    const { post, world } = setUp();
    world.pass(-1);
    const first = await post(OF_FEBRUARY, { "idempotency-key": "k-1" });
    expect(first.status).toBe(201);
    world.pass(60);
    expect(await post(OF_FEBRUARY, { "idempotency-key": "k-1" })).toEqual(first);
  });

  it.each([
    [515.000_000_000_000_1, 201],
    [514.999_999_999_999_9, 201],
    [515.001, 400],
    [515.01, 409],
  ])("reads a total as a program reckons it, and takes nothing else for it: %d is answered with %i", async (totalAmount, status) => {
    expect((await setUp().post({ ...PAYLOAD, totalAmount })).status).toBe(status);
  });

  it.each([
    [{ adt: 2 }, ["adt"]],
    [{ chd: 1, ift: 1 }, ["chd", "ift"]],
  ])("names the numbers of travelers that are not the offer's: %j", async (change, paths) => {
    const { status, body } = await setUp().post({ ...PAYLOAD, ...change });
    expect([status, body.errors]).toEqual([
      400,
      paths.map((path) => ({ path, message: "The number of travelers does not fit the flight." })),
    ]);
  });
});
