import { describe, expect, it } from "vitest";
import type { LocalDate } from "../kernel/index.ts";
import type { HotelBookingFields } from "./booking-fields.ts";
import { leadingFault } from "./booking-fault.ts";
import { type HotelBookingRules, parseHotelBookingFields } from "./hotel-form.ts";

const RULES: HotelBookingRules = {
  today: "2026-11-21" as LocalDate,
  cardDay: "2026-11-21" as LocalDate,
  expiryRequired: false,
  isCountry: (code) => ["US", "IN"].includes(code),
  hasRate: (currency) => ["USD", "EUR"].includes(currency),
};

const FIELDS: HotelBookingFields = {
  hotelId: "5809844-17",
  rateId: "rate",
  checkin: "Mar-12-2027",
  checkout: "2027-03-15",
  adult: "2",
  child: "1",
  infant: "0",
  rooms: "1",
  totalAmount: "300.00",
  currency: "usd",
  firstName: " Maya ",
  middleName: "mrs. /miss /ms.",
  lastName: "Ellison",
  dob: "1988-04-18",
  email: "maya@mail.example",
  mobile: "(718) 555-0163",
  cardNumber: "4242-4242-4242-4242",
  cardHolderName: "Maya Ellison",
  cardDetails: "123",
  country: "us",
  address: "48 Linden Place",
  city: "Brooklyn",
  state: "New York",
  postalCode: "11201",
  idempotencyKey: "key-1",
};

const parse = (changes: Partial<HotelBookingFields> = {}, rules: Partial<HotelBookingRules> = {}) =>
  parseHotelBookingFields({ ...FIELDS, ...changes }, { ...RULES, ...rules });
