import { expect, it } from "vitest";
import type { FareDaysQuestion } from "../core/flights/index.ts";
import { type Instant, type LocalDate, money, type PlaceCode } from "../core/kernel/index.ts";
import { createListFareDays } from "./list-fare-days.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { createScriptedGateway } from "./testing/scripted-gateway.ts";

const place = (code: string) => ({ code: code as PlaceCode, city: code });
const QUESTION: FareDaysQuestion = {
  from: place("JFK"),
  to: place("LHR"),
  firstDay: "2027-02-27" as LocalDate,
  days: 5,
  trips: { kind: "roundTrip", nights: 7 },
  airline: null,
  party: { adults: 1, children: 0, infants: 0 },
  cabin: "M",
};

function world() {
  const asked: FareDaysQuestion[] = [];
  const flights = {
    ...createBookingWorld(createScriptedGateway()).flights,
    zoneOf: () => "America/New_York",
    fareDays: async (question: FareDaysQuestion) => {
      asked.push(question);
      return Array.from({ length: question.days }, (_, day) => (day === 1 ? null : money(10_000 + day)));
    },
  };
  // Still the first of March in New York.
  return { asked, list: createListFareDays({ flights, clock: { now: () => "2027-03-02T03:00:00Z" as Instant } }) };
}

it("asks for the days to come alone, and says nothing of those that are past", async () => {
  const { asked, list } = world();
  expect(await list(QUESTION)).toEqual({
    ok: true,
    value: [
      { date: "2027-02-27", fare: null },
      { date: "2027-02-28", fare: null },
      { date: "2027-03-01", fare: money(10_000) },
      { date: "2027-03-02", fare: null },
      { date: "2027-03-03", fare: money(10_002) },
    ],
  });
  expect(asked).toEqual([{ ...QUESTION, firstDay: "2027-03-01", days: 3 }]);
});

it("asks for nothing when all days are past", async () => {
  const { asked, list } = world();
  expect(await list({ ...QUESTION, days: 2 })).toMatchObject({ ok: true, value: [{ fare: null }, { fare: null }] });
  expect(asked).toEqual([]);
});

it("refuses what makes no sense, as a search does", async () => {
  const { list } = world();
  expect(await list({ ...QUESTION, to: QUESTION.from })).toEqual({ ok: false, error: { code: "same_place", field: "destination" } });
  const nobody = { adults: 0, children: 1, infants: 0 };
  expect(await list({ ...QUESTION, party: nobody })).toEqual({ ok: false, error: { code: "no_adults", field: "adults" } });
});
