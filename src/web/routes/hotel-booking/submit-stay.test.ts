import { describe, expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { Bill, Booking, BookingFailure, BookingRequest } from "../../../core/booking/index.ts";
import { type BookingId, err, type LocalDate, money, ok, type RateId, type Result } from "../../../core/kernel/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { outcomeStatus } from "../../components/booking-form/outcome.ts";
import { SAMPLE_OFFER } from "../../testing/sample-rooms.ts";
import { submitStay } from "./submit-stay.ts";

const TYPED = {
  idempotencyKey: "key-1",
  rateId: "rate-later",
  totalAmount: "756.00",
  currency: "USD",
  middleName: "mr",
  firstName: "Maya",
  lastName: "Ellison",
  dob: "1988-04-18",
  email: "maya@mail.example",
  mobile: "7185550163",
  cardNumber: "4242424242424242",
  cardHolderName: "Maya Ellison",
  cardDetails: "123",
  expiryMonth: "04",
  expiryYear: "2029",
  country: "US",
  address: "214 Court Street",
  city: "Brooklyn",
  state: "NY",
  postalCode: "11201",
};

async function submit(
  changes: Readonly<Record<string, string>> = {},
  booked?: Result<Bill, BookingFailure>,
  world: Partial<UseCases> = {},
) {
  const [asked, priced]: [BookingRequest[], RateId[]] = [[], []];
  const useCases: UseCases = {
    ...UNASKED,
    today: () => "2026-11-21" as LocalDate,
    getRate: (id) => {
      priced.push(id);
      return Promise.resolve(ok(SAMPLE_OFFER));
    },
    book: (request) => {
      asked.push(request);
      return Promise.resolve(booked ?? ok({ bookingId: "7Q4K2N8P" as BookingId } as Bill));
    },
    findBooked: () => Promise.resolve(null),
    ...world,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...changes })) form.set(name, value);
  const query = new URLSearchParams("checkin=Dec-24-2026&adt=9");
  const context = {
    useCases,
    locale: "en",
    address: null,
    newFormKey: () => "fresh-key",
    sealBookingId: (id: string) => `sealed-${id}`,
  } as const;
  return { outcome: await submitStay("5809844-1", query, form, context), asked, priced };
}

describe("a stay's form that was sent", () => {
  it("books the rate that it was shown for, with the stay and the guests of that rate", async () => {
    const { outcome, asked, priced } = await submit();
    expect(outcome).toEqual({ kind: "booked", seal: "sealed-7Q4K2N8P" });
    expect(priced).toEqual(["rate-later"]);
    expect(asked).toMatchObject([
      {
        kind: "hotel",
        hotelId: "5809844-1",
        rateId: "rate-later",
        stay: { checkIn: "2027-03-12", checkOut: "2027-03-16" },
        guests: { adults: 2, rooms: 1 },
        shownTotal: { amountMinor: 75_600 },
        idempotencyKey: "key-1",
        travellers: [{ firstName: "Maya", title: "mr" }],
      },
    ]);
  });

  it("comes back with every fault, the specification's three among them, and nothing of the card", async () => {
    const { outcome, asked } = await submit({ email: "maya", cardNumber: "4242", cardHolderName: " ", firstName: "" });
    if (outcome.kind !== "faults") throw new Error("accepted");
    expect(outcome.faults.map(({ path, code }) => [path, code])).toEqual([
      ["firstName", "required"],
      ["email", "invalid_email"],
      ["cardNumber", "invalid_card_number"],
      ["cardHolderName", "card_holder_required"],
    ]);
    expect(JSON.stringify(outcome)).not.toMatch(/4242|"123"|2029/);
    expect(asked).toEqual([]);
  });

  it("names both totals when the price has changed, and asks for consent under a fresh key", async () => {
    const { outcome } = await submit({}, err({ code: "price_changed", total: money(80_000) }));
    expect(outcome).toMatchObject({
      kind: "refused",
      failure: { code: "price_changed", total: { amountMinor: 80_000 } },
      shownTotal: { amountMinor: 75_600 },
      formKey: "fresh-key",
    });
  });

  it("is refused to a lead guest whom the hotel does not let in", async () => {
    const { outcome, asked } = await submit({ dob: "2007-04-18" });
    expect(outcome).toMatchObject({ kind: "faults", faults: [{ path: "dob", code: "below_check_in_age" }] });
    expect(asked).toEqual([]);
  });

  it("is answered by its key when it took the last room itself, also after the check-in", async () => {
    const bought = { kind: "hotel", offer: SAMPLE_OFFER, createdAt: "2026-11-21T15:00:00Z" } as Booking;
    const gone = { getRate: () => Promise.resolve(err("sold_out" as const)), today: () => "2027-05-01" as LocalDate };
    const lost = await submit({}, undefined, { ...gone, findBooked: (key) => Promise.resolve(key === "key-1" ? bought : null) });
    expect(lost.outcome).toEqual({ kind: "booked", seal: "sealed-7Q4K2N8P" });
    expect(lost.asked).toMatchObject([{ rateId: "rate-later", idempotencyKey: "key-1", stay: SAMPLE_OFFER.stay }]);
    const others = await submit({ idempotencyKey: "key-2" }, undefined, { ...gone, findBooked: () => Promise.resolve(null) });
    expect(others.outcome).toMatchObject({ kind: "refused", failure: { code: "sold_out" } });
    expect(
      (await submit({ rateId: "rate-other" }, undefined, { ...gone, findBooked: () => Promise.resolve(bought) })).outcome,
    ).toMatchObject({
      kind: "refused",
    });
  });

  it("is refused when the last room is gone", async () => {
    const { outcome } = await submit({}, err({ code: "sold_out" }));
    expect(outcome.kind !== "booked" && outcomeStatus(outcome)).toBe(409);
  });
});
