import { describe, expect, it } from "vitest";
import type { PlaceCode } from "../kernel/index.ts";
import { parseFareDaysQuery } from "./fare-days-query.ts";

const parse = (query: string) =>
  parseFareDaysQuery(new URLSearchParams(query), (text) => (/^[A-Z]{3}$/.test(text) ? { code: text as PlaceCode, city: text } : null));
const ROW = "source=JFK&destination=LHR&from=Mar-01-2027&to=2027-04-30";

describe("the query of a row of days", () => {
  it("is read with the stay, the party and the cabin", () => {
    expect(parse(`${ROW}&stay=7&adults=2&classType=Business`)).toEqual({
      ok: true,
      value: {
        from: { code: "JFK", city: "JFK" },
        to: { code: "LHR", city: "LHR" },
        firstDay: "2027-03-01",
        days: 61,
        trips: { kind: "roundTrip", nights: 7 },
        airline: null,
        party: { adults: 2, children: 0, infants: 0 },
        cabin: "C",
      },
    });
  });

  it("is for one way without a stay, and for day trips with one of none", () => {
    expect(parse(ROW)).toMatchObject({ value: { trips: { kind: "oneWay" } } });
    expect(parse(`${ROW}&stay=0`)).toMatchObject({ value: { trips: { kind: "roundTrip", nights: 0 } } });
  });

  it("is of ways back with the day of departure", () => {
    expect(parse(`${ROW}&departure=Feb-27-2027&stay=7`)).toMatchObject({
      value: { firstDay: "2027-03-01", days: 61, trips: { kind: "return", departureDate: "2027-02-27" } },
    });
  });

  it.each([
    ["source=JFK&destination=LHR&from=2027-03-01&to=2028-01-25", null],
    ["source=JFK&destination=LHR&from=2027-03-01&to=2028-01-26", { code: "invalid_span", field: "to" }],
    ["source=JFK&destination=LHR&from=2027-03-01&to=2027-03-01", null],
    ["source=JFK&destination=LHR&from=2027-03-01&to=2027-02-28", { code: "invalid_span", field: "to" }],
    ["source=JFK&destination=LHR&from=2027-03-01", { code: "required", field: "to" }],
    [`${ROW}&departure=2027-02-30`, { code: "invalid_date", field: "departure" }],
    [`${ROW}&stay=-1`, { code: "invalid_count", field: "stay" }],
    [`${ROW}&source=`, null],
  ])("%s", (query, fault) => {
    const read = parse(query);
    expect(read.ok ? null : read.error[0]).toEqual(fault);
  });
});
