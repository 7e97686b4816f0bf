import { describe, expect, it } from "vitest";
import { type FlightResult, payloadFor, post, searchFlights } from "../support/api.ts";

const GETBILL = "/api/v1/flights/travel/getbill";

/** A flight of its own for each test, so that no test takes another's seats or counts as its repetition. */
async function aFlight(place = 0, change: Readonly<Record<string, string | number>> = {}): Promise<FlightResult> {
  const flight = (await searchFlights(change))[place];
  if (!flight) throw new Error("The search found too few flights.");
  return flight;
}

describe("booking", () => {
  it("answers 201 with the whole bill", async () => {
    const flight = await aFlight(0);
    const { status, body } = await post(GETBILL, payloadFor(flight));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      bookingId: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
      status: "confirmed",
      kind: "flight",
      currency: "USD",
      amounts: { fare: flight.total_fare, serviceFee: 15, platformFee: 0, total: Math.round((flight.total_fare + 15) * 100) / 100 },
      card: { brand: "visa", last4: "4242" },
      travellers: [{ firstName: "Maya", lastName: "Ellison", title: "mrs. /miss /ms." }],
      travellersOwed: 0,
    });
    expect(JSON.stringify(body)).not.toContain("4242424242424242");
  });

  it("takes the flat payload for a party and owes the other names", async () => {
    const flight = await aFlight(1, { adults: 2, children: 1, infants: 1 });
    const { status, body } = await post(GETBILL, payloadFor(flight, { adt: 2, chd: 1, ift: 1 }));
    expect({ status, body }).toMatchObject({ status: 201, body: { travellersOwed: 3 } });
  });

  it("gives the same answer to the same Idempotency-Key", async () => {
    const payload = payloadFor(await aFlight(2), { email: "twice@mail.example" });
    const [first, second] = [
      await post(GETBILL, payload, { "idempotency-key": "k-1" }),
      await post(GETBILL, payload, { "idempotency-key": "k-1" }),
    ];
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
  });

  it("counts the same booking without a key once", async () => {
    const payload = payloadFor(await aFlight(3), { email: "nokey@mail.example" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(GETBILL, payload)));
    const booked = answers.filter(({ status }) => status === 201).map(({ body }) => (body as { bookingId: string }).bookingId);
    expect(new Set(booked).size).toBe(1);
    expect(
      answers
        .filter(({ status }) => status !== 201)
        .every(({ status, body }) => status === 409 && (body as { code: string }).code === "in_progress"),
    ).toBe(true);
  });

  it("charges in another currency what it showed", async () => {
    const flight = await aFlight(4);
    const refused = await post(GETBILL, payloadFor(flight, { currency: "EUR", totalAmount: "1.00", email: "eur@mail.example" }));
    expect(refused).toMatchObject({ status: 409, body: { code: "price_changed", currency: "EUR", totalAmount: expect.any(Number) } });
    const { totalAmount } = refused.body as { totalAmount: number };
    const booked = await post(GETBILL, payloadFor(flight, { currency: "EUR", totalAmount, email: "eur@mail.example" }));
    expect(booked).toMatchObject({ status: 201, body: { currency: "EUR", amounts: { total: totalAmount } } });
  });

  it.each([
    ["4000000000000002", "declined"],
    ["4000000000009995", "insufficient_funds"],
  ])("with card %s is declined and charges nothing", async (cardNumber, reason) => {
    const { status, body } = await post(GETBILL, payloadFor(await aFlight(5), { cardNumber, email: `${reason}@mail.example` }));
    expect({ status, body }).toMatchObject({ status: 402, body: { code: "payment_declined", reason } });
  });

  it("works with another card after a decline", async () => {
    const flight = await aFlight(6);
    const email = "retry@mail.example";
    expect((await post(GETBILL, payloadFor(flight, { cardNumber: "4000000000000002", email }))).status).toBe(402);
    expect((await post(GETBILL, payloadFor(flight, { email }))).status).toBe(201);
  });

  it("answers for a gateway that times out", async () => {
    const { status, body } = await post(
      GETBILL,
      payloadFor(await aFlight(7), { cardNumber: "4000000000000119", email: "late@mail.example" }),
    );
    expect({ status, body }).toMatchObject({ status: 201, body: { status: expect.stringMatching(/^(confirmed|pending)$/) } });
  });

  it("is made with the country by its name, as the specification has it", async () => {
    const { status } = await post(GETBILL, payloadFor(await aFlight(10), { country: "United States", email: "named@mail.example" }));
    expect(status).toBe(201);
  });

  it.each([
    [{ email: "nobody" }, "email", "Please enter a valid email address."],
    [{ cardNumber: "abcdabcdabcdabcd" }, "cardNumber", "Card number must be 16 digits."],
    [{ cardNumber: "42424242" }, "cardNumber", "Card number must be 16 digits."],
    [{ cardHolderName: "   " }, "cardHolderName", "Cardholder name is required."],
    [{ expiryMonth: "1", expiryYear: "2026" }, "expiryMonth", "Your card has expired."],
    [{ dob: "2030-01-01" }, "dob", expect.any(String)],
    [{ country: "Atlantis" }, "country", expect.any(String)],
    [{ firstName: "" }, "firstName", expect.any(String)],
    [{ email: `${"a".repeat(260)}@x.example` }, "email", "Please enter a valid email address."],
  ])("is refused with %j", async (change, path, message) => {
    const { status, body } = await post(GETBILL, payloadFor(await aFlight(8), change));
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: "invalid_request", errors: expect.arrayContaining([{ path, message }]) },
    });
  });

  it("is refused with a forged total, which it names", async () => {
    const flight = await aFlight(9);
    const { status, body } = await post(GETBILL, payloadFor(flight, { totalAmount: "1.00" }));
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: "price_changed", totalAmount: Math.round((flight.total_fare + 15) * 100) / 100 },
    });
  });

  it("is refused with a forged offer", async () => {
    const flight = await aFlight(9);
    const id = (flight.id.startsWith("B") ? "C" : "B") + flight.id.slice(1);
    expect(await post(GETBILL, payloadFor(flight, { flight: { id } }))).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it("is refused with another party than the offer's", async () => {
    const flight = await aFlight(9);
    expect(await post(GETBILL, payloadFor(flight, { adt: 2 }))).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  });

  it.each(["", "{", "[]", "null", '"x"'])("is refused when the body is %j", async (body) => {
    expect(await post(GETBILL, body)).toMatchObject({ status: 400, type: "application/problem+json" });
  });

  it("is refused when the body is too large", async () => {
    const flight = await aFlight(9);
    const answer = await post(GETBILL, payloadFor(flight, { address: "x".repeat(100_000) }));
    expect(answer).toMatchObject({ status: 413, body: { code: "too_large" } });
    expect(answer.headers.get("connection")).toBe("close");
  });

  it("answers an e-mail made to be slow, which a pattern that backtracks would not live to do", async () => {
    const payload = payloadFor(await aFlight(9), { email: "a@".repeat(450) });
    expect(await post(GETBILL, payload)).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  });
});

describe("a form posted to a page", () => {
  it("that is too large is answered with a page that leads back", async () => {
    const flight = await aFlight(9);
    const answer = await post(`/flight-details/${flight.id}`, "x".repeat(100_000), { "content-type": "application/x-www-form-urlencoded" });
    expect(answer).toMatchObject({ status: 413, type: expect.stringContaining("text/html") });
    expect(answer.body).toContain(`href="/flight-details/${flight.id}"`);
  });
});
