import { counted, daysBetween, type LocalDate } from "../../src/core/kernel/index.ts";
import { searchCalendar, searchReturnCalendar, searchRoundCalendar } from "../../src/engine/calendar/index.ts";
import { searchExplore } from "../../src/engine/explore/index.ts";
import { type OneWayQuery, type RoundTripQuery, searchOneWay, searchRoundTrip } from "../../src/engine/routing/index.ts";
import type { WorldShape } from "../../src/engine/routing/proof/random-world.ts";
import { everyPair } from "../../src/engine/routing/proof/reference-pairs.ts";
import type { PlainBound } from "../../src/engine/routing/proof/reference.ts";
import { type Trial, trial } from "../../src/engine/routing/proof/trials.ts";
import type { Proof } from "./proof.ts";

/** From thin worlds, where the later limits decide, to dense ones with hundreds of bounds a market; both kinds of fares. */
const SHAPES: readonly (Omit<WorldShape, "seed"> & { readonly fares: "plain" | "embedded" })[] = [
  { region: "all", airportCount: 24, density: 0.15, flightsPerPair: 3, airlineCount: 5, friendship: 0.2, fares: "plain" },
  { region: "atlantic", airportCount: 14, density: 0.9, flightsPerPair: 16, airlineCount: 3, friendship: 1, fares: "plain" },
  { region: "all", airportCount: 20, density: 0.5, flightsPerPair: 5, airlineCount: 4, friendship: 0.4, fares: "embedded" },
  { region: "pacific", airportCount: 10, density: 0.95, flightsPerPair: 16, airlineCount: 2, friendship: 1, fares: "embedded" },
];
const QUERIES = 48;
/** Every so many queries all their pairs are made too: of dense worlds there are hundreds of thousands. */
const PAIRED = 8;
/** Best ones that are compared of each answer, one by one. */
const LIMIT = 200;
/** The first of the days that the worlds are asked about. */
const FIRST_DAY = "2027-01-10" as LocalDate;
const DAYS = 320;

/** The searches beside every chain of flights judged by the rules as they are worded, on days on which clocks change and plain ones. */
export const proof: Proof = {
  claim: "one way, round trip, calendar and explore find exactly what trying every chain of flights finds",
  count: 300_000,
  prove: async (count, say) => {
    const tally = { itineraries: 0, pairs: 0, days: 0, places: 0, worlds: 0 };
    const faults: string[] = [];
    for (let seed = 1; tally.itineraries < count; seed++) {
      const { fares, ...shape } = SHAPES[seed % SHAPES.length] as (typeof SHAPES)[number];
      const world = trial({ ...shape, seed: 1000 + seed }, QUERIES, fares);
      for (const [nth, query] of world.queries.entries())
        faults.push(...compare(world, query, nth % PAIRED === 0, tally).map((fault) => `world ${seed}: ${fault}`));
      tally.worlds++;
      if (seed % 4 === 0) say(`${counted(tally.itineraries, "itinerary", "itineraries")} in ${counted(tally.worlds, "world")}`);
    }
    const { worlds, itineraries, pairs, days, places } = tally;
    const done = `${counted(itineraries, "itinerary", "itineraries")} of ${counted(worlds, "random world")}, ${pairs} pairs, ${days} days of calendars, ${places} places explored`;
    return { done, faults, leftOut: null };
  },
};

type Tally = Record<"itineraries" | "pairs" | "days" | "places", number>;

/** @returns what is not the same, a line each. */
function compare(world: Trial, query: RoundTripQuery, isPaired: boolean, tally: Tally): readonly string[] {
  const answers = [...oneWayAnswers(world, query, tally), ...(isPaired ? roundTripAnswers(world, query, tally) : [])];
  return answers
    .filter(([, found, expected]) => JSON.stringify(found) !== JSON.stringify(expected))
    .map(([what]) => `${what}, ${query.origins.join()} to ${query.destinations.join()} on ${query.day}: not the same`);
}

const stopsOf = ({ flights }: PlainBound): number => flights.length - 1;

/** The best of all, and after each the best of those with fewer stops. @param all best first. */
function cheapestByStops<Trip>(all: readonly Trip[], stops: (trip: Trip) => number): Trip[] {
  const chosen: Trip[] = [];
  for (const trip of all) if (chosen.every((before) => stops(trip) < stops(before))) chosen.push(trip);
  return chosen;
}

type Answer = readonly [what: string, found: unknown, expected: unknown];

function oneWayAnswers({ search, reference }: Trial, query: OneWayQuery, tally: Tally): readonly Answer[] {
  const bounds = reference.search(query);
  // The place itself, and another one, so that what is kept for one place is there when the next is looked for.
  const places = [query.origins.map((airport) => (airport + 1) % search.timetable.airports.length), [...query.destinations]];
  const others = reference.search({ ...query, destinations: places[0] ?? [] });
  tally.itineraries += bounds.length + others.length;
  tally.days++;
  tally.places += places.length;
  const year = searchCalendar(search, { ...query, firstDay: FIRST_DAY, days: DAYS, plate: null });
  const explored = searchExplore(search, { ...query, places, returnDay: null });
  return [
    ["one way", searchOneWay(search, { ...query, limit: LIMIT }), bounds.slice(0, LIMIT)],
    ["calendar", year[daysBetween(FIRST_DAY, query.day)], bounds[0]?.cents ?? Infinity],
    [
      "explore",
      explored.map((trips) => trips.map(({ outbound }) => outbound)),
      [others, bounds].map((all) => cheapestByStops(all, stopsOf)),
    ],
  ];
}

function roundTripAnswers({ search, reference, fares }: Trial, query: RoundTripQuery, tally: Tally): readonly Answer[] {
  const { returnDay, ...oneWay } = query;
  const inbounds = reference.search({ ...query, origins: query.destinations, destinations: query.origins, day: returnDay });
  const pairs = everyPair(reference.search(query), inbounds, fares);
  tally.itineraries += inbounds.length;
  tally.pairs += pairs.length;
  tally.days += 2;
  tally.places++;
  const nights = daysBetween(query.day, returnDay);
  const year = searchRoundCalendar(search, { ...oneWay, firstDay: FIRST_DAY, days: DAYS - nights, nights, plate: null });
  const returns = searchReturnCalendar(search, { ...oneWay, departureDate: query.day, firstDay: query.day, days: nights + 1, plate: null });
  const explored = searchExplore(search, { ...oneWay, places: [query.destinations], returnDay });
  return [
    ["round trip", searchRoundTrip(search, { ...query, limit: LIMIT }), pairs.slice(0, LIMIT)],
    ["calendar of round trips", year[daysBetween(FIRST_DAY, query.day)], pairs[0]?.cents ?? Infinity],
    ["calendar of ways back", returns[nights], pairs[0]?.cents ?? Infinity],
    ["explore, there and back", explored[0], cheapestByStops(pairs, (pair) => Math.max(stopsOf(pair.outbound), stopsOf(pair.inbound)))],
  ];
}
