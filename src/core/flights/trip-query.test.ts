import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocalDate, PlaceCode } from "../kernel/index.ts";
import { parsePlace, type Place } from "../places/index.ts";
import type { AskedBound, MultiCitySearch } from "./multi-city.ts";
import { parseTripQuery, tripQueryOf } from "./trip-query.ts";

const CITIES: Readonly<Record<string, string>> = { JFK: "New York", LHR: "London", FCO: "Rome", OPO: "Porto" };

function resolvePlace(text: string): Place | null {
  const code = parsePlace(text)?.code;
  return code && CITIES[code] ? { code: code as PlaceCode, city: CITIES[code] } : null;
}

const parse = (query: string) => parseTripQuery(new URLSearchParams(query), resolvePlace);
const FIRST = "trpType=multicity&source=JFK&destination=LHR&date=2027-03-12";
const SECOND = "source2=LHR&destination2=FCO&date2=2027-03-15";
const THIRD = "source3=OPO&destination3=JFK&date3=2027-03-15";

describe("the query of a multi-city search", () => {
  it("is read bound by bound; the next may start elsewhere and leave on the same day", () => {
    expect(parse(`${FIRST}&${SECOND}&${THIRD}&adults=2&children=1&infants=1&classType=Business`)).toEqual({
      ok: true,
      value: {
        asked: [
          { from: { code: "JFK", city: "New York" }, to: { code: "LHR", city: "London" }, date: "2027-03-12" },
          { from: { code: "LHR", city: "London" }, to: { code: "FCO", city: "Rome" }, date: "2027-03-15" },
          { from: { code: "OPO", city: "Porto" }, to: { code: "JFK", city: "New York" }, date: "2027-03-15" },
        ],
        party: { adults: 2, children: 1, infants: 1 },
        cabin: "C",
      },
    });
  });

  it("ignores empty rows at its end, as a form without scripts sends them", () => {
    const empty = [4, 5].map((row) => `source${row}=&destination${row}=+&date${row}=`).join("&");
    expect(parse(`${FIRST}&${SECOND}&${THIRD}&${empty}`)).toEqual(parse(`${FIRST}&${SECOND}&${THIRD}`));
  });

  it.each([
    [
      "a second flight that is missing",
      "",
      [
        ["required", "source2"],
        ["required", "destination2"],
        ["required", "date2"],
      ],
    ],
    [
      "a row half filled in",
      `&${SECOND}&source3=FCO`,
      [
        ["required", "destination3"],
        ["required", "date3"],
      ],
    ],
    [
      "a row left out",
      `&${SECOND}&${THIRD.replaceAll("3=", "4=")}`,
      [
        ["required", "source3"],
        ["required", "destination3"],
        ["required", "date3"],
      ],
    ],
    ["a place that nobody knows", `&${SECOND}&${THIRD.replace("JFK", "XQX")}`, [["unknown_place", "destination3"]]],
    ["a day before that of the flight before", `&${SECOND}&${THIRD.replace("03-15", "03-14")}`, [["before_previous", "date3"]]],
    ["a flight to where it starts", `&${SECOND}&${THIRD.replace("OPO", "JFK")}`, [["same_place", "destination3"]]],
    ["a date that is none", `&${SECOND.replace("2027-03-15", "soon")}`, [["invalid_date", "date2"]]],
  ] as const)("names the field of %s", (_what, rest, faults) => {
    expect(parse(`${FIRST}${rest}`)).toEqual({ ok: false, error: faults.map(([code, field]) => ({ code, field })) });
  });

  it("is a round trip when it goes there and back between the same two places", () => {
    const back = "source2=LHR&destination2=JFK&date2=2027-03-19";
    const search = parse(`${FIRST}&${back}`);
    expect(search).toEqual(parse("source=JFK&destination=LHR&date=2027-03-12&rtnDate=2027-03-19&trpType=roundtrip"));
    expect(search).toMatchObject({ ok: true, value: { departureDate: "2027-03-12", returnDate: "2027-03-19" } });
    expect(parse(`${FIRST}&${back}&${THIRD.replace("03-15", "03-20")}`)).toMatchObject({ ok: true, value: { asked: [{}, {}, {}] } });
  });

  it("is none when its second flight starts or ends elsewhere", () => {
    const onward = parse(`${FIRST}&${SECOND}`);
    const fromElsewhere = parse(`${FIRST}&source2=OPO&destination2=JFK&date2=2027-03-19`);
    for (const search of [onward, fromElsewhere]) expect(search).toMatchObject({ ok: true, value: { asked: [{}, {}] } });
  });

  it("leaves every other trip type as it was", () => {
    expect(parse(`${FIRST.replace("multicity", "oneWay")}&${SECOND}`)).toMatchObject({ ok: true, value: { returnDate: null } });
    expect(parse(FIRST.replace("multicity", "pilgrimage"))).toMatchObject({ ok: false, error: [{ code: "unknown_trip_type" }] });
  });

  it("survives writing and reading", () => {
    const place = fc.constantFrom(...Object.keys(CITIES)).map((code): Place => ({ code: code as PlaceCode, city: CITIES[code] ?? "" }));
    const bound = fc.record({ from: place, to: place }).filter(({ from, to }) => from.code !== to.code);
    const search = fc.tuple(fc.array(bound, { minLength: 3, maxLength: 5 }), fc.nat(9)).map(([bounds, gap]): MultiCitySearch => {
      const [first, ...later] = bounds.map((one, index): AskedBound => ({
        ...one,
        date: `2027-03-${10 + gap * (index % 2)}` as LocalDate,
      }));
      if (!first) throw new Error("There are three at least.");
      return {
        asked: [first, ...later.map((one) => ({ ...one, date: "2027-04-01" as LocalDate }))],
        party: { adults: 1, children: 2, infants: 0 },
        cabin: "W",
      };
    });
    fc.assert(
      fc.property(search, (asked) => {
        expect(parseTripQuery(tripQueryOf(asked), resolvePlace)).toEqual({ ok: true, value: asked });
      }),
      { seed: 34, numRuns: 300 },
    );
  });
});
