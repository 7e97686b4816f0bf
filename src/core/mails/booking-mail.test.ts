import { describe, expect, it } from "vitest";
import { LATER_RATE_ID, heldStay, ROOMS, rateOf, STAY, GUESTS } from "../../usecases/testing/sample-stay.ts";
import { heldBooking, OFFER, RATES } from "../../usecases/testing/sample-trip.ts";
import type { Attention, Booking, BookingFailure } from "../booking/index.ts";
import type { AirlineCode, Instant, LocalDateTime } from "../kernel/index.ts";
import { money, USD } from "../kernel/index.ts";
import { nightsOf } from "../hotels/index.ts";
import { quoteFlight, quoteStay } from "../pricing/index.ts";
import { asRefunded, bookingMail } from "./index.ts";
import { CANCELLATION, FACTS, givenBack, IN_EARNEST } from "./testing/sample-mails.ts";
import { tripOf } from "../../../tests/support/sample-offers.ts";
import { type FlightOffer, lastBoundOf } from "../flights/index.ts";

const FLIGHT = heldBooking(1, { state: "confirmed", language: "en" });
const STAYED = heldStay(2, { state: "confirmed", language: "en" });
const spanish = <B extends object>(booking: B): B => ({ ...booking, language: "es" });
const flat = (text: string): string => text.replaceAll(/\s+/g, " ");
const textOf = (...[kind, booking, facts = FACTS]: [Parameters<typeof bookingMail>[0], Parameters<typeof bookingMail>[1], typeof FACTS?]) =>
  flat(bookingMail(kind, booking, facts).text);

const subjectOf = (...bounds: FlightOffer["bounds"]): string =>
  bookingMail("confirmed", { ...FLIGHT, offer: { ...OFFER, tripType: "multiCity", bounds } }, FACTS).subject;

