import { describe, expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { FareDaysQuestion } from "../../../core/flights/index.ts";
import { addDays, type CurrencyCode, daysBetween, err, type LocalDate, money, ok, USD } from "../../../core/kernel/index.ts";
import { parsePlace } from "../../../core/places/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { loadCalendar } from "./load-calendar.ts";

const TODAY = "2026-12-01" as LocalDate;
const ONE_WAY = "source=JFK-New+York&destination=LHR-London&date=Mar-12-2027&trpType=oneWay&adults=2&classType=Business";
const ROUND_TRIP = ONE_WAY.replace("oneWay", "roundtrip&rtnDate=Mar-19-2027");

const nightsOf = ({ trips }: FareDaysQuestion): number | null => (trips.kind === "roundTrip" ? trips.nights : null);
/** A fare that tells the day and the stay: days from today in dollars, nights in cents; none on the 14th of March. */
const fareOn = (date: LocalDate, nights: number | null) =>
  date === "2027-03-14" ? null : money(daysBetween(TODAY, date) * 100 + (nights ?? 99));

function load(query: string, answer?: Awaited<ReturnType<UseCases["listFareDays"]>>) {
  const asked: FareDaysQuestion[] = [];
  const useCases: UseCases = {
    ...UNASKED,
    today: () => TODAY,
    exchangeRates: () => ({ base: USD, perUsd: { USD: 1, EUR: 2 }, asOf: TODAY, source: "test" }),
    resolvePlace: parsePlace,
    listFareDays: (question) => {
      asked.push(question);
      const { firstDay, days } = question;
      const row = Array.from({ length: days }, (_, day) => ({
        date: addDays(firstDay, day),
        fare: fareOn(addDays(firstDay, day), nightsOf(question)),
      }));
      return Promise.resolve(answer ?? ok(row));
    },
  };
  return loadCalendar(new URLSearchParams(query), { useCases, currency: "EUR" as CurrencyCode }).then((data) => ({ data, asked }));
}

describe("the data of a trip's other days", () => {
  it("is one way a year and a row of seven, in the party's totals and the visitor's currency", async () => {
    const { data, asked } = await load(ONE_WAY);
    expect(asked.map((question) => [nightsOf(question), question.firstDay, question.days])).toEqual([
      [null, "2026-12-01", 331],
      [null, "2027-03-09", 7],
    ]);
    expect(asked.every(({ cabin, party, airline }) => cabin === "C" && party.adults === 2 && airline === null)).toBe(true);
    // The 12th of March is 101 days away: 101.99 a head, twice, and 15 for the service, all of it doubled into euros.
    expect(data).toMatchObject({
      kind: "found",
      totals: {
        currency: "EUR",
        firstDay: TODAY,
        nearby: [[expect.any(Number), expect.any(Number), expect.any(Number), 437_96, expect.any(Number), null, expect.any(Number)]],
      },
    });
    expect(data.kind === "found" && data.totals.year[101]).toBe(437_96);
  });

  it("is for a round trip each way out with each way back, by its own stay", async () => {
    const { data, asked } = await load(ROUND_TRIP);
    expect(asked[0]).toMatchObject({ trips: { kind: "roundTrip", nights: 7 }, days: 331 });
    if (data.kind !== "found") throw new Error(data.kind);
    const { nearby } = data.totals;
    // Rows are ways back from the 16th, columns ways out from the 9th: 98 days away and 7 nights; 104 days away and 1 night.
    expect([nearby[0]?.[0], nearby[0]?.[6]]).toEqual([(98_07 * 2 + 15_00) * 2, (104_01 * 2 + 15_00) * 2]);
    expect(nearby[6]?.[0]).toBe((98_13 * 2 + 15_00) * 2);
    expect(nearby.map((row) => row[5])).toEqual(Array(7).fill(null));
  });

  it("says that the supply failed, and what cannot be asked", async () => {
    expect((await load(ONE_WAY, err({ code: "supplier_unavailable" }))).data).toMatchObject({
      kind: "failed",
      search: { from: { code: "JFK" } },
    });
    expect((await load(ONE_WAY, err({ code: "same_place", field: "destination" }))).data).toEqual({ kind: "faults" });
    expect(await load("source=JFK")).toEqual({ data: { kind: "faults" }, asked: [] });
    expect(await load(ROUND_TRIP.replace("Mar-19", "Mar-11"))).toEqual({ data: { kind: "faults" }, asked: [] });
  });
});
