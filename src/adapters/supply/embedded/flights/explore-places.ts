import {
  type ExploredPlace,
  type ExploredTrip,
  type ExploreQuestion,
  type ExploreWhen,
  LAST_SALE_MINUTES,
  stopsOfTrip,
  seatCount,
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
import {
  type FlightEngine,
  type FoundTrip,
  type OneWayQuery,
  type StopCount,
  type Timetable,
  type TripsByStops,
  tripsByStops,
} from "../../../../engine/index.ts";
import { utcMinute } from "../signed-values.ts";
import { findCheapestDays } from "./find-fare-days.ts";
import type { Parts } from "./parts.ts";

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
    return exploreSpan(parts, engine, targets.slice(0, when.busiest ?? targets.length), { ...question, when }, now);
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
  parts: Parts,
  engine: FlightEngine,
  targets: readonly Target[],
  question: ExploreQuestion & { readonly when: Day },
  now: Instant,
): Promise<ExploredPlace[]> {
  const { departureDate: day, returnDate: returnDay } = question.when;
  const pieces = engine.exploreInPieces({
    ...travellersOf(parts, question, now),
    places: targets.map(({ airports }) => airports),
    day,
    returnDay,
  });
  let piece = pieces.next();
  while (piece.done !== true) {
    await othersFirst();
    piece = pieces.next();
  }
  return piece.value.flatMap((trips, nth) => exploredOf(targets[nth] as Target, tripsOn(trips, day, returnDay)));
}

/** The place with the trips there; nothing where there are none. */
function exploredOf({ place, country, latitude, longitude }: Target, [cheapest, ...others]: readonly ExploredTrip[]): ExploredPlace[] {
  return cheapest === undefined ? [] : [{ place, country, latitude, longitude, trips: [cheapest, ...others] }];
}

const tripsOn = (trips: TripsByStops, departureDate: LocalDate, returnDate: LocalDate | null): readonly ExploredTrip[] =>
  trips.map((trip) => tripOn(trip, departureDate, returnDate));

const tripOn = ({ outbound, inbound, cents }: FoundTrip, departureDate: LocalDate, returnDate: LocalDate | null): ExploredTrip => ({
  departureDate,
  returnDate,
  fare: money(cents),
  stops: outbound.flights.length - 1,
  returnStops: inbound && inbound.flights.length - 1,
  minutes: outbound.arrivesAtUtcMinute - outbound.departsAtUtcMinute,
});

/** The trip of each place's cheapest day, and those of the days that are cheapest for fewer stops. */
async function exploreSpan(
  parts: Parts,
  engine: FlightEngine,
  targets: readonly Target[],
  question: ExploreQuestion & { readonly when: Span },
  now: Instant,
): Promise<ExploredPlace[]> {
  const { from, party, cabin, when } = question;
  const travellers = travellersOf(parts, question, now);
  const found: ExploredPlace[] = [];
  for (const target of targets) {
    await othersFirst();
    const { place, airports: destinations } = target;
    if (place.code === from.code) continue;
    const cheapestDay = findCheapestDays(parts, engine, { from, to: place, party, cabin, ...when }, now);
    const cheapestTrip = (maxStops: StopCount): ExploredTrip | null => {
      const day = cheapestDay(maxStops);
      const returnDay = day === null || when.nights === null ? null : addDays(day, when.nights);
      const trip = day && cheapestOf(engine, { ...travellers, destinations, day, maxStops }, returnDay);
      return trip && tripOn(trip, day, returnDay);
    };
    found.push(...exploredOf(target, tripsByStops(cheapestTrip, stopsOfTrip)));
  }
  return found;
}

function cheapestOf(engine: FlightEngine, query: OneWayQuery, returnDay: LocalDate | null): FoundTrip | null {
  if (returnDay !== null) return engine.searchRoundTrip({ ...query, returnDay, limit: 1 })[0] ?? null;
  const [outbound] = engine.searchOneWay({ ...query, limit: 1 });
  return outbound ? { outbound, inbound: null, cents: outbound.cents } : null;
}

/** From where, when at the earliest, and for whom is asked. */
function travellersOf({ places }: Parts, { from, party, cabin }: ExploreQuestion, now: Instant) {
  return {
    origins: places.airportsOf(from.code),
    cabin,
    seats: seatCount(party),
    today: dateInZone(now, places.zoneOf(from.code) ?? "UTC"),
    departsFromUtcMinute: utcMinute(now) + LAST_SALE_MINUTES,
  };
}
