import { describe, expect, it } from "vitest";
import { addDays, type LocalDate } from "../kernel/index.ts";
import { ageFault, ageOn, type TripDays } from "./age.ts";
import { checkTravellers, partyFaults } from "./check-travellers.ts";
import { nameFault } from "./name.ts";
import type { Traveller, TravellerKind } from "./traveller.ts";

const day = (text: string) => text as LocalDate;
const KINDS = ["infant", "child", "adult"] as const;
const TRIP: TripDays = { departure: day("2027-03-12"), last: day("2027-03-19") };

describe("a name", () => {
  it.each([
    "Ada",
    "O'Brien",
    "O’Brien",
    "Anne-Marie",
    "Anne\u2011Marie",
    "J. R. R.",
    "Núñez",
    "Nguyễn Thị",
    "Владимир",
    "محمد",
    "李",
    "देवी",
    "x".repeat(60),
    " Ada ",
  ])("may be %s", (name) => {
    expect(nameFault(name)).toBeNull();
  });

  it.each([
    ["", "name_required"],
    ["   ", "name_required"],
    ["x".repeat(61), "name_too_long"],
    ["Ada1", "name_characters"],
    ["4242424242424242", "name_characters"],
    ["<b>Ada</b>", "name_characters"],
    ["ada@example.com", "name_characters"],
    ["Ada\nLovelace", "name_characters"],
    ["-", "name_characters"],
    ["😀", "name_characters"],
  ])("may not be %j", (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });
});

describe("an age", () => {
  it.each([
    ["2000-03-12", 27],
    ["2000-03-13", 26],
    ["2027-03-12", 0],
    ["2028-03-12", -1],
    ["2024-02-29", 3],
  ])("of somebody born on %s", (born, age) => {
    expect(ageOn(day(born), TRIP.departure)).toBe(age);
  });

  it("grows on 1 March for somebody born on 29 February", () => {
    expect([ageOn(day("2024-02-29"), day("2027-02-28")), ageOn(day("2024-02-29"), day("2027-03-01"))]).toEqual([2, 3]);
  });

  it.each<[TravellerKind, string, string | null]>([
    ["infant", "2027-03-13", "born_in_future"],
    ["infant", "2027-03-12", null],
    ["infant", "2025-03-20", null],
    ["infant", "2025-03-19", "infant_too_old"],
    ["child", "2025-03-20", "child_too_young"],
    ["child", "2025-03-19", null],
    ["child", "2014-03-13", null],
    ["child", "2014-03-12", "child_too_old"],
    ["adult", "2015-03-13", "adult_too_young"],
    ["adult", "2015-03-12", null],
    ["adult", "1920-01-01", null],
  ])("of %s born on %s: %s", (kind, born, fault) => {
    expect(ageFault(kind, day(born), TRIP)).toBe(fault);
  });

  it("always fits infant or child for the small, child or adult for the rest", () => {
    const misfits: LocalDate[] = [];
    for (let days = 0; days < 20 * 365; days += 1) {
      const born = addDays(TRIP.departure, -days);
      if (KINDS.every((kind) => ageFault(kind, born, TRIP) !== null)) misfits.push(born);
    }
    expect(misfits).toEqual([]);
  });
});

const ada: Traveller = { kind: "adult", title: "mr", firstName: "Ada", lastName: "Lovelace", dateOfBirth: day("1990-12-10") };
const child: Traveller = { ...ada, kind: "child", dateOfBirth: day("2020-01-01") };
const infant: Traveller = { ...ada, kind: "infant", dateOfBirth: day("2026-06-01") };

/** What is wrong with a lead traveller born on a day, where a hotel asks for an age. */
const leadFault = (born: string, minAge: number) =>
  checkTravellers([{ ...ada, dateOfBirth: day(born) }], { adults: 1, children: 0, infants: 0 }, TRIP, minAge)[0]?.code;

describe("the travellers of a booking", () => {
  const party = { adults: 1, children: 1, infants: 1 };

  it("are fine when they are, also with names still owed", () => {
    expect(checkTravellers([ada, child, infant], party, TRIP)).toEqual([]);
    expect(checkTravellers([ada], party, TRIP)).toEqual([]);
  });

  it("are told every fault, each at its place", () => {
    const faults = checkTravellers(
      [
        { ...ada, dateOfBirth: day("2009-03-13") },
        { ...child, lastName: "7" },
        { ...infant, firstName: "" },
      ],
      party,
      TRIP,
    );
    expect(faults).toEqual([
      { traveller: 0, field: "dateOfBirth", code: "lead_too_young" },
      { traveller: 1, field: "lastName", code: "name_characters" },
      { traveller: 2, field: "firstName", code: "name_required" },
    ]);
  });

  it("are led by an adult of 18", () => {
    expect(checkTravellers([{ ...ada, dateOfBirth: day("2009-03-12") }], party, TRIP)).toEqual([]);
    expect(checkTravellers([child], party, TRIP)).toEqual([
      { traveller: 0, field: "kind", code: "lead_not_adult" },
      { traveller: 0, field: "dateOfBirth", code: "lead_too_young" },
    ]);
  });

  it("are led by somebody as old as the hotel lets in, who is 18 in any case", () => {
    expect([leadFault("2006-03-12", 21), leadFault("2006-03-13", 21)]).toEqual([undefined, "below_check_in_age"]);
    expect([leadFault("2009-03-12", 16), leadFault("2009-03-13", 16)]).toEqual([undefined, "lead_too_young"]);
  });

  it("are not more of a kind than the party holds", () => {
    expect(checkTravellers([ada, ada], party, TRIP)).toEqual([{ traveller: 1, field: "kind", code: "too_many_of_kind" }]);
  });

  it("are those that the offer was priced for", () => {
    expect(partyFaults(party, party)).toEqual([]);
    expect(partyFaults({ ...party, infants: 7 }, party)).toEqual([{ traveller: 0, field: "infants", code: "other_party" }]);
    expect(partyFaults({ adults: 8, children: 9, infants: party.infants }, party)).toEqual([
      { traveller: 0, field: "adults", code: "other_party" },
      { traveller: 0, field: "children", code: "other_party" },
    ]);
  });
});
