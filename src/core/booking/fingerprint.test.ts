import { describe, expect, it } from "vitest";
import { GUESTS, STAY, STAY_REQUEST } from "../../usecases/testing/sample-stay.ts";
import { ADA, REQUEST, withCard } from "../../usecases/testing/sample-trip.ts";
import { type CurrencyCode, type HotelId, type LocalDate, money, type OfferId } from "../kernel/index.ts";
import { fingerprintText, requestText } from "./fingerprint.ts";
import type { FlightBookingRequest, HotelBookingRequest } from "./request.ts";

const lead = (change: Partial<typeof ADA>): FlightBookingRequest => ({ ...REQUEST, travellers: [{ ...ADA, ...change }] });
const contact = (email: string): FlightBookingRequest => ({ ...REQUEST, contact: { ...REQUEST.contact, email } });

describe("the fingerprint of a booking without a key", () => {
  it.each<[string, FlightBookingRequest]>([
    ["another card", withCard(REQUEST, "5555555555554444")],
    ["another way to type the e-mail", contact(" ADA@Example.com ")],
    ["another way to type the name", lead({ firstName: "ADA", lastName: "lovelace " })],
    ["wide letters", { ...contact("ａda@example.com"), travellers: [{ ...ADA, lastName: "Ｌovelace" }] }],
    ["another address", { ...REQUEST, billing: { ...REQUEST.billing, city: "Boston" } }],
  ])("does not see %s", (_, request) => {
    expect(fingerprintText(request)).toBe(fingerprintText(REQUEST));
  });

  it.each<[string, FlightBookingRequest]>([
    ["another offer", { ...REQUEST, offerId: "another" as OfferId }],
    ["another traveller", lead({ firstName: "Byron" })],
    ["another date of birth", lead({ dateOfBirth: "1991-12-10" as LocalDate })],
    ["another e-mail", contact("byron@example.com")],
    ["another total", { ...REQUEST, shownTotal: money(515_01) }],
    ["letters that moved over a border", lead({ firstName: "AdaL", lastName: "ovelace" })],
  ])("sees %s", (_, request) => {
    expect(fingerprintText(request)).not.toBe(fingerprintText(REQUEST));
  });

  it.each<[string, Partial<HotelBookingRequest>]>([
    ["hotel", { hotelId: "5809844-18" as HotelId }],
    ["rate", { rateId: null }],
    ["check-in", { stay: { ...STAY, checkIn: "2027-03-11" as LocalDate } }],
    ["check-out", { stay: { ...STAY, checkOut: "2027-03-16" as LocalDate } }],
    ["number of adults", { guests: { ...GUESTS, adults: GUESTS.adults + 1 } }],
    ["number of children", { guests: { ...GUESTS, children: 1 } }],
    ["number of infants", { guests: { ...GUESTS, infants: 1 } }],
    ["rooms", { guests: { ...GUESTS, rooms: 2 } }],
    ["total", { shownTotal: null }],
    ["currency", { currency: "EUR" as CurrencyCode, shownTotal: null }],
  ])("sees another %s of a stay", (_, change) => {
    const other = { ...STAY_REQUEST, ...change };
    expect(fingerprintText(other)).not.toBe(fingerprintText(STAY_REQUEST));
    expect(requestText(other)).not.toBe(requestText(STAY_REQUEST));
  });

  it("does not see another card for a stay", () => {
    expect(fingerprintText(withCard(STAY_REQUEST, "5555555555554444"))).toBe(fingerprintText(STAY_REQUEST));
  });

  it("and the text of a flight are as they were before stays were sold: keys of then still count", () => {
    expect(fingerprintText(REQUEST)).toBe('["offer-of-the-test-trip","ada","lovelace","1990-12-10","ada@example.com",51500,"USD"]');
    expect(requestText(REQUEST)).toMatch(/^\["offer-of-the-test-trip",51500,"USD",1,0,0,"adult",/);
  });

  it("and the text of a request hold nothing of the card", () => {
    const { number, securityCode } = REQUEST.card;
    const other = withCard({ ...REQUEST, card: { ...REQUEST.card, holderName: "Someone", expiry: null } }, "1234123412341234");
    expect(requestText(other)).toBe(requestText(REQUEST));
    expect(fingerprintText(REQUEST) + requestText(REQUEST)).not.toMatch(new RegExp(`${number}|"${securityCode}"`));
  });
});

describe("the text of a request", () => {
  it.each<[string, FlightBookingRequest]>([
    ["city", { ...REQUEST, billing: { ...REQUEST.billing, city: "Boston" } }],
    ["street", { ...REQUEST, billing: { ...REQUEST.billing, address: "2 Main Street" } }],
    ["state", { ...REQUEST, billing: { ...REQUEST.billing, state: "NJ" } }],
    ["postal code", { ...REQUEST, billing: { ...REQUEST.billing, postalCode: "10002" } }],
    ["country", { ...REQUEST, billing: { ...REQUEST.billing, country: "CA" } }],
    ["e-mail", contact("byron@example.com")],
    ["phone", { ...REQUEST, contact: { ...REQUEST.contact, mobile: "1" } }],
    ["party", { ...REQUEST, party: { adults: 2, children: 0, infants: 0 } }],
    ["names", { ...REQUEST, travellers: [ADA, ADA] }],
    ["title", lead({ title: "mr" })],
    ["first name", lead({ firstName: "Byron" })],
    ["last name", lead({ lastName: "Byron" })],
    ["date of birth", lead({ dateOfBirth: "1991-12-10" as LocalDate })],
    ["kind of traveler", lead({ kind: "child" })],
    ["total", { ...REQUEST, shownTotal: money(515_01) }],
    ["currency", { ...REQUEST, currency: "EUR" as CurrencyCode }],
  ])("changes with the %s", (_, request) => {
    expect(requestText(request)).not.toBe(requestText(REQUEST));
  });
});
