import { expect, it } from "vitest";
import type { Booking } from "../core/booking/index.ts";
import { type CurrencyCode, type LocalDateTime, money, secondsAfter } from "../core/kernel/index.ts";
import { quoteStay } from "../core/pricing/index.ts";
import type { BookingFile } from "../usecases/desk/show-booking.ts";
import { heldStay } from "../usecases/testing/sample-stay.ts";
import { heldBooking, NOW, OFFER, RATES } from "../usecases/testing/sample-trip.ts";
import { bookingLines } from "./booking-lines.ts";

/** A booking as the desk finds it, without anything that has happened to it. */
const fileOf = (booking: Booking): BookingFile => ({
  booking,
  gateway: "sandbox",
  payment: "captured",
  refund: null,
  order: "ordered",
  deskRefunds: [],
  moves: [],
  mails: [],
  acts: [],
});

const FLIGHT = heldBooking(1, { state: "confirmed" });
const STAYED = heldStay(2, { state: "confirmed" });
const shown = (booking: Booking, file: Partial<BookingFile> = {}): string => bookingLines({ ...fileOf(booking), ...file }, NOW).join("\n");

it("a flight is shown leg by leg by the clocks of its airports, with what its price is made of", () => {
  const text = shown(FLIGHT);
  expect(text).toContain("BA-178  JFK   2027-03-12 19:00  LHR  2027-03-13 07:00  economy  British Airways\n");
  expect(text).toMatch(/fare, 1 x 500\.00 +USD 500\.00\nservice fee +USD 15\.00\ntotal +USD 515\.00\n/);
});

it("a booking says whose names are still owed, and nothing where none are", () => {
  const family = { ...FLIGHT, offer: { ...OFFER, party: { adults: 2, children: 0, infants: 1 } } };
  expect(shown(family)).toContain("Travelers  Mrs./Miss/Ms. Ada Lovelace (adult, born 1990-12-10); names still owed: adult, infant\n");
  expect(shown(FLIGHT)).not.toContain("owed");
});

it("a cancellation is shown as it was agreed to, each amount with its rule", () => {
  const lines = [
    { amount: money(515_00), rule: { kind: "paid" } },
    { amount: money(-150_00), rule: { kind: "fare_penalty" } },
    { amount: money(-15_00), rule: { kind: "service_fee_kept" } },
  ] as const;
  const cancellation = { lines, refund: money(350_00), at: FLIGHT.createdAt, refundDue: null };
  const text = shown({ ...FLIGHT, state: "cancelling", progress: { ...FLIGHT.progress, cancellation } });
  expect(text).toContain(
    [
      "",
      "Cancellation, as agreed to",
      "rule                   amount",
      "paid               USD 515.00",
      "fare penalty      USD -150.00",
      "service fee kept   USD -15.00",
      "comes back         USD 350.00",
    ].join("\n"),
  );
  expect(shown(FLIGHT)).not.toContain("agreed to");
});

it("a mail is shown whole, with the beginning of its id and what has become of it", () => {
  const [to, subject] = ["ada.augusta.lovelace@analytical-engine.example", "Your booking 00000001 is confirmed"];
  const sent = { to, subject, createdAt: NOW, dueAt: NOW, attempts: 1, lastFailure: null, sentAt: NOW, givenUpAt: null, givenUpBy: null };
  const waits = { ...sent, createdAt: secondsAfter(NOW, -3 * 3600), attempts: 7, lastFailure: "EENVELOPE 550", sentAt: null };
  const givenUp = { ...waits, attempts: 1, givenUpAt: NOW, givenUpBy: { actor: "Grace", because: "there is no such address" } };
  const mails = [
    { ...sent, id: "aaaaaaaa-1" },
    { ...waits, id: "bbbbbbbb-2" },
    { ...givenUp, id: "cccccccc-3" },
  ];
  expect(shown(FLIGHT, { mails })).toContain(
    [
      "",
      "Mails",
      "aaaaaaaa  written 2027-03-01 12:00 UTC, sent 2027-03-01 12:00 UTC",
      `          ${to}  ${subject}`,
      "bbbbbbbb  written 2027-03-01 09:00 UTC, waits for 3 h, next try 2027-03-01 12:00 UTC; 7 tries:",
      "          EENVELOPE 550",
      `          ${to}  ${subject}`,
      "cccccccc  written 2027-03-01 09:00 UTC, given up 2027-03-01 12:00 UTC by Grace: “there is no such",
      "          address”; 1 try: EENVELOPE 550",
      `          ${to}  ${subject}`,
    ].join("\n"),
  );
});

it("a stay is shown with its room, its clock and each step of what it costs to give it back", () => {
  const { rate, ...stay } = STAYED.offer;
  const cancellation = {
    steps: [
      { fromLocal: null, penalty: money(0) },
      { fromLocal: "2027-03-10T18:00:00" as LocalDateTime, penalty: money(100_00) },
    ],
    freeUntilLocal: "2027-03-10T18:00:00" as LocalDateTime,
  } as const;
  const text = shown({ ...STAYED, offer: { ...stay, rate: { ...rate, cancellation } } });
  for (const part of [
    "Hotel      The Cartographer Hotel, 1208 Western Avenue, Seattle, US\n",
    "Check-in   2027-03-12 from 15:00\n",
    "Room       1 x standard, 1 queen; room only\n",
    "To cancel  costs USD 0.00; from 2027-03-10 18:00 USD 100.00\n",
    "taxes and fees (sales tax)",
  ])
    expect(text).toContain(part);
});

it("what it costs to give a stay back is said in the currency that it was sold in, the last step as its very total", () => {
  const rate = { ...STAYED.offer.rate, perNight: money(33_32), total: money(99_96), taxesAndFees: money(0) };
  const cancellation = {
    steps: [
      { fromLocal: null, penalty: money(33_32) },
      { fromLocal: "2027-03-12T00:00:00" as LocalDateTime, penalty: money(99_96) },
    ],
    freeUntilLocal: null,
  } as const;
  const quote = quoteStay(rate, 3, "now", "EUR" as CurrencyCode, RATES);
  // A night is 26.656, shown as 26.66; the whole is three of these.
  expect(shown({ ...STAYED, offer: { ...STAYED.offer, rate: { ...rate, cancellation } }, quote })).toContain(
    "To cancel  costs EUR 26.66; from 2027-03-12 00:00 EUR 79.98\n",
  );
});