describe("the mail about a flight that is booked", () => {
  it("goes to whoever booked, from the agency, and is answered to it", () => {
    const mail = bookingMail("confirmed", FLIGHT, FACTS);
    expect(mail).toMatchObject({
      id: "mail-1",
      to: "ada@example.com",
      subject: "Confirmed: New York to London, Mar-12-2027 (00000001)",
      replyTo: { name: "Farewind", address: "hello@agency.example" },
      createdAt: FACTS.now,
    });
  });

  it("leads to the policies by which the site sells, and to the booking", () => {
    const text = textOf("confirmed", FLIGHT);
    expect(text).toContain("https://fly.example/terms-and-conditions");
    expect(text).toContain("https://fly.example/manage-booking?ref=00000001");
    expect(textOf("confirmed", spanish(FLIGHT))).toContain("https://fly.example/es/refund-policy");
  });

  it("parts the flights of a multi-city trip in its subject where nothing is flown between", () => {
    const [out, back] = [OFFER.bounds[0], lastBoundOf(OFFER)];
    expect(subjectOf(out, back)).toContain("New York – London – New York, Mar-12-2027");
    expect(subjectOf(out, out)).toContain("New York – London, New York – London, Mar-12-2027");
  });

  it("says the number, each leg in local time, the travelers, every line of the price, the card, and how to manage it", () => {
    const text = textOf("confirmed", { ...FLIGHT, progress: { ...FLIGHT.progress, orderRef: "QX7T2M" } });
    for (const part of [
      "Booking number: 00000001",
      "Airline reference: QX7T2M",
      "BA-178, British Airways 7:00 PM, Fri, Mar-12-2027 New York, New York Airport (JFK) 7:00 AM, Sat, Mar-13-2027 London, London Airport (LHR)",
      "Return: London to New York",
      "- Ada Lovelace, adult",
      "Base fare, $500.00 × 1 adult $500.00 Service fee $15.00 Platform fee $0.00",
      "Total in USD $515.00",
      "Paid with Visa ending in 4242.",
      "https://fly.example/manage-booking?ref=00000001",
      "the booking number 00000001 and the address ada@example.com",
      "(800) 555-0142",
    ])
      expect(text).toContain(part);
  });

  it("says who flies it where that is another airline, and that a stop changes the airport", () => {
    const [leg] = OFFER.bounds[0].legs;
    if (!leg) throw new Error("no leg");
    const first = { ...leg, operatedBy: { code: "EI" as AirlineCode, name: "Aer Lingus" }, layoverMinutes: 125 };
    const next = { ...leg, from: { ...leg.to, code: "LGW" as typeof leg.to.code, name: "Gatwick" }, to: leg.from };
    const offer = { ...OFFER, ...tripOf({ legs: [first, next], durationMinutes: 965 }, lastBoundOf(OFFER)) };
    const text = textOf("confirmed", { ...FLIGHT, offer });
    expect(text).toContain("Operated by Aer Lingus");
    expect(text).toContain("Layover 2 h 05 min: you arrive at London, London Airport (LHR) and leave from London, Gatwick (LGW)");
  });

  it("tells the fare's own conditions and bags, and our fees with the figures of the legal pages", () => {
    const text = textOf("confirmed", FLIGHT);
    for (const part of [
      "The airline takes $150.00 per traveler for a change",
      "The airline does not pay this ticket back.",
      "1 carry-on, 1 checked bag of up to 23 kg.",
      "Service fee for the booking: $15.00, in the price above, kept once the booking is confirmed.",
      "Cancellation fee (ticket booked on the site): $50 per ticket.",
      "Exchange, international (more than 7 days before departure): up to $200.",
      "Refund, from start to end (from your request until the money is in your account): 60 to 90 days.",
      "https://fly.example/cancellation-policy",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/domestic|low-cost/i);
  });

  it.each([
    ["oneWay", "costs $75.00, paid to the airline."],
    ["roundTrip", "costs $75.00 in each direction, paid to the airline."],
    ["multiCity", "costs $75.00 on each flight, paid to the airline."],
  ] as const)("says for what the first bag has its fee on a trip of the kind %s", (tripType, words) => {
    const offer = { ...OFFER, tripType, bags: { ...OFFER.bags, checked: 0, checkedBagFee: money(75_00, USD) } };
    expect(textOf("confirmed", { ...FLIGHT, offer })).toContain(words);
  });

  it.each([
    [499_99, "The airline keeps $499.99 per traveler when the ticket is paid back."],
    [500_00, "There is no refund of this fare: the airline keeps $500.00 per traveler, as much as it cost or more."],
  ])("says of a refund fee of %i cents on a fare of $500 what comes back", (cents, words) => {
    const offer = { ...OFFER, conditions: { changeFee: null, refundFee: money(cents, USD) } };
    expect(textOf("confirmed", { ...FLIGHT, offer })).toContain(words);
  });

  it("tells the fees of a basic fare, in its first day and later", () => {
    const basic = { ...FLIGHT, offer: { ...OFFER, conditions: { changeFee: null, refundFee: null } } };
    const text = textOf("confirmed", basic);
    expect(text).toContain("Low-cost or basic economy, international (canceled within 24 hours of booking): $75 per passenger.");
    expect(text).toContain("Cancellation fee (ticket booked on the site): $50 per ticket.");
  });

  it("names a fare that allows more than the standard one", () => {
    expect(textOf("confirmed", { ...FLIGHT, offer: { ...OFFER, fareBrand: "flex" } })).toContain("You bought the Flex fare.");
    expect(textOf("confirmed", FLIGHT)).not.toContain("You bought");
  });

  it("shows the airline's amounts in the currency and at the rate of the booking", () => {
    const quote = quoteFlight(OFFER.farePerTraveller, OFFER.party, "EUR" as typeof USD, RATES);
    expect(textOf("confirmed", { ...FLIGHT, quote })).toContain("The airline takes €120.00 per traveler for a change");
  });

  it("says how many names are owed, and nothing of it when none is", () => {
    const party = { adults: 2, children: 1, infants: 0 };
    const owing = { ...FLIGHT, offer: { ...OFFER, party } };
    expect(textOf("confirmed", owing)).toContain("We still need the names of 2 travelers.");
    expect(textOf("confirmed", spanish(owing))).toContain("faltan los nombres de 2 viajeros");
    expect(textOf("confirmed", owing)).toContain("See it, complete names, add it to your calendar");
    expect(textOf("confirmed", FLIGHT)).not.toMatch(/NAMES ARE MISSING|complete names/);
  });

  it("asks for no names and offers no cancellation once the first flight has left, for neither can be had then", () => {
    const owing = { ...FLIGHT, offer: { ...OFFER, party: { adults: 2, children: 0, infants: 0 } } };
    const { departsAt } = OFFER.bounds[0].legs[0];
    const late = textOf("confirmed", owing, { ...FACTS, now: departsAt });
    expect(late).not.toMatch(/NAMES ARE MISSING|complete names|or cancel it/);
    expect(late).toContain("See it or add it to your calendar, without an account.");
  });

  it("says that nothing of it is real in a demonstration, and only then", () => {
    expect(textOf("confirmed", FLIGHT)).toContain("THIS IS A DEMONSTRATION");
    expect(textOf("confirmed", FLIGHT, IN_EARNEST)).not.toContain("DEMONSTRATION");
    expect(textOf("confirmed", FLIGHT, IN_EARNEST)).toContain("Thank you, Ada. The trip is yours.");
  });

  it("is Spanish for whoever booked in Spanish, with Spanish cities, airports, days and addresses", () => {
    const mail = bookingMail("confirmed", spanish(FLIGHT), FACTS);
    expect(mail.subject).toBe("Confirmada: Nueva York – Londres, 12-mar-2027 (00000001)");
    expect(flat(mail.text)).toContain("7:00 p. m., vie, 12-mar-2027 Nueva York, Aeropuerto de Nueva York (JFK)");
    expect(mail.text).toContain("https://fly.example/es/manage-booking");
    expect(mail.html).toContain('<html lang="es">');
  });

  it("makes no link of a name that reads like an address, and leaves initials alone", () => {
    const travellers = FLIGHT.travellers.map((person) => ({ ...person, firstName: "www.prize-site.com", lastName: "J.R. Ellison" }));
    const { subject, text, html } = bookingMail("confirmed", { ...FLIGHT, travellers }, FACTS);
    for (const said of [subject, text, html ?? ""]) expect(said).not.toMatch(/www\.prize|site\.com/);
    expect(text).toContain("J.R. Ellison");
  });

  it("holds nothing of the card but its brand and end, and nothing of where and when somebody was born or lives", () => {
    const all = JSON.stringify(bookingMail("confirmed", FLIGHT, FACTS));
    for (const secret of ["1990", "Main Street", "10001", "212 555"]) expect(all).not.toContain(secret);
  });
});

describe("the mail about a stay that is booked", () => {
  it("says the hotel, its days by its own clock, the room, who checks in and every line of the price", () => {
    const text = textOf("confirmed", STAYED);
    for (const part of [
      "The Cartographer Hotel Check-in from 3:00 PM, Fri, Mar-12-2027 1208 Western Avenue, Downtown, Seattle Check-out until 11:00 AM, Mon, Mar-15-2027",
      "Length: 3 nights",
      "Guests: 2 adults in 1 room",
      "Room: Standard room, 1 queen bed. Room only.",
      "Lead guest: Ada Lovelace",
      "Room price, $100.00 × 3 nights $300.00 Sales tax, included $37.50 Service fee $0.00 ---",
      "Total in USD $300.00",
      "Canceling costs $300.00, the full price.",
    ])
      expect(text).toContain(part);
  });

  it("says of a stay that is paid at the hotel that nothing was taken", () => {
    const [, room = ROOMS[0]] = ROOMS;
    if (!room) throw new Error("no room");
    const rate = { ...rateOf(room, STAY, GUESTS, 2), id: LATER_RATE_ID };
    const quote = quoteStay(rate, nightsOf(STAY), "hotel", USD, RATES);
    const text = textOf("confirmed", { ...STAYED, offer: { ...STAYED.offer, room, rate }, quote });
    expect(text).toContain("Nothing has been taken. You pay $420.00 at the hotel; Visa ending in 4242 is only checked.");
  });

  const at = "2027-03-10T18:00:00" as LocalDateTime;
  const steps = [
    { fromLocal: null, penalty: money(0) },
    { fromLocal: at, penalty: money(100_00) },
    { fromLocal: "2027-03-12T00:00:00" as LocalDateTime, penalty: STAYED.offer.rate.total },
  ] as const;
  const stepped = { ...STAYED, offer: { ...STAYED.offer, rate: { ...STAYED.offer.rate, cancellation: { steps, freeUntilLocal: at } } } };

  it("tells the steps of a cancellation by the hotel's clock", () => {
    const text = textOf("confirmed", stepped);
    expect(text).toContain("Canceling is free until Mar-10-2027, 6:00 PM, hotel time.");
    expect(text).toContain("From Mar-10-2027, 6:00 PM, hotel time, canceling costs $100.00.");
    expect(text).toContain("From the start of Mar-12-2027, hotel time, canceling costs $300.00, the full price.");
    expect(textOf("confirmed", spanish(stepped))).toContain("Desde el comienzo del 12-mar-2027, hora del hotel, ");
  });

  it("says that we add no fee of our own where there is none, and else how much it was", () => {
    const NONE = "We add no fee of our own to a stay";
    expect(textOf("confirmed", stepped)).toContain(NONE);
    const text = textOf("confirmed", { ...stepped, quote: { ...stepped.quote, serviceFee: money(10_00) } });
    expect(text).toContain("Service fee for the booking: $10.00");
    expect(text).not.toContain(NONE);
  });

  it("calls nothing free that is no longer, when it is sent again later", () => {
    // Six in the evening in Seattle, where it is still winter time.
    const later = textOf("confirmed", stepped, { ...FACTS, now: "2027-03-11T02:00:00Z" as Instant });
    expect(later).toContain("Canceling costs $100.00. - From the start of Mar-12-2027");
    expect(later).not.toMatch(/is free until|From Mar-10/);
    const last = textOf("confirmed", stepped, { ...FACTS, now: "2027-03-12T09:00:00Z" as Instant });
    expect(last).toContain("Canceling costs $300.00, the full price.");
    expect(last).not.toMatch(/is free until|From (the start of )?Mar-1/);
  });
});

const failed = (failure: BookingFailure | null) => ({ ...FLIGHT, state: "released" as const, progress: { ...FLIGHT.progress, failure } });

describe("the mail about a booking that came to nothing", () => {
  it.each<[BookingFailure | null, string]>([
    [{ code: "payment_declined", reason: "declined" }, "The payment did not go through"],
    [{ code: "payment_declined", reason: "insufficient_funds" }, "does not have enough funds"],
    [{ code: "payment_declined", reason: "expired_card" }, "the card has expired"],
    [{ code: "payment_not_asked" }, "interrupted before it reached your bank"],
    [{ code: "sold_out" }, "not enough was left"],
    [{ code: "supplier_unavailable" }, "could not complete it with the supplier"],
    [null, "could not complete it with the supplier"],
  ])("says why: %j", (failure, words) => {
    const mail = bookingMail("not_completed", failed(failure), FACTS);
    expect(flat(mail.text)).toContain(words);
    expect(flat(mail.text)).toContain("We have taken no money.");
    expect(mail.attachments).toEqual([]);
  });
});

it.each([
  ["en", "we have let it go"],
  ["es", "ya lo liberamos"],
] as const)("does not say of a payment that never reached the bank that the bank has set it aside: %s", (language, words) => {
  const told = (failure: BookingFailure) => flat(bookingMail("not_completed", { ...failed(failure), language }, FACTS).text);
  expect(told({ code: "payment_not_asked" })).not.toContain(words);
  expect(told({ code: "sale_closed" })).toContain(words);
});

it.each([
  ["en", "https://fly.example/\n"],
  ["es", "https://fly.example/es\n"],
] as const)("leads back to the search by the page's own address, without a way around: %s", (language, address) => {
  expect(bookingMail("not_completed", { ...failed(null), language }, FACTS).text).toContain(address);
});

describe("the mail about a booking that is not settled", () => {
  it("says so, that nothing is to be done, and does not call it paid", () => {
    const text = textOf("pending", { ...FLIGHT, state: "held" });
    expect(text).toContain("your booking is not confirmed yet");
    expect(text).toContain("please do not book again");
    expect(text).not.toMatch(/Paid with|complete names|cancel it/);
  });
});

/** One that a person looks after. */
function withPerson(
  reason: Attention["reason"],
  from: Attention["from"],
  cancellation: Booking["progress"]["cancellation"] = null,
): Booking {
  const progress = { ...FLIGHT.progress, cancellation, attention: { reason, from, since: FACTS.now } };
  return { ...FLIGHT, state: "needs_person", progress };
}

describe("the mail about a booking that is being undone", () => {
  it("does not have anybody wait for a trip, and says neither that it is paid nor that it will be", () => {
    const mail = bookingMail("undone", withPerson("captured_while_undoing", "undoing"), FACTS);
    const text = flat(mail.text);
    expect(mail.subject).toBe("Not booked, and being settled: New York to London, Mar-12-2027 (00000001)");
    expect(text).toContain("your booking does not go through");
    expect(text).toContain("See how it stands, without an account.");
    expect(text).not.toMatch(/you would have two|Paid with|To be paid|complete names|cancel it/);
    expect(mail.attachments).toEqual([]);
  });
});

const paidBy = (brand: "visa" | "unknown") => ({ ...givenBack(FLIGHT, "refunded"), card: { brand, last4: "1111" } });

describe("the mail about a cancellation", () => {
  it("names each amount with its rule, what comes back, to which card and by when", () => {
    const text = textOf("cancelled", givenBack(FLIGHT));
    expect(text).toContain(
      "Paid $515.00 What the airline keeps -$200.00 Service fee, kept for the work that was done -$15.00 Cancellation fee -$50.00 Refund processing fee -$50.00",
    );
    expect(text).toContain("Refund $200.00");
    expect(text).toContain("on its way to Visa ending in 4242. You have it by May-31-2027 at the latest.");
  });

  it("says that it is a test where no money moves, as every mail about money and travelers does", () => {
    const cancelled = { ...STAYED, state: "cancelled", progress: { ...STAYED.progress, cancellation: CANCELLATION } } as const;
    for (const kind of ["cancelled", "refunded"] as const) expect(textOf(kind, cancelled)).toContain("no money has moved");
    expect(textOf("names_completed", FLIGHT)).toContain("no money has moved");
  });

  it("says so when nothing comes back, and what the hotel takes itself", () => {
    const rule = { kind: "hotel_unpaid", penalty: money(90_00) } as const;
    const cancellation = { ...CANCELLATION, lines: [{ amount: money(0), rule }], refund: money(0), refundDue: null };
    const text = textOf("cancelled", { ...STAYED, state: "cancelled", progress: { ...STAYED.progress, cancellation } });
    expect(text).toContain("Nothing is to be paid back.");
    expect(text).toContain("the hotel takes $90.00 from the card itself");
    expect(text).not.toContain("on its way");
    const free = { ...cancellation, lines: [{ amount: money(0), rule: { ...rule, penalty: money(0) } }] };
    const freed = textOf("cancelled", { ...STAYED, state: "cancelled", progress: { ...STAYED.progress, cancellation: free } });
    expect(freed).toContain("the hotel charges nothing: you canceled in time.");
  });

  it("counts what was paid back before", () => {
    const before = { amount: money(-50_00), rule: { kind: "already_given_back" } } as const;
    const cancellation = { ...CANCELLATION, lines: [...CANCELLATION.lines, before], refund: money(150_00) };
    const given = givenBack(FLIGHT);
    expect(textOf("cancelled", { ...given, progress: { ...given.progress, cancellation } })).toMatch(
      /Paid back to you before -\$50\.00 -+ Refund \$150\.00/,
    );
  });

  it("does not call the money on its way while a person sees to it, and offers neither names nor another cancellation", () => {
    const text = textOf("cancelled", withPerson("refund_declined", "cancelled", CANCELLATION));
    expect(text).toContain("One of our agents is seeing to your refund and writes to you as soon as it is settled.");
    expect(text).toContain("You have the money by May-31-2027 at the latest.");
    expect(text).toContain("See it and what the cancellation comes to");
    expect(text).not.toMatch(/on its way|complete names|cancel it/);
  });

  it("names no card where the money went another way", () => {
    const mail = bookingMail("refunded_otherwise", givenBack(FLIGHT, "refunded"), FACTS);
    expect(mail.subject).toBe("Refund paid: New York to London, Mar-12-2027 (00000001)");
    expect(flat(mail.text)).toContain("We have paid $200.00 back to you, by the way that you agreed on with our agent");
    expect(flat(mail.text)).not.toContain("Visa");
  });

  it("is followed by one when the money is paid", () => {
    const mail = bookingMail("refunded", givenBack(FLIGHT, "refunded"), FACTS);
    expect(mail.subject).toBe("Refund paid: New York to London, Mar-12-2027 (00000001)");
    expect(flat(mail.text)).toContain("We have paid $200.00 back to Visa ending in 4242.");
    expect(mail.attachments).toEqual([]);
  });

  it("names a card in the middle of a sentence, whoever issued it", () => {
    expect(textOf("refunded", paidBy("unknown"))).toContain("We have paid $200.00 back to the card ending in 1111.");
    expect(textOf("refunded", spanish(paidBy("visa")))).toContain("a la tarjeta Visa terminada en 1111.");
    expect(textOf("refunded", spanish(paidBy("unknown")))).toContain("a la tarjeta terminada en 1111.");
  });
});

it("shows the travelers as they stand after names were added", () => {
  expect(textOf("names_completed", FLIGHT)).toContain("Check the spelling: it has to match the passports. Booking number: 00000001");
});

it("asks of a corrected stay for no passport, which a hotel of the same country does not see", () => {
  const said = "Check the spelling: it has to match the identification shown at the hotel.";
  expect(textOf("corrected", STAYED)).toContain(said);
  expect(textOf("corrected", STAYED)).not.toContain("passport");
});

it("says of a correction that it is one, so that nobody takes it for a second booking", () => {
  const mail = bookingMail("corrected", FLIGHT, FACTS);
  expect(mail.subject).toMatch(/^Corrected: .*\(00000001\)$/);
  expect(textOf("corrected", FLIGHT)).toContain("We corrected what we had of the people in it, and nothing else.");
  expect(textOf("corrected", FLIGHT)).not.toContain("Thank you");
  for (const booking of [FLIGHT, STAYED]) expect(textOf("corrected", booking)).toContain(`Phone: ${booking.contact.mobile}`);
  expect(mail.attachments).toEqual([]);
});

describe("the mail about a refund of the desk", () => {
  const refund = money(50_00);
  const undone = heldBooking(3, {
    state: "needs_person",
    language: "en",
    progress: { ...FLIGHT.progress, attention: { reason: "captured_while_undoing", from: "undoing", since: FACTS.now } },
  });

  it.each<[string, Booking, string]>([
    ["a booking that stands", FLIGHT, "Your booking stands as it was"],
    ["one that is being undone", undone, "The booking itself is canceled"],
    ["one that was canceled", { ...givenBack(FLIGHT), state: "cancelled" }, "The booking itself is canceled"],
  ])("says of %s whether the trip still is, and what came back", (_, booking, said) => {
    const text = textOf("refunded", asRefunded(booking, refund));
    expect(text).toContain("We have paid $50.00 back");
    expect(text).toContain(said);
  });
});
