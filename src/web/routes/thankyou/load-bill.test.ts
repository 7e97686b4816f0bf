import { expect, it } from "vitest";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { Bill } from "../../../core/booking/index.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import type { BookingId, Instant, LocalDate } from "../../../core/kernel/index.ts";
import { USD } from "../../../core/kernel/index.ts";
import { quoteFlight } from "../../../core/pricing/index.ts";
import { loadBill } from "./load-bill.ts";

const offer = SAMPLE_OFFERS[0] as FlightOffer;
const RATES = { base: USD, perUsd: { USD: 1 }, asOf: "2026-11-20" as LocalDate, source: "test" };
const bill: Bill = {
  bookingId: "7Q4K2N8P" as BookingId,
  status: "confirmed",
  kind: "flight",
  createdAt: "2026-11-21T15:00:00Z" as Instant,
  quote: quoteFlight(offer.farePerTraveller, offer.party, USD, RATES),
  card: { brand: "visa", last4: "4242" },
  offer,
  contact: { email: "maya@mail.example", mobile: "7185550163" },
  travellers: [{ kind: "adult", title: "mr", firstName: "Maya", lastName: "Ellison", dateOfBirth: "1988-04-18" as LocalDate }],
  travellersOwed: 1,
};

const load = (seal: string | null) =>
  loadBill(seal, {
    useCases: { ...UNASKED, exchangeRates: () => RATES, findBill: (id) => Promise.resolve(id === bill.bookingId ? bill : null) },
    openBookingSeal: (text) => (text.startsWith("sealed-") ? text.slice(7) : null),
    payments: "sandbox",
  });

it("shows the bill behind a seal, and says that it was a test payment", async () => {
  expect(await load("sealed-7Q4K2N8P")).toMatchObject({
    bookingId: "7Q4K2N8P",
    email: "maya@mail.example",
    isTestPayment: true,
    travellersOwed: 1,
  });
});

it("sends neither the phone number nor a date of birth, which the page does not show", async () => {
  expect(JSON.stringify(await load("sealed-7Q4K2N8P"))).not.toMatch(/7185550163|1988-04-18/);
});

it.each([null, "", "7Q4K2N8P", "sealed-ZZZZZZZZ", "sealed-../../x", `sealed-${"7".repeat(500)}`])("shows nothing for %s", async (seal) => {
  expect(await load(seal)).toBeNull();
});