const faultsOf = (changes: Partial<HotelBookingFields>, rules: Partial<HotelBookingRules> = {}) => {
  const parsed = parse(changes, rules);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path} ${code}`);
};

describe("a stay's fields", () => {
  it("become a request of one lead guest", () => {
    expect(parse()).toEqual({
      ok: true,
      value: {
        kind: "hotel",
        hotelId: "5809844-17",
        rateId: "rate",
        stay: { checkIn: "2027-03-12", checkOut: "2027-03-15" },
        guests: { adults: 2, children: 1, infants: 0, rooms: 1 },
        shownTotal: { amountMinor: 300_00, currency: "USD" },
        currency: "USD",
        travellers: [{ kind: "adult", title: "mrs. /miss /ms.", firstName: "Maya", lastName: "Ellison", dateOfBirth: "1988-04-18" }],
        contact: { email: "maya@mail.example", mobile: "(718) 555-0163" },
        billing: { country: "US", address: "48 Linden Place", city: "Brooklyn", state: "New York", postalCode: "11201" },
        card: { holderName: "Maya Ellison", number: "4242424242424242", securityCode: "123", expiry: null },
        language: "en",
        idempotencyKey: "key-1",
      },
    });
  });

  it("take the specification's payload, which names no dates, no rate and no total", () => {
    const bare = { checkin: "", checkout: "", rateId: " ", totalAmount: "", currency: "" };
    expect(parse(bare)).toMatchObject({
      ok: true,
      value: { rateId: null, stay: { checkIn: "2026-11-21", checkOut: "2026-11-28" }, shownTotal: null, currency: "USD" },
    });
    expect(parse({ ...bare, currency: "eur" })).toMatchObject({ ok: true, value: { shownTotal: null, currency: "EUR" } });
    expect(parse({ currency: "" })).toMatchObject({ ok: true, value: { shownTotal: { amountMinor: 300_00, currency: "USD" } } });
  });

  it("take the form's own guests and nights where none are named", () => {
    expect(parse({ adult: "", child: "", infant: "", rooms: "", checkout: "" })).toMatchObject({
      ok: true,
      value: {
        guests: { adults: 2, children: 0, infants: 0, rooms: 1 },
        stay: { checkIn: "2027-03-12", checkOut: "2027-03-19" },
      },
    });
  });

  it.each([
    ["hotelId", " ", "hotelId required"],
    ["hotelId", "9".repeat(101), "hotelId too_long"],
    ["checkin", "soon", "checkin invalid_date"],
    ["checkin", "", "checkin required"],
    ["checkin", "Feb-30-2027", "checkin invalid_date"],
    ["checkin", "2026-11-20", "checkin past_check_in"],
    ["checkin", "2027-11-21", "checkin beyond_horizon"],
    ["checkout", "2027-03-12", "checkout check_out_not_after_check_in"],
    ["checkout", "2027-04-12", "checkout too_many_nights"],
    ["adult", "x", "adult invalid_count"],
    ["adult", "0", "adult no_room_or_adult"],
    ["adult", "11", "adult over_limit"],
    ["child", "11", "child over_limit"],
    ["infant", "3", "infant over_limit"],
    ["rooms", "0", "rooms no_room_or_adult"],
    ["rooms", "6", "rooms over_limit"],
    ["rooms", "3", "adult fewer_adults_than_rooms"],
    ["adult", "5", "rooms more_guests_than_rooms_hold"],
    ["totalAmount", "1.234", "totalAmount invalid_amount"],
    ["currency", "dollars", "currency invalid_currency"],
    ["email", "maya.example", "email invalid_email"],
    ["cardNumber", "42", "cardNumber invalid_card_number"],
    ["dob", "2009-03-13", "dob lead_too_young"],
    ["lastName", "<b>", "lastName name_characters"],
    ["country", "ZZ", "country invalid_country"],
  ])("name the fault of %s = %j by the wire's name", (field, value, fault) => {
    expect(faultsOf({ [field]: value })).toEqual([fault]);
  });

  it("judge the lead guest's age on the day of check-in", () => {
    expect(faultsOf({ dob: "2009-03-12" })).toEqual([]);
    expect(faultsOf({ dob: "2030-01-01" })).toEqual(["dob born_in_future"]);
  });

  it("ask for the card's expiry where the rules do", () => {
    expect(faultsOf({}, { expiryRequired: true })).toEqual(["expiryMonth required", "expiryYear required"]);
  });

  it("speak about e-mail, card number and cardholder first", () => {
    const parsed = parse({ rooms: "0", cardHolderName: "", cardNumber: "1", email: "x" });
    expect(parsed.ok || leadingFault(parsed.error)?.message).toBe("Please enter a valid email address.");
    const stay = parse({ rooms: "0" });
    expect(stay.ok || leadingFault(stay.error)?.message).toBe("Choose at least one room and one adult.");
  });

  it("refuse 100 KB in any field that is kept", () => {
    const long = "9".repeat(100_000);
    const judged = Object.keys(FIELDS).filter((name) => !["rateId", "idempotencyKey"].includes(name));
    expect(judged.filter((field) => parse({ [field]: long }).ok)).toEqual([]);
  });

  it("want the lead guest as old on the day of check-in as the hotel lets in", () => {
    expect(faultsOf({ dob: "2006-03-12" }, { minCheckInAge: 21 })).toEqual([]);
    expect(faultsOf({ dob: "2006-03-13" }, { minCheckInAge: 21 })).toEqual(["dob below_check_in_age"]);
    expect(faultsOf({ dob: "2006-03-13" }, { minCheckInAge: 18 })).toEqual([]);
    expect(faultsOf({ dob: "2009-03-13" }, { minCheckInAge: 16 })).toEqual(["dob lead_too_young"]);
  });

  it("that show no total name a currency with a rate, or none", () => {
    expect(faultsOf({ totalAmount: "", currency: "XXX" })).toEqual(["currency invalid_currency"]);
    expect(faultsOf({ totalAmount: "", currency: "eur" })).toEqual([]);
    expect(faultsOf({ totalAmount: "", currency: "" })).toEqual([]);
    expect(faultsOf({ currency: "XXX" })).toEqual([]);
  });
});
