import { describe, expect, it } from "vitest";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import { type Bill, type Booking, type BookingFailure, type BookingRequest, NO_PROGRESS } from "../../../core/booking/index.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import {
  type BookingId,
  type CurrencyCode,
  err,
  type LocalDate,
  money,
  type OfferId,
  ok,
  type Result,
  USD,
} from "../../../core/kernel/index.ts";
import type { TooMany } from "../../../core/limits/index.ts";
import { outcomeStatus } from "../../components/booking-form/outcome.ts";
import type { RenewedOffer } from "../../../usecases/ports/flight-supply.ts";
import type { OfferLookupFailure, UseCases } from "../../../usecases/use-cases.ts";
import { submitFlight } from "./submit-flight.ts";

const offer = SAMPLE_OFFERS[0] as FlightOffer;

const RATES = { base: USD, perUsd: { USD: 1 }, asOf: "2026-11-20" as LocalDate, source: "test" };
const ANEW: FlightOffer = { ...offer, id: "offer-anew" as OfferId, farePerTraveller: money(450_00) };

const TYPED = {
  idempotencyKey: "key-1",
  totalAmount: "891.00",
  currency: "USD",
  firstName: "Maya",
  middleName: "mrs. /miss /ms.",
  lastName: "Ellison",
  dob: "1988-04-18",
  "travellers.0.middleName": "mr",
  "travellers.0.firstName": "Jonah",
  "travellers.0.lastName": "Ellison",
  "travellers.0.dob": "1986-11-02",
  email: "maya@mail.example",
  mobile: "7185550163",
  cardNumber: "4242424242424242",
  cardHolderName: "Maya Ellison",
  cardDetails: "123",
  expiryMonth: "11",
  expiryYear: "2029",
  country: "US",
  address: "48 Linden Place",
  city: "Brooklyn",
  state: "New York",
  postalCode: "11201",
};

/** A key as a form of ours has it. */
const OF_A_FORM = "k3yK3yk3y-k3yK3yk3y-k3";

const before = {
  id: "7Q4K2N8P",
  kind: "flight",
  offer,
  state: "confirmed",
  createdAt: "2026-11-21T15:00:00Z",
  progress: NO_PROGRESS,
  contact: {},
  travellers: [],
} as unknown as Booking;

interface Answers {
  readonly offer?: Result<FlightOffer, OfferLookupFailure>;
  readonly booked?: Result<Bill, BookingFailure | TooMany>;
  readonly renewed?: Result<RenewedOffer, OfferLookupFailure>;
  /** What was booked under the form's key before. */
  readonly before?: Booking;
  readonly today?: LocalDate;
}

async function submit(changes: Readonly<Record<string, string>> = {}, answers: Answers = {}) {
  const asked: BookingRequest[] = [];
  const addresses: unknown[] = [];
  const useCases: UseCases = {
    ...UNASKED,
    today: () => answers.today ?? ("2026-11-21" as LocalDate),
    getOffer: () => Promise.resolve(answers.offer ?? ok(offer)),
    renewOffer: () => Promise.resolve(answers.renewed ?? err("offer_expired")),
    exchangeRatesOf: (id) => ({ ...RATES, perUsd: { USD: 1, EUR: id === offer.id ? 0.5 : 0.8 } }),
    book: (request, address) => {
      asked.push(request);
      addresses.push(address);
      return Promise.resolve(answers.booked ?? ok({ bookingId: "7Q4K2N8P" as BookingId } as Bill));
    },
    findBooked: (key) => Promise.resolve(key === "key-1" || key === OF_A_FORM ? (answers.before ?? null) : null),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...changes })) form.set(name, value);
  const context = {
    useCases,
    locale: "en" as const,
    address: "203.0.113.7",
    newFormKey: () => "fresh-key",
    sealBookingId: (id: string) => `sealed-${id}`,
  };
  return { outcome: await submitFlight(offer.id, form, context), asked, addresses };
}

