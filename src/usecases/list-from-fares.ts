import {
  type FromFare,
  type FromFareQuestion,
  type FromFares,
  type Party,
  type PricedItinerary,
  summarize,
  USUAL_TRIPS,
} from "../core/flights/index.ts";
import {
  addDays,
  dateInZone,
  type Instant,
  isBefore,
  type LocalDate,
  type Money,
  othersFirst,
  secondsAfter,
} from "../core/kernel/index.ts";
import { LRUCache } from "lru-cache";
import { createOneAtATime } from "./one-at-a-time.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { Log } from "./ports/log.ts";
import type { Clock } from "./ports/system.ts";
import type { UseCases } from "./use-cases.ts";

/** So many of an airline's cheapest days are asked for in a group, route or month, until the search shows a fare: it need not show each. */
const MOST_ASKED = 12;

/** After this a finding is looked for again, while the old one is still shown with its day. */
const FRESH_SECONDS = 60 * 60;
/** After this it is looked for anew before anything is shown. Trips begin two days ahead at the least: none that is shown is past. */
const SHOWN_SECONDS = 24 * 60 * 60;
/** What nobody has asked for yet is looked for again when it is half as old as that. */
const AHEAD_SECONDS = SHOWN_SECONDS / 2;
/** A site has some fifty pages with fares; whoever asks for more routes than that pushes out what was not asked for longest. */
const MOST_KEPT = 500;

interface Finding {
  readonly at: Instant;
  readonly fares: FromFares;
}

/**
 * Fares "from" out of our own search, kept for an hour, and shown for a day at most. They are true on the day that they name: the search
 * that a fare leads to finds it again unless its seats were sold since. One question is looked for at a time, so that a crawler does not
 * fill the server with looks: who waits for an answer comes first, and of those who came last.
 */
export function createListFromFares(ports: { flights: FlightSupply; clock: Clock; log: Pick<Log, "error"> }): UseCases["listFromFares"] {
  const findings = new LRUCache<string, Finding>({ max: MOST_KEPT });
  const looks = createOneAtATime<FromFares>();

  /** What was found before stays until a look has succeeded. */
  const look = async (key: string, question: FromFareQuestion): Promise<FromFares> => {
    const at = ports.clock.now();
    const fares = await lookFor(question, ports.flights, at);
    findings.set(key, { at, fares });
    return fares;
  };
  const isYoungerThan = (seconds: number, { at }: Finding): boolean => isBefore(ports.clock.now(), secondsAfter(at, seconds));

  return async (question, when = "shown") => {
    const key = JSON.stringify(question);
    const lookAt = (place: "front" | "back") => looks.ask(key, () => look(key, question), place);
    const found = findings.get(key);
    if (when === "ahead") return found && isYoungerThan(AHEAD_SECONDS, found) ? found.fares : lookAt("back");
    if (!found || !isYoungerThan(SHOWN_SECONDS, found)) return lookAt("front");
    // A look that fails leaves the old finding, and the next who asks begins another.
    if (!isYoungerThan(FRESH_SECONDS, found)) lookAt("back").catch((fault: unknown) => ports.log.error(fault));
    return found.fares;
  };
}

/** A day on which a trip on a route may begin, and what the cheapest one costs. */
interface RouteDay {
  readonly route: FromFareQuestion["routes"][number];
  readonly departureDate: LocalDate;
  readonly fare: Money;
}

async function lookFor(question: FromFareQuestion, flights: FlightSupply, now: Instant): Promise<FromFares> {
  const today = dateInZone(now, "UTC");
  const days: RouteDay[] = [];
  for (const route of question.routes) {
    days.push(...(await fareDaysOf(route, question, flights, now)));
    await othersFirst();
  }
  days.sort((a, b) => a.fare.amountMinor - b.fare.amountMinor || (a.departureDate < b.departureDate ? -1 : 1));
  const asked = new Map<RouteDay, FromFare | null>();
  const ask = async (day: RouteDay): Promise<FromFare | null> => {
    if (!asked.has(day)) asked.set(day, await fareOn(day, question, flights, now));
    await othersFirst();
    return asked.get(day) ?? null;
  };
  const groups = [
    ...Map.groupBy(days, ({ route }) => route).values(),
    ...Map.groupBy(days, ({ departureDate }) => departureDate.slice(0, 7)).values(),
  ];
  for (const group of groups) await cheapestShown(group, ask);
  return summarize(
    [...asked.values()].filter((fare) => fare !== null),
    today,
  );
}

async function fareDaysOf(
  route: RouteDay["route"],
  { airline, cabin, trips: { firstDay: ahead, days, nights } = USUAL_TRIPS }: FromFareQuestion,
  flights: FlightSupply,
  now: Instant,
): Promise<readonly RouteDay[]> {
  const firstDay = addDays(dateInZone(now, "UTC"), ahead);
  const trips = { kind: "roundTrip", nights } as const;
  const fares = await flights.fareDays({ ...route, firstDay, days, trips, airline, cabin, party: ONE_ADULT }, now);
  return fares.flatMap((fare, day) => (fare === null ? [] : [{ route, departureDate: addDays(firstDay, day), fare }]));
}

/** Asks for the days of a group, cheapest first, until no day that is left can be cheaper than what has been found. */
async function cheapestShown(group: readonly RouteDay[], ask: (day: RouteDay) => Promise<FromFare | null>): Promise<void> {
  let lowest = Infinity;
  for (const day of group.slice(0, MOST_ASKED)) {
    if (day.fare.amountMinor >= lowest) return;
    lowest = Math.min(lowest, (await ask(day))?.farePerTraveller.amountMinor ?? Infinity);
  }
}

async function fareOn(
  { route, departureDate }: RouteDay,
  { airline, cabin, trips: { nights } = USUAL_TRIPS }: FromFareQuestion,
  flights: FlightSupply,
  now: Instant,
): Promise<FromFare | null> {
  const trip = { ...route, departureDate, returnDate: addDays(departureDate, nights) };
  const cheapest = await flights.cheapest({ ...trip, party: ONE_ADULT, cabin }, airline, now);
  return cheapest && { ...trip, ...outlineOf(cheapest) };
}

const ONE_ADULT: Party = { adults: 1, children: 0, infants: 0 };

const outlineOf = ({ bounds, farePerTraveller }: PricedItinerary) => ({
  stops: Math.max(...bounds.map(({ legs }) => legs.length)) - 1,
  farePerTraveller,
});
