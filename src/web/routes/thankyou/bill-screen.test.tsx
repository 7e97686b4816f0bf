import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { type BookingId, type CurrencyCode, type LocalDate, money, USD } from "../../../core/kernel/index.ts";
import { quoteFlight } from "../../../core/pricing/index.ts";
import { stayQuoteIn } from "../../present/pricing.ts";
import { SAMPLE_FIRM_RATE, SAMPLE_OFFER, SAMPLE_PRICING } from "../../testing/sample-rooms.ts";
import { BillScreen } from "./bill-screen.tsx";
import type { ShownBill } from "./load-bill.ts";
import { NothingScreen } from "./nothing-screen.tsx";

const offer = SAMPLE_OFFERS[0] as FlightOffer;
const RATES = { base: USD, perUsd: { USD: 1 }, asOf: "2026-11-20" as LocalDate, source: "test" };
const bill: ShownBill = {
  bookingId: "7Q4K2N8P" as BookingId,
  status: "confirmed",
  card: { brand: "visa", last4: "4242" },
  bought: { kind: "flight", offer, quote: quoteFlight(offer.farePerTraveller, offer.party, USD, RATES) },
  pricing: { currency: USD, rates: RATES },
  today: "2026-11-21" as LocalDate,
  travellers: [{ kind: "adult", firstName: "Maya", lastName: "Ellison" }],
  travellersOwed: 0,
  email: "maya@mail.example",
  isTestPayment: false,
};

const htmlOf = (change: Partial<ShownBill> = {}): string => renderStatic(<BillScreen bill={{ ...bill, ...change }} />);

describe("the thank-you page", () => {
  it("thanks, shows the booking's number, the phone line and the way home", () => {
    const html = htmlOf();
    expect(textOf(html)).toContain("Thank you, Maya. The trip is yours.");
    expect(textOf(html)).toContain("Booking number 7Q4K2N8P");
    expect(textOf(html)).toContain("Call us, day and night: (800) 555-0142");
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Back to the home page<\/a>/);
  });

  it("does not call a booking confirmed whose payment is still open", () => {
    const text = textOf(htmlOf({ status: "pending" }));
    expect(text).toContain("Thank you, Maya. We have your booking.");
    expect(text).not.toMatch(/is confirmed|\bPaid\b/);
    expect(text).toContain("as soon as it is there, we write to maya@mail.example");
  });

  it("says, on its day as long after, where the mail goes, and leads back to the booking", () => {
    expect(textOf(htmlOf())).toContain("The confirmation goes to maya@mail.example");
    expect(htmlOf()).toMatch(/<a[^>]*href="\/manage-booking\?ref=7Q4K2N8P"[^>]*>Manage this booking<\/a>/);
  });

  it("says so of a booking that has been given back", () => {
    const text = textOf(htmlOf({ status: "cancelled" }));
    expect(text).toContain("Maya, this booking is canceled.");
    expect(text).not.toContain("Thank you");
  });

  it("says what the airline takes for a change and a refund, in the currency of the bill", () => {
    const conditions = { changeFee: money(75_00), refundFee: null };
    const [eur, perUsd] = ["EUR" as CurrencyCode, { USD: 1, EUR: 2 }];
    const bought = { ...bill.bought, offer: { ...offer, conditions } } as ShownBill["bought"];
    const text = textOf(htmlOf({ bought, pricing: { currency: eur, rates: { ...RATES, perUsd } } }));
    expect(text).toContain("Airline change fee €150");
    expect(text).toContain("Nonrefundable");
  });

  it("says when names are missing, and when no money has moved", () => {
    expect(textOf(htmlOf({ travellersOwed: 2 }))).toContain("We still need the names of 2 travelers.");
    expect(textOf(htmlOf({ isTestPayment: true }))).toContain("no money has moved");
    expect(textOf(htmlOf())).not.toMatch(/still need the names|no money has moved/);
  });
});

const bought = { kind: "hotel", offer: SAMPLE_OFFER, quote: stayQuoteIn(SAMPLE_PRICING, SAMPLE_OFFER.rate, 4) } as const;
const stay: ShownBill = { ...bill, bought };

it("asks for names only where its booking takes them: once it is confirmed", () => {
  expect(textOf(htmlOf({ travellersOwed: 2, status: "pending" }))).not.toContain("Complete the names");
});

describe("the thank-you page without a booking", () => {
  it("leads to the form that finds one", () => {
    const html = renderStatic(<NothingScreen />);
    expect(html).toMatch(/<a[^>]*href="\/manage-booking"[^>]*>Find my booking<\/a>/);
    expect(textOf(html)).toContain("(800) 555-0142");
  });
});

describe("the thank-you page of a stay", () => {
  it("names the hotel, the nights, the guest, and until when it can be given back", () => {
    const text = textOf(renderStatic(<BillScreen bill={stay} />));
    for (const words of [
      "Thank you, Maya. The room is yours.",
      "Booking number 7Q4K2N8P",
      "The Cartographer Hotel",
      "Check-in Mar-12-2027 Fri, from 3:00 PM",
      "2 adults in 1 room",
      "Lead guest Maya Ellison",
      "until Mar-10-2027 , 6:00 PM hotel time",
      "Call us, day and night: (800) 555-0142",
    ])
      expect(text).toContain(words);
  });

  it("says that nothing was paid when the hotel takes the money, and that it is paid when we took it", () => {
    const text = textOf(renderStatic(<BillScreen bill={stay} />));
    expect(text).toContain("Due at the hotel $756.00 Visa ending in 4242 Paid $0.00 The card is only checked");
    expect(text).not.toContain("Due now");
    const firm = { ...SAMPLE_OFFER, rate: SAMPLE_FIRM_RATE };
    const paid: ShownBill = { ...stay, bought: { kind: "hotel", offer: firm, quote: stayQuoteIn(SAMPLE_PRICING, firm.rate, 4) } };
    expect(textOf(renderStatic(<BillScreen bill={paid} />))).toContain("Paid $732.00 Visa ending in 4242");
  });

  it("says of one that was given back that nothing is due any more, and nothing of what giving it back costs", () => {
    const text = textOf(renderStatic(<BillScreen bill={{ ...stay, status: "cancelled" }} />));
    expect(text).toContain("Due at the hotel Nothing, or what the conditions of the rate keep: the booking is canceled.");
    expect(text).not.toMatch(/Paid|Free cancellation|hotel time|Due at the hotel \$/);
  });

  it("does not speak of tickets in a test payment, and calls nothing the guest's that is not", () => {
    const text = textOf(renderStatic(<BillScreen bill={{ ...stay, isTestPayment: true }} />));
    expect(text).toContain("no room is held for you");
    expect(text).toContain("Thank you, Maya. Your test booking is made.");
    expect(text).not.toContain("yours");
    expect(textOf(htmlOf({ isTestPayment: true }))).toContain("Your test booking is made.");
  });

  it("speaks of as many rooms as were booked", () => {
    const two: ShownBill = { ...stay, bought: { ...bought, offer: { ...SAMPLE_OFFER, guests: { ...SAMPLE_OFFER.guests, rooms: 2 } } } };
    expect(textOf(renderStatic(<BillScreen bill={two} />))).toContain("Thank you, Maya. The rooms are yours.");
  });

  it("keeps what was paid and its note on lines of their own", () => {
    expect(renderStatic(<BillScreen bill={stay} />)).toContain("<span>$0.00</span><small>The card is only checked");
  });
});
