import { expect, it } from "vitest";
import type { Booking } from "../core/booking/index.ts";
import { type LocalDateTime, money } from "../core/kernel/index.ts";
import type { BookingFile } from "../usecases/desk/show-booking.ts";
import { heldStay } from "../usecases/testing/sample-stay.ts";
import { heldBooking, OFFER } from "../usecases/testing/sample-trip.ts";
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
const shown = (booking: Booking): string => bookingLines(fileOf(booking)).join("\n");

it("a flight is shown leg by leg by the clocks of its airports, with what its price is made of", () => {
  const text = shown(FLIGHT);
  expect(text).toContain("BA-178  JFK   2027-03-12 19:00  LHR  2027-03-13 07:00  economy  British Airways\n");
  expect(text).toMatch(/fare, 1 x 500\.00 +USD 500\.00\nservice fee +USD 15\.00\ntotal +USD 515\.00\n/);
});

it("a booking says whose names are still owed, and nothing where none are", () => {
  const family = { ...FLIGHT, offer: { ...OFFER, party: { adults: 2, children: 0, infants: 1 } } };
  expect(shown(family)).toContain("Travelers  Ada Lovelace (adult, born 1990-12-10); names still owed: adult, infant\n");
  expect(shown(FLIGHT)).not.toContain("owed");
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
