import { describe, expect, it } from "vitest";
import { heldStay } from "../../usecases/testing/sample-stay.ts";
import { ADA, heldBooking, OFFER } from "../../usecases/testing/sample-trip.ts";
import type { LocalDate } from "../kernel/index.ts";
import type { Traveller } from "../travellers/index.ts";
import { type Correction, correctPeople, filledKind, namesWhole, readsAlready } from "./correction.ts";
import type { Booking } from "./record.ts";

const TODAY = "2027-03-01" as LocalDate;
const NOTHING: Correction = { traveller: 0, title: null, firstName: null, lastName: null, dateOfBirth: null, mobile: null };
const RALPH: Traveller = { kind: "child", title: "mr", firstName: "Ralph", lastName: "Milbanke", dateOfBirth: "2019-07-02" as LocalDate };
const BYRON: Traveller = { ...RALPH, kind: "infant", firstName: "Byron", dateOfBirth: "2025-06-01" as LocalDate };

/** A trip of two adults, a child and an infant, from the 12th to the 19th of March 2027. */
const family = (travellers: readonly Traveller[] = [ADA]): Booking =>
  heldBooking(1, { offer: { ...OFFER, party: { adults: 2, children: 1, infants: 1 } }, travellers });

/** Who a booking reads, or what is wrong. */
function corrected(booking: Booking, correction: Partial<Correction>) {
  const read = correctPeople(booking, { ...NOTHING, ...correction }, TODAY);
  return read.ok ? read.value : read.error.map(({ path, code }) => `${path} ${code}`);
}

describe("a correction", () => {
  it("changes what it names of one traveler, and nothing else", () => {
    const booking = family([ADA, RALPH]);
    const { contact } = booking;
    expect(corrected(booking, { lastName: "King" })).toEqual({ travellers: [{ ...ADA, lastName: "King" }, RALPH], contact });
    expect(corrected(booking, { traveller: 1, title: "mrs. /miss /ms.", dateOfBirth: "2019-07-03" })).toEqual({
      travellers: [ADA, { ...RALPH, title: "mrs. /miss /ms.", dateOfBirth: "2019-07-03" }],
      contact,
    });
    expect(corrected(booking, { title: "mr" })).toMatchObject({ travellers: [{ ...ADA, title: "mr" }, RALPH] });
    expect(corrected(booking, { firstName: "Augusta" })).toMatchObject({
      travellers: [{ firstName: "Augusta", lastName: "Lovelace" }, RALPH],
    });
    expect(corrected(booking, { mobile: "+44 20 7946 0000" })).toEqual({
      travellers: [ADA, RALPH],
      contact: { ...contact, mobile: "+44 20 7946 0000" },
    });
  });

  it("of the phone alone looks at nobody's name: one that was taken before today's rules hinders none", () => {
    const contact = { ...family().contact, mobile: "+44 20 7946 0000" };
    const travellers = [{ ...ADA, lastName: "Lovelace 2" }];
    expect(corrected(family(travellers), { mobile: contact.mobile })).toEqual({ travellers, contact });
  });

  it("says by the form's names what is wrong", () => {
    expect(corrected(family(), { mobile: "call me" })).toEqual(["mobile invalid_phone"]);
    expect(corrected(family([ADA, RALPH]), { traveller: 1, lastName: "R2D2" })).toEqual(["travellers.0.lastName name_characters"]);
    expect(corrected(family(), { dateOfBirth: "2010-01-01" })).toEqual(["dob lead_too_young"]);
    expect(corrected(family([ADA, BYRON]), { traveller: 1, dateOfBirth: "2027-03-02" })).toEqual(["travellers.0.dob born_in_future"]);
  });

  it("makes nobody too old for what was paid, on the day of the last landing", () => {
    const booking = family([ADA, BYRON]);
    expect(corrected(booking, { traveller: 1, dateOfBirth: "2025-03-20" })).toMatchObject({ travellers: [ADA, { kind: "infant" }] });
    expect(corrected(booking, { traveller: 1, dateOfBirth: "2025-03-19" })).toEqual(["travellers.0.dob infant_too_old"]);
  });

  it("keeps the lead guest of a stay as old as the hotel asks on the first day", () => {
    const stay = heldStay(1);
    expect(stay.offer.hotel.policies.minCheckInAge).toBe(18);
    expect(corrected(stay, { dateOfBirth: "2009-03-12" })).toMatchObject({ travellers: [{ dateOfBirth: "2009-03-12" }] });
    const { hotel } = stay.offer;
    const strict = { ...stay, offer: { ...stay.offer, hotel: { ...hotel, policies: { ...hotel.policies, minCheckInAge: 21 } } } };
    expect(corrected(strict, { dateOfBirth: "2009-03-12" })).toEqual(["dob below_check_in_age"]);
  });

  it("fills the first place whose name is owed, and no later one", () => {
    const named = { firstName: "Ralph", lastName: "Milbanke", dateOfBirth: "1985-07-02" };
    expect(corrected(family(), { ...named, traveller: 1 })).toMatchObject({ travellers: [ADA, { kind: "adult", title: "mr", ...named }] });
    expect([1, 2].map((traveller) => filledKind(family(), { traveller }))).toEqual(["adult", null]);
    expect(filledKind(heldBooking(1), { traveller: 1 })).toBeNull();
    expect(() => corrected(family(), { ...named, traveller: 2 })).toThrow(RangeError);
  });

  it("fills a place only with a whole name and a day of birth", () => {
    const whole: Correction = { ...NOTHING, firstName: "Ralph", lastName: "Milbanke", dateOfBirth: "1985-07-02" };
    expect(namesWhole(whole)).toBe(true);
    for (const missing of ["firstName", "lastName", "dateOfBirth"]) expect(namesWhole({ ...whole, [missing]: null })).toBe(false);
  });
});

it("reads already what it says where no field of anybody differs", () => {
  const booking = family([ADA, RALPH]);
  const { contact, travellers } = booking;
  expect(readsAlready(booking, { contact, travellers: [{ ...ADA }, { ...RALPH }] })).toBe(true);
  expect(readsAlready(booking, { contact: { ...contact, mobile: "+44 20 7946 0000" }, travellers })).toBe(false);
  expect(readsAlready(booking, { contact, travellers: [ADA, RALPH, BYRON] })).toBe(false);
  for (const change of [{ title: "mrs. /miss /ms." }, { firstName: "Noel" }, { lastName: "King" }, { dateOfBirth: "2019-07-03" }])
    expect(readsAlready(booking, { contact, travellers: [ADA, { ...RALPH, ...change } as Traveller] })).toBe(false);
});
