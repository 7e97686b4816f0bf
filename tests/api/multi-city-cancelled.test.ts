import { describe, expect, it } from "vitest";
import { type FlightResult, get, payloadFor, post, searchFlights } from "../support/api.ts";

const GETBILL = "/api/v1/flights/travel/getbill";
const CALLS = "/api/v1/bookings";
const cents = (amount: number): number => Math.round(amount * 100);

/** As many bounds as a trip may have; in business class, whose fares give something back. */
const BOUNDS = [
  ["NYC", "LON", "Jan-20-2027"],
  ["LON", "ROM", "Jan-25-2027"],
  ["ROM", "PAR", "Feb-01-2027"],
  ["PAR", "MAD", "Feb-05-2027"],
  ["MAD", "NYC", "Feb-10-2027"],
] as const;
const PARTY = { adults: 2, children: 1, infants: 1, tpassenger: 4, classType: "Business" } as const;
const TRAVELLERS = 4;
/** What the policies ask in dollars for a cancellation and once more for claiming the money. */
const FEE_PER_TICKET = 50;

const FIVE_CITIES = {
  ...PARTY,
  trpType: "multicity",
  ...Object.fromEntries(
    BOUNDS.flatMap(([source, destination, date], index) => {
      const row = index === 0 ? "" : index + 1;
      return [
        [`source${row}`, source],
        [`destination${row}`, destination],
        [`date${row}`, date],
      ];
    }),
  ),
};

/** The cheapest flight of every bound, one after another. */
async function chooseAll(): Promise<FlightResult> {
  let chosen: FlightResult | undefined;
  for (const [bound] of BOUNDS.entries()) {
    const { status, body } = await get("/api/v1/flights/search-flights", { ...FIVE_CITIES, ...(chosen && { chosen: chosen.id }) });
    if (status !== 200) throw new Error(`Bound ${bound} was answered ${status}: ${JSON.stringify(body)}`);
    [chosen] = body as FlightResult[];
  }
  if (!chosen) throw new Error("There is no such trip.");
  return chosen;
}

interface Quote {
  readonly refund: number;
  readonly currency: string;
  readonly quotedAt: string;
  readonly lines: readonly { readonly amount: number; readonly rule: string }[];
}

describe("a trip of five bounds", () => {
  it("is booked for the sum of its one-way fares and given back for what the quote says, to the cent", async () => {
    const alone = await Promise.all(
      BOUNDS.map(([source, destination, date]) => searchFlights({ ...PARTY, trpType: "oneWay", source, destination, date })),
    );
    const fare = TRAVELLERS * alone.reduce((sum, [cheapest]) => sum + cents(cheapest?.price_dropdown.base_fare ?? Number.NaN), 0);
    const total = (fare + 15_00) / 100;
    const flight = await chooseAll();
    expect([...new Set(Object.values(flight.route).map((leg) => leg.return))]).toEqual([0, 1, 2, 3, 4]);

    const whose = { email: "five@mail.example" };
    const booked = await post(GETBILL, payloadFor(flight, { ...whose, adt: 2, chd: 1, ift: 1 }));
    expect(booked).toMatchObject({ status: 201, body: { amounts: { fare: fare / 100, serviceFee: 15, total } } });
    const { bookingId } = booked.body as { bookingId: string };

    const answer = await post(`${CALLS}/cancel-quote`, { ...whose, bookingId });
    expect(answer.status).toBe(200);
    const { refund, currency, quotedAt, lines } = answer.body as Quote;
    // The strictest of the airlines' fees is asked once for everybody who travels, not once for each bound.
    const penalty = TRAVELLERS * Math.max(...alone.map(([cheapest]) => cheapest?.conditions?.refundFee ?? Number.NaN));
    expect(lines.map(({ rule, amount }) => [rule, amount])).toEqual([
      ["paid", total],
      ["fare_penalty", -penalty],
      ["service_fee_kept", -15],
      ["policy", -TRAVELLERS * FEE_PER_TICKET],
      ["policy", -TRAVELLERS * FEE_PER_TICKET],
    ]);
    expect(cents(refund)).toBe(cents(total) - cents(penalty) - 15_00 - 2 * TRAVELLERS * cents(FEE_PER_TICKET));

    const cancelled = await post(`${CALLS}/cancel`, { ...whose, bookingId, refund, currency, quotedAt });
    expect(cancelled).toMatchObject({ status: 200, body: { status: "cancelled", canCancel: false, cancellation: { refund, lines } } });
    const found = await post(`${CALLS}/lookup`, { ...whose, bookingId });
    expect(found).toMatchObject({
      status: 200,
      body: { status: "cancelled", refundStatus: "paid", cancellation: { refund }, flight: { route: flight.route } },
    });
  });
});