describe("a booking that is sent", () => {
  it("is made for the offer's own party under the form's key, and leads to its sealed number", async () => {
    const { outcome, asked, addresses } = await submit();
    expect(outcome).toEqual({ kind: "booked", seal: "sealed-7Q4K2N8P" });
    expect(addresses).toEqual(["203.0.113.7"]); // by which it is counted
    expect(asked).toMatchObject([
      {
        offerId: offer.id,
        idempotencyKey: "key-1",
        shownTotal: { amountMinor: 89_100, currency: "USD" },
        party: { adults: 2, children: 0, infants: 0 },
        travellers: [
          { firstName: "Maya", title: "mrs. /miss /ms." },
          { firstName: "Jonah", title: "mr" },
        ],
      },
    ]);
  });

  it("comes back with every fault, the typed values, a fresh key, and nothing of the card", async () => {
    const { outcome, asked } = await submit({ email: "maya", "travellers.0.lastName": " ", cardNumber: "ABCDABCDABCDABCD" });
    if (outcome.kind !== "faults") throw new Error("accepted");
    expect(asked).toEqual([]);
    expect(outcome.faults.map(({ path, code }) => [path, code])).toEqual([
      ["travellers.0.lastName", "required"],
      ["email", "invalid_email"],
      ["cardNumber", "invalid_card_number"],
    ]);
    expect(outcome.formKey).toBe("fresh-key");
    expect(outcome.values).toMatchObject({ firstName: "Maya", email: "maya", postalCode: "11201" });
    expect(JSON.stringify(outcome)).not.toMatch(/ABCD|Maya Ellison|"123"|2029/);
    expect(outcomeStatus(outcome)).toBe(400);
  });

  it("names the fields of travellers that the server refuses", async () => {
    const faults = [{ traveller: 1, field: "dateOfBirth", code: "infant_too_old" }] as const;
    const { outcome } = await submit({}, { booked: err({ code: "invalid_travellers", faults }) });
    expect(outcome).toMatchObject({ kind: "faults", faults: [{ path: "travellers.0.dob", code: "infant_too_old" }] });
  });

  it("says both prices when it has changed, under a fresh key", async () => {
    const { outcome } = await submit({}, { booked: err({ code: "price_changed", total: money(90_300) }) });
    expect(outcome).toMatchObject({
      kind: "refused",
      failure: { code: "price_changed", total: { amountMinor: 90_300 } },
      shownTotal: { amountMinor: 89_100 },
      formKey: "fresh-key",
    });
  });

  it.each([{ code: "in_progress" }, { code: "too_many", retryAfterSeconds: 60 }] as const)(
    "keeps the key of a booking that may be under way: $code",
    async (failure) => {
      const { outcome } = await submit({}, { booked: err(failure) });
      expect(outcome).toMatchObject({ kind: "refused", failure, formKey: "key-1" });
    },
  );

  it("is told of what the form came to before, when it was sent with other details then, and pays again only under a key of its own", async () => {
    const changed = { idempotencyKey: OF_A_FORM, email: "another@mail.example" };
    const { outcome } = await submit(changed, { before, booked: err({ code: "key_reused" }) });
    const failure = { code: "booked_before", bookingId: "7Q4K2N8P", seal: "sealed-7Q4K2N8P" };
    expect(outcome).toMatchObject({ kind: "refused", failure, values: { email: "another@mail.example" }, formKey: "fresh-key" });
    expect(outcome.kind === "refused" && outcomeStatus(outcome)).toBe(409);
    const failed = { ...before, state: "failed" } as Booking;
    for (const nothing of [{}, { before: failed }]) {
      const { outcome: other } = await submit(changed, { ...nothing, booked: err({ code: "key_reused" }) });
      expect(other).toMatchObject({ failure: { code: "key_reused" }, formKey: "fresh-key" });
    }
    const guessed = await submit({ idempotencyKey: "key-1" }, { before, booked: err({ code: "key_reused" }) });
    expect(guessed.outcome).toMatchObject({ failure: { code: "key_reused" } });
  });

  it("keeps the key of what it came to before when it is sent again with a fault", async () => {
    const faulty = { idempotencyKey: OF_A_FORM, email: "maya" };
    expect((await submit(faulty, { before })).outcome).toMatchObject({ kind: "faults", formKey: OF_A_FORM });
    expect((await submit(faulty)).outcome).toMatchObject({ kind: "faults", formKey: "fresh-key" });
  });

  it.each<[BookingFailure["code"], number]>([
    ["sold_out", 409],
    ["offer_expired", 410],
    ["sale_closed", 410],
    ["payment_not_asked", 409],
    ["offer_forged", 404],
    ["supplier_unavailable", 502],
  ])("is refused as %s with status %d", async (code, status) => {
    const { outcome } = await submit({}, { booked: err({ code } as BookingFailure) });
    expect(outcome.kind === "refused" && [outcome.failure.code, outcomeStatus(outcome)]).toEqual([code, status]);
  });

  it("is refused before anything is booked when the offer is gone", async () => {
    const { outcome, asked } = await submit({}, { offer: err("offer_expired") });
    expect(outcome).toMatchObject({ kind: "refused", failure: { code: "offer_expired" } });
    expect(asked).toEqual([]);
  });

  it("comes back with the same flights at the price of now once the offer has expired, and books nothing unasked", async () => {
    const renewed = ok({ offer: ANEW, before: offer.farePerTraveller });
    const { outcome, asked } = await submit({}, { offer: err("offer_expired"), renewed });
    expect(asked).toEqual([]);
    expect(outcome).toMatchObject({
      kind: "refused",
      failure: { code: "offer_renewed", total: money(915_00) },
      shownTotal: money(891_00),
      renewed: { offer: { id: "offer-anew" }, before: money(891_00), total: money(915_00), path: "/flight-details/offer-anew" },
      values: { firstName: "Maya" },
      formKey: "fresh-key",
    });
    expect(JSON.stringify(outcome)).not.toMatch(/4242|"123"|2029/);
    expect(outcome.kind === "refused" && outcomeStatus(outcome)).toBe(409);
  });

  it("is renewed by the exchange rates of each offer's own time", async () => {
    const renewed = ok({ offer: ANEW, before: offer.farePerTraveller });
    const { outcome } = await submit({ currency: "EUR", totalAmount: "445.50" }, { offer: err("offer_expired"), renewed });
    const EUR = "EUR" as CurrencyCode;
    expect(outcome).toMatchObject({ renewed: { before: money(445_50, EUR), total: money(732_00, EUR) } });
  });

  it("is answered by its key when it took the last seat itself, or the offer has expired since", async () => {
    for (const code of ["sold_out", "offer_expired"] as const) {
      const { outcome, asked } = await submit({}, { offer: err(code), before });
      expect(outcome).toEqual({ kind: "booked", seal: "sealed-7Q4K2N8P" });
      expect(asked).toMatchObject([{ offerId: offer.id, idempotencyKey: "key-1" }]);
    }
    const late = { before, today: "2099-01-01" as LocalDate };
    expect((await submit({}, late)).outcome).toMatchObject({ kind: "booked" }); // Its card was good when it was booked.
    expect((await submit({ idempotencyKey: "key-2" }, late)).outcome).toMatchObject({ kind: "faults", faults: [{ code: "card_expired" }] });
    const another = { ...before, offer: { ...offer, id: "another" as OfferId } } as Booking;
    expect((await submit({}, { offer: err("sold_out"), before: another })).outcome).toMatchObject({ kind: "refused" });
  });
});
