import { expect, it } from "vitest";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { Bill } from "../../../core/booking/index.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import type { BookingId, CurrencyCode, Instant, LocalDate } from "../../../core/kernel/index.ts";
import { USD } from "../../../core/kernel/index.ts";
import { convert, quoteFlight, quoteStay } from "../../../core/pricing/index.ts";
import { SAMPLE_OFFER, SAMPLE_RATE } from "../../testing/sample-rooms.ts";
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

const load = (seal: string | null, made: Bill = bill) =>
  loadBill(seal, {
    useCases: {
      ...UNASKED,
      today: () => "2026-11-21" as LocalDate,
      findBill: (id) => Promise.resolve(id === made.bookingId ? made : null),
    },
    openBookingSeal: (text) => (text.startsWith("sealed-") ? text.slice(7) : null),
    payments: "sandbox",
  });

it("shows the bill behind a seal, and says that it was a test payment", async () => {
  expect(await load("sealed-7Q4K2N8P")).toMatchObject({
    bookingId: "7Q4K2N8P",
    email: "m…@mail.example",
    isTestPayment: true,
    travellersOwed: 1,
  });
});

it("keeps to the exchange rate of the quote, so that what it says beside the total agrees with it", async () => {
  const eur = "EUR" as CurrencyCode;
  const then = { ...RATES, perUsd: { USD: 1, EUR: 0.5 } };
  const quote = quoteStay(SAMPLE_RATE, 4, "hotel", eur, then);
  const stay: Bill = { ...bill, kind: "hotel", offer: SAMPLE_OFFER, quote };
  const shown = await load("sealed-7Q4K2N8P", stay);
  const [, firstNight, all] = SAMPLE_RATE.cancellation.steps;
  const penalties = [firstNight, all].map((step) => shown && step && convert(step.penalty, eur, shown.pricing.rates));
  expect(penalties).toEqual([quote.perNight, quote.total]);
  expect((await load("sealed-7Q4K2N8P"))?.pricing.rates.perUsd).toEqual({ USD: 1 });
});

it("sends neither phone number nor date of birth, which the page does not show, nor the whole address, which opens the booking", async () => {
  expect(JSON.stringify(await load("sealed-7Q4K2N8P"))).not.toMatch(/7185550163|1988-04-18|maya@/);
});

it.each([null, "", "7Q4K2N8P", "sealed-ZZZZZZZZ", "sealed-../../x", `sealed-${"7".repeat(500)}`])("shows nothing for %s", async (seal) => {
  expect(await load(seal)).toBeNull();
});
