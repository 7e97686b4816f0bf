import { describe, expect, it } from "vitest";
import type { LocalDate } from "../kernel/index.ts";
import { faultOfTraveller, leadingFault } from "./booking-fault.ts";
import type { FlightBookingFields } from "./booking-fields.ts";
import { isEmail, veiledEmail } from "./email.ts";
import { type FlightBookingRules, parseFlightBookingFields } from "./flight-form.ts";

const RULES: FlightBookingRules = {
  today: "2026-11-21" as LocalDate,
  cardDay: "2026-11-21" as LocalDate,
  departureDate: "2027-03-12" as LocalDate,
  names: "all",
  expiryRequired: true,
  isCountry: (code) => ["US", "IN"].includes(code),
};

const FIELDS: FlightBookingFields = {
  offerId: "offer",
  totalAmount: "1111.00",
  currency: "USD",
  adt: "1",
  chd: "1",
  ift: "0",
  firstName: " Maya ",
  middleName: "mrs. /miss /ms.",
  lastName: "Ellison",
  dob: "1988-04-18",
  email: "maya@mail.example",
  mobile: "(718) 555-0163",
  cardNumber: "4242 4242 4242 4242",
  cardHolderName: "Maya Ellison",
  cardDetails: "123",
  expiryMonth: "11",
  expiryYear: "2026",
  country: "us",
  address: "48 Linden Place",
  city: "Brooklyn",
  state: "New York",
  postalCode: "11201",
  travellers: [{ firstName: "Jonah", lastName: "Ellison", dob: "Nov-02-2018" }],
  idempotencyKey: "key-1",
};

const parse = (changes: Partial<FlightBookingFields> = {}, rules: Partial<FlightBookingRules> = {}) =>
  parseFlightBookingFields({ ...FIELDS, ...changes }, { ...RULES, ...rules });
