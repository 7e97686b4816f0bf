import { describe, expect, it } from "vitest";
import { ADA, REQUEST, withCard } from "../../usecases/testing/sample-trip.ts";
import { type LocalDate, money, type OfferId } from "../kernel/index.ts";
import { fingerprintText, requestText } from "./fingerprint.ts";
import type { FlightBookingRequest } from "./request.ts";

const lead = (change: Partial<typeof ADA>): FlightBookingRequest => ({ ...REQUEST, travellers: [{ ...ADA, ...change }] });
const contact = (email: string): FlightBookingRequest => ({ ...REQUEST, contact: { ...REQUEST.contact, email } });

describe("the fingerprint of a booking without a key", () => {
  it.each<[string, FlightBookingRequest]>([
    ["another card", withCard(REQUEST, "5555555555554444")],
    ["another way to type the e-mail", contact(" ADA@Example.com ")],
    ["another way to type the name", lead({ firstName: "ADA", lastName: "lovelace " })],
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

  it("and the text of a request hold nothing of the card", () => {
    const { number, securityCode } = REQUEST.card;
    const other = withCard({ ...REQUEST, card: { ...REQUEST.card, holderName: "Someone", expiry: null } }, "1234123412341234");
    expect(requestText(other)).toBe(requestText(REQUEST));
    expect(fingerprintText(REQUEST) + requestText(REQUEST)).not.toMatch(new RegExp(`${number}|"${securityCode}"`));
  });
});

describe("the text of a request", () => {
  it.each<[string, FlightBookingRequest]>([
    ["address", { ...REQUEST, billing: { ...REQUEST.billing, city: "Boston" } }],
    ["phone", { ...REQUEST, contact: { ...REQUEST.contact, mobile: "1" } }],
    ["party", { ...REQUEST, party: { adults: 2, children: 0, infants: 0 } }],
    ["names", { ...REQUEST, travellers: [ADA, ADA] }],
    ["title", lead({ title: "mr" })],
  ])("changes with the %s", (_, request) => {
    expect(requestText(request)).not.toBe(requestText(REQUEST));
  });
});
