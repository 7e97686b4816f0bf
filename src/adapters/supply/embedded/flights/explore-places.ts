import {
  type ExploredPlace,
  type ExploreQuestion,
  type ExploreWhen,
  LAST_SALE_MINUTES,
  seatCount,
  dayTripsOf,
} from "../../../../core/flights/index.ts";
import {
  addDays,
  dateInZone,
  type Instant,
  type LocalDate,
  money,
  once,
  othersFirst,
  type PlaceCode,
} from "../../../../core/kernel/index.ts";
import type { ExploredTrip, FlightEngine, Timetable } from "../../../../engine/index.ts";
import { utcMinute } from "../signed-values.ts";
import { findFareDays } from "./find-fare-days.ts";
import type { Parts } from "./parts.ts";

/** So many of the busiest places are looked at when many days are: a year of fares takes a few milliseconds a place. */
const PLACES_OF_SPAN = 300;

type Day = Extract<ExploreWhen, { kind: "day" }>;
type Span = Extract<ExploreWhen, { kind: "span" }>;

/** A city or airport that can be flown to. */
interface Target extends Pick<ExploredPlace, "place" | "country" | "latitude" | "longitude"> {
  readonly airports: readonly number[];
  /** Million passengers a year. */
  readonly traffic: number;
}

/** Explores from one place: makes the list of places when it is first asked. */
export function createExplorer(parts: Parts): (engine: FlightEngine, question: ExploreQuestion, now: Instant) => Promise<ExploredPlace[]> {
  const targetsOnce = once(() => targetsOf(parts.timetable));
  return async (engine, question, now) => {
    const [{ when }, targets] = [question, targetsOnce()];
    if (when.kind === "day") return exploreDay(parts, engine, targets, { ...question, when }, now);
    return exploreSpan(parts, engine, targets.slice(0, PLACES_OF_SPAN), { ...question, when }, now);
  };
}

/** Metropolitan areas, and airports that belong to none; the busiest first. */
function targetsOf({ airports, metros }: Timetable): Target[] {
  const inMetro = new Set(metros.flatMap((metro) => metro.airports));
  const single = [...airports.keys()]
    .filter((airport) => !inMetro.has(airport))
    .map((airport) => ({ code: airports[airport]?.code ?? "", airports: [airport] }));
  return [...metros, ...single]
    .map(({ code, airports: members }): Target => {
      const main = airports[members[0] ?? -1];
      if (main === undefined) throw new RangeError(`${code} has no airport.`);
      const { city, country, latitude, longitude } = main;
      const traffic = members.reduce((sum, airport) => sum + (airports[airport]?.mppa ?? 0), 0);
      return { place: { code: code as PlaceCode, city }, country, latitude, longitude, airports: members, traffic };
    })
    .sort((a, b) => b.traffic - a.traffic);
}

async function exploreDay(
  { places }: Parts,
  engine: FlightEngine,
  targets: readonly Target[],
  { from, party, cabin, when }: ExploreQuestion & { readonly when: Day },
  now: Instant,
): Promise<ExploredPlace[]> {
  const { departureDate: day, returnDate: returnDay } = when;
  const pieces = engine.exploreInPieces({
    origins: places.airportsOf(from.code),
    places: targets.map(({ airports }) => airports),
    day,
    returnDay,
    cabin,
    seats: seatCount(party),
    today: dateInZone(now, places.zoneOf(from.code) ?? "UTC"),
    departsFromUtcMinute: utcMinute(now) + LAST_SALE_MINUTES,
  });
  let piece = pieces.next();
  while (piece.done !== true) {
    await othersFirst();
    piece = pieces.next();
  }
  return piece.value.flatMap((trip, nth) => (trip === null ? [] : [exploredOf(targets[nth] as Target, trip, day, returnDay)]));
}

function exploredOf(
  { place, country, latitude, longitude }: Target,
  trip: ExploredTrip,
  departureDate: LocalDate,
  returnDate: LocalDate | null,
): ExploredPlace {
  const { outbound, inbound, cents } = trip;
  return {
    place,
    country,
    latitude,
    longitude,
    departureDate,
    returnDate,
    fare: money(cents),
    stops: Math.max(outbound.flights.length, inbound?.flights.length ?? 0) - 1,
    minutes: outbound.arrivesAtUtcMinute - outbound.departsAtUtcMinute,
  };
}

/** The cheapest day of each place, and then the trip of that day. */
async function exploreSpan(
  parts: Parts,
  engine: FlightEngine,
  targets: readonly Target[],
  question: ExploreQuestion & { readonly when: Span },
  now: Instant,
): Promise<ExploredPlace[]> {
  const { when, ...rest } = question;
  const row = { ...rest, firstDay: when.firstDay, days: when.days, trips: dayTripsOf(when.nights), airline: null };
  const found: ExploredPlace[] = [];
  for (const target of targets) {
    await othersFirst();
    if (target.place.code === question.from.code) continue;
    const fares = findFareDays(parts, engine, { ...row, to: target.place }, now);
    const day = cheapestOf(fares.map((fare) => fare?.amountMinor ?? Infinity));
    if (day === null) continue;
    const departureDate = addDays(when.firstDay, day);
    const returnDate = when.nights === null ? null : addDays(departureDate, when.nights);
    found.push(...(await exploreDay(parts, engine, [target], { ...question, when: { kind: "day", departureDate, returnDate } }, now)));
  }
  return found;
}

/** The place of the least, null where all are infinite. */
function cheapestOf(cents: readonly number[]): number | null {
  const least = Math.min(...cents);
  return least === Infinity ? null : cents.indexOf(least);
}