const faultsOf = (changes: Partial<FlightBookingFields>, rules: Partial<FlightBookingRules> = {}) => {
  const parsed = parse(changes, rules);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path} ${code}`);
};
/** Who is read out of the others with an infant in the party. */
const kindsOf = (travellers: FlightBookingFields["travellers"]) => {
  const parsed = parse({ ift: "1", travellers });
  return parsed.ok ? parsed.value.travellers.map(({ firstName, kind }) => `${firstName} ${kind}`) : parsed.error;
};
const other = (changes: object) => ({ travellers: [{ firstName: "Jonah", lastName: "Ellison", dob: "Nov-02-2018", ...changes }] });

describe("a booking's fields", () => {
  it("become a request", () => {
    expect(parse()).toMatchObject({
      ok: true,
      value: {
        offerId: "offer",
        shownTotal: { amountMinor: 111_100, currency: "USD" },
        party: { adults: 1, children: 1, infants: 0 },
        travellers: [
          { kind: "adult", title: "mrs. /miss /ms.", firstName: "Maya", dateOfBirth: "1988-04-18" },
          { kind: "child", title: "mr", firstName: "Jonah", dateOfBirth: "2018-11-02" },
        ],
        billing: { country: "US" },
        card: { number: "4242424242424242", securityCode: "123", expiry: { month: 11, year: 2026 } },
        idempotencyKey: "key-1",
      },
    });
  });

  it("take the specification's flat payload without expiry and other names", () => {
    const flat = { travellers: [], expiryMonth: undefined, expiryYear: undefined };
    expect(parse(flat, { names: "lead", expiryRequired: false })).toMatchObject({ ok: true, value: { card: { expiry: null } } });
    expect(faultsOf(flat)).toEqual(["travellers invalid_party", "expiryMonth required", "expiryYear required"]);
  });

  it.each([
    ["email", "maya.example", "email invalid_email"],
    ["email", "", "email invalid_email"],
    ["email", "<maya@mail.example>", "email invalid_email"],
    ["email", "maya@mail.example\u200b", "email invalid_email"],
    ["email", "maya@mail..example", "email invalid_email"],
    ["email", ".maya@mail.example", "email invalid_email"],
    ["email", "maya@-mail.example", "email invalid_email"],
    ["cardNumber", "ABCDABCDABCDABCD", "cardNumber invalid_card_number"],
    ["cardNumber", "424242424242424", "cardNumber invalid_card_number"],
    ["cardHolderName", "   ", "cardHolderName card_holder_required"],
    ["cardDetails", "12", "cardDetails invalid_security_code"],
    ["cardDetails", "12345", "cardDetails invalid_security_code"],
    ["expiryMonth", "10", "expiryMonth card_expired"],
    ["expiryMonth", "13", "expiryMonth invalid_expiry"],
    ["expiryMonth", "0", "expiryMonth invalid_expiry"],
    ["expiryYear", "2024", "expiryYear invalid_expiry"],
    ["expiryYear", "2044", "expiryYear invalid_expiry"],
    ["mobile", "call me", "mobile invalid_phone"],
    ["mobile", "1234", "mobile invalid_phone"],
    ["mobile", "call 718 555 0163", "mobile invalid_phone"],
    ["mobile", "718 555 0163 at night", "mobile invalid_phone"],
    ["mobile", "+1 - (718) - 555 - 0163 --", "mobile invalid_phone"],
    ["firstName", "", "firstName required"],
    ["middleName", "Captain", "middleName invalid_title"],
    ["dob", "2027-01-01", "dob born_in_future"],
    ["dob", "Feb-30-1990", "dob invalid_date"],
    ["dob", "0188-04-18", "dob born_long_ago"],
    ["dob", "2020-01-01", "dob adult_too_young"],
    ["dob", "2010-01-01", "dob lead_too_young"],
    ["lastName", "<b>", "lastName name_characters"],
    ["country", "ZZ", "country invalid_country"],
    ["postalCode", "12345678901234567", "postalCode too_long"],
    ["address", "48 Linden \ud83c Place", "address unprintable"],
    ["totalAmount", "1.234", "totalAmount invalid_amount"],
    ["currency", "dollars", "currency invalid_currency"],
    ["adt", "x", "adt invalid_party"],
  ])("name the fault of %s = %s", (field, value, fault) => {
    expect(faultsOf({ [field]: value })).toContain(fault);
  });

  it.each(["x", "1.0", "0", ""])("name the fault of %j adults once", (adt) => {
    expect(faultsOf({ adt }).filter((fault) => fault.startsWith("adt"))).toEqual(["adt invalid_party"]);
  });

  it("take a card until its month has ended everywhere, whatever day it is here", () => {
    const rules = { today: "2026-12-01" as LocalDate, cardDay: "2026-11-30" as LocalDate };
    expect(faultsOf({ expiryMonth: "11", expiryYear: "2026" }, rules)).toEqual([]);
    expect(faultsOf({ expiryMonth: "11", expiryYear: "2026" }, { ...rules, cardDay: rules.today })).toEqual(["expiryMonth card_expired"]);
  });

  it("take every month and year that the form offers, and no half of an expiry", () => {
    for (const [expiryMonth, expiryYear] of [
      ["12", "2026"],
      ["1", "2027"],
      ["12", "2043"],
    ] as const)
      expect(faultsOf({ expiryMonth, expiryYear })).toEqual([]);
    expect(faultsOf({ expiryMonth: "" }, { expiryRequired: false })).toEqual(["expiryMonth required"]);
    expect(faultsOf({ expiryYear: "" }, { expiryRequired: false })).toEqual(["expiryYear required"]);
  });

  it("take a title as it is shown, a security code of four digits, and the longest phone number and postal code", () => {
    for (const middleName of ["Mr.", "Mrs./Miss/Ms."]) expect(faultsOf({ middleName })).toEqual([]);
    expect(faultsOf({ cardDetails: "1234", mobile: "+1 - (718) - 555 - 0163 -", postalCode: "1234567890123456" })).toEqual([]);
  });

  it("take a card's number as a bank's page shows it: copied with spaces at which no line breaks, or with marks that nobody sees", () => {
    for (const cardNumber of [
      "4242\u00A04242\u00A04242\u00A04242",
      "\u202D4242\u20094242\u20094242\u20094242\u202C",
      "4242\u20114242\u20114242\u20114242",
    ])
      expect(faultsOf({ cardNumber })).toEqual([]);
  });

  it("take others in whatever order, where each says what it is", () => {
    const [child, infant] = [
      { firstName: "Jonah", lastName: "Ellison", dob: "2018-11-02", kind: "child" },
      { firstName: "Ada", lastName: "Ellison", dob: "2026-11-21", kind: "infant" },
    ];
    expect(kindsOf([child, infant])).toEqual(["Maya adult", "Jonah child", "Ada infant"]);
    expect(kindsOf([infant, child])).toEqual(["Maya adult", "Ada infant", "Jonah child"]);
    expect(faultsOf(other({ kind: "adult" }))).toEqual(["travellers.0.dob adult_too_young"]);
  });

  it("take who says to be something else for what the party has in that place", () => {
    const others = [
      { firstName: "Jonah", lastName: "Ellison", dob: "2018-11-02", kind: "senior" },
      { firstName: "Ada", lastName: "Ellison", dob: "2026-11-21", kind: "" },
    ];
    expect(kindsOf(others)).toEqual(["Maya adult", "Jonah child", "Ada infant"]);
  });

  it("take whoever is born in the year 1900 or later", () => {
    expect(faultsOf({ dob: "1900-01-01" })).toEqual([]);
    expect(faultsOf({ dob: "1899-12-31" })).toEqual(["dob born_long_ago"]);
  });

  it("judge ages on the day of departure", () => {
    expect(faultsOf(other({ dob: "2025-03-12" }))).toEqual([]);
    expect(faultsOf(other({ dob: "2025-03-13" }))).toEqual(["travellers.0.dob child_too_young"]);
    expect(faultsOf({ chd: "0", ift: "1", ...other({ dob: "2025-03-13" }) })).toEqual([]);
    expect(faultsOf(other({ dob: "2014-03-12" }))).toEqual(["travellers.0.dob child_too_old"]);
    expect(faultsOf(other({ dob: "2014-03-12" }), { departureDate: null })).toEqual([]);
  });

  it("let infants be infants only while they are under two", () => {
    const infant = { chd: "0", ift: "1", ...other({ dob: "2025-03-15" }) };
    expect(faultsOf(infant)).toEqual([]);
    expect(faultsOf(infant, { lastDate: "2027-03-19" as LocalDate })).toEqual(["travellers.0.dob infant_too_old"]);
  });

  it("refuse more names than seats, nobody, and more than nine", () => {
    expect(faultsOf({ adt: "9", chd: "0", travellers: [] }, { names: "lead" })).toEqual([]);
    expect(faultsOf({ chd: "0" })).toContain("travellers invalid_party");
    expect(faultsOf({ adt: "0" })).toContain("adt invalid_party");
    expect(faultsOf({ adt: "10", chd: "0", travellers: [] }, { names: "lead" })).toEqual(["adt too_many_travellers"]);
  });

  it("speak about e-mail, card number and cardholder first, in this order", () => {
    const parsed = parse({ firstName: "", cardHolderName: "", cardNumber: "1", email: "x" });
    expect(parsed.ok || leadingFault(parsed.error)?.message).toBe("Please enter a valid email address.");
    const later = parse({ firstName: "", cardHolderName: "", cardNumber: "1" });
    expect(later.ok || leadingFault(later.error)?.message).toBe("Card number must be 16 digits.");
    const last = parse({ firstName: "", cardHolderName: " " });
    expect(last.ok || leadingFault(last.error)?.message).toBe("Cardholder name is required.");
  });

  it.each([
    ["cardHolderName", 80],
    ["address", 120],
    ["city", 80],
    ["state", 60],
    ["postalCode", 16],
  ])("take %s of up to %i characters", (field, most) => {
    expect(faultsOf({ [field]: "a".repeat(most) })).toEqual([]);
    expect(faultsOf({ [field]: "a".repeat(most + 1) })).toEqual([`${field} too_long`]);
  });

  it("refuse 100 KB in any field", () => {
    const long = "9".repeat(100_000);
    const judged = Object.keys(FIELDS).filter((name) => !["offerId", "idempotencyKey", "travellers"].includes(name));
    expect(judged.filter((field) => parse({ [field]: long }).ok)).toEqual([]);
    expect(parse(other({ firstName: long })).ok).toBe(false);
  });
});

it("finds the field of a traveller's fault", () => {
  expect(faultOfTraveller({ traveller: 0, field: "dateOfBirth", code: "lead_too_young" }).path).toBe("dob");
  expect(faultOfTraveller({ traveller: 2, field: "firstName", code: "name_required" })).toMatchObject({
    path: "travellers.1.firstName",
    code: "required",
  });
});

describe("an e-mail address", () => {
  it.each(["a@b.c", `${"a".repeat(250)}@b.c`, "maya.o'neil+trip@mail.example", "ü@münchen.de"])("may be %s", (text) =>
    expect(isEmail(text)).toBe(true),
  );
  it.each(["", "a@b", "@b.c", "a@.c", "a@b.", "a b@c.d", "a@b@c.d", "a@b c.d", `${"a".repeat(251)}@b.c`])("is never %j", (text) =>
    expect(isEmail(text)).toBe(false),
  );

  it.each([
    ["maya.ellison@mail.example", "m…n@mail.example"],
    ["marie@mail.example", "m…e@mail.example"],
    ["maya@mail.example", "m…@mail.example"],
    ["m@mail.example", "m…@mail.example"],
  ])("is told to whoever may know it in part: %s as %s", (email, veiled) => {
    expect(veiledEmail(email)).toBe(veiled);
  });

  it("is judged in one pass", () => {
    expect(isEmail(`${"a@".repeat(500_000)}.`)).toBe(false);
    expect(isEmail(`a@${".".repeat(250)} `)).toBe(false);
  });
});
