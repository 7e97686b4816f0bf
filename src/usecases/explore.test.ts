import { expect, it } from "vitest";
import type { ExploredPlace, ExploreQuestion, ExploreWhen } from "../core/flights/index.ts";
import { type Instant, type LocalDate, money, type PlaceCode, secondsAfter } from "../core/kernel/index.ts";
import { createExplore } from "./explore.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { createScriptedGateway } from "./testing/scripted-gateway.ts";

const day = (text: string) => text as LocalDate;
const ON_DAY: ExploreWhen = { kind: "day", departureDate: day("2027-03-10"), returnDate: null };
const asking = (when: ExploreWhen, code = "JFK"): ExploreQuestion => ({
  from: { code: code as PlaceCode, city: code },
  party: { adults: 1, children: 0, infants: 0 },
  cabin: "M",
  when,
});
const LONDON: ExploredPlace = {
  place: { code: "LON" as PlaceCode, city: "London" },
  country: "GB",
  latitude: 51.5,
  longitude: -0.1,
  trips: [{ departureDate: day("2027-03-10"), returnDate: null, fare: money(30_000), stops: 0, returnStops: null, minutes: 420 }],
};

function world(looking: Promise<void> | (() => Promise<void>) = Promise.resolve(), found: readonly ExploredPlace[] = [LONDON]) {
  const asked: ExploreQuestion[] = [];
  // Still the first of March in New York.
  let now = "2027-03-02T03:00:00Z" as Instant;
  let sales = 0;
  const flights = {
    ...createBookingWorld(createScriptedGateway()).flights,
    zoneOf: (code: string) => (code === "ZZZ" ? null : "America/New_York"),
    explore: async (question: ExploreQuestion) => {
      asked.push(question);
      await (typeof looking === "function" ? looking() : looking);
      return found;
    },
    salesNoted: () => sales,
  };
  return {
    asked,
    explore: createExplore({ flights, clock: { now: () => now } }),
    pass: (seconds: number) => void (now = secondsAfter(now, seconds)),
    sell: () => void sales++,
  };
}

it("asks once for what many ask within ten minutes, and again after them", async () => {
  const { asked, explore, pass } = world();
  const answers = await Promise.all([explore(asking(ON_DAY)), explore(asking(ON_DAY))]);
  expect(answers).toEqual([1, 2].map(() => ({ ok: true, value: [LONDON] })));
  pass(599);
  await explore(asking(ON_DAY));
  expect(asked).toHaveLength(1);
  pass(1);
  await explore(asking(ON_DAY));
  await explore(asking({ ...ON_DAY, departureDate: day("2027-03-11") }));
  expect(asked).toHaveLength(3);
});

it("asks again for a day of which seats may have been sold, every five seconds at most, and no sooner for a span of days", async () => {
  const { asked, explore, pass, sell } = world();
  const span: ExploreWhen = { kind: "span", firstDay: day("2027-03-10"), days: 31, nights: null, busiest: null };
  const askBoth = async () => {
    for (const when of [ON_DAY, span]) await explore(asking(when));
    return asked.map(({ when: { kind } }) => kind);
  };
  await askBoth();
  sell();
  pass(4);
  expect(await askBoth()).toEqual(["day", "span"]);
  pass(1);
  expect(await askBoth()).toEqual(["day", "span", "day"]);
  pass(400);
  expect(await askBoth()).toEqual(["day", "span", "day"]);
});

it("asks again for a day of which seats were sold while it was looked at", async () => {
  const selling: { now: () => void } = { now: () => undefined };
  const { asked, explore, pass, sell } = world(async () => selling.now());
  selling.now = sell;
  await explore(asking(ON_DAY));
  pass(5);
  await explore(asking(ON_DAY));
  expect(asked).toHaveLength(2);
});

const on = (nth: number) => asking({ ...ON_DAY, departureDate: day(`2027-04-${String(nth).padStart(2, "0")}`) });

it("lets three wait for the one that is looked at, and has whoever comes after them come again", async () => {
  const end = Promise.withResolvers<void>();
  const { asked, explore } = world(end.promise);
  const taken = Array.from({ length: 4 }, (_, nth) => explore(on(nth + 1)));
  expect(await explore(on(5))).toEqual({ ok: false, error: { code: "too_busy" } });
  const shared = explore(on(4));
  end.resolve();
  expect((await Promise.all([...taken, shared])).every(({ ok }) => ok)).toBe(true);
  expect(asked.map(({ when }) => when.kind === "day" && when.departureDate.slice(-2))).toEqual(["01", "02", "03", "04"]);
});

it("lets nobody who asks for a day wait behind those who ask for a span of days", async () => {
  const end = Promise.withResolvers<void>();
  let isSlow = true;
  const { explore } = world(() => (isSlow ? end.promise : Promise.resolve()));
  const spans = [10, 20, 31, 60].map((days) =>
    explore(asking({ kind: "span", firstDay: day("2027-03-10"), days, nights: null, busiest: null })),
  );
  isSlow = false;
  expect(await explore(on(1))).toEqual({ ok: true, value: [LONDON] });
  end.resolve();
  expect((await Promise.all(spans)).every(({ ok }) => ok)).toBe(true);
});

it("shows what it has of a day, sold or not, rather than turn somebody away", async () => {
  const end = Promise.withResolvers<void>();
  let looking: Promise<void> = Promise.resolve();
  const { explore, pass, sell } = world(() => looking);
  await explore(asking(ON_DAY));
  looking = end.promise;
  sell();
  pass(6);
  const others = Array.from({ length: 4 }, (_, nth) => explore(on(nth + 1)));
  expect(await explore(asking(ON_DAY))).toEqual({ ok: true, value: [LONDON] });
  end.resolve();
  await Promise.all(others);
});

it("keeps what was found last, and no more than a server has room for", async () => {
  const { asked, explore } = world(
    undefined,
    Array.from({ length: 50_000 }, () => LONDON),
  );
  for (const nth of [1, 2, 3, 3, 2]) await explore(on(nth));
  expect(asked).toHaveLength(3);
  await explore(on(1));
  expect(asked).toHaveLength(4);
});

it("asks of a span for the days to come alone", async () => {
  const { asked, explore } = world();
  await explore(asking({ kind: "span", firstDay: day("2027-02-20"), days: 28, nights: 7, busiest: 300 }));
  expect(asked[0]?.when).toEqual({ kind: "span", firstDay: "2027-03-01", days: 19, nights: 7, busiest: 300 });
});

it.each<[string, ExploreQuestion, string, string]>([
  ["a place that nobody knows", asking(ON_DAY, "ZZZ"), "unknown_place", "source"],
  ["yesterday", asking({ ...ON_DAY, departureDate: day("2027-02-28") }), "past_date", "date"],
  ["days that are past", asking({ kind: "span", firstDay: day("2027-02-01"), days: 28, nights: null, busiest: null }), "past_date", "date"],
  [
    "a return too far ahead",
    asking({ kind: "span", firstDay: day("2028-01-20"), days: 5, nights: 7, busiest: null }),
    "beyond_horizon",
    "rtnDate",
  ],
  ["nobody", { ...asking(ON_DAY), party: { adults: 0, children: 0, infants: 0 } }, "no_adults", "adults"],
])("refuses %s", async (_, question, code, field) => {
  const { asked, explore } = world();
  expect(await explore(question)).toEqual({ ok: false, error: { code, field } });
  expect(asked).toEqual([]);
});
