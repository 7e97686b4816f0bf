/** The journey planners for JavaScript on npm, fed with our own timetable in memory. They answer when one can be somewhere at the earliest. */
import type { Timetable } from "../../src/engine/index.ts";
import { bringPackages } from "../support/bring-packages.ts";
import type { Departure } from "./departures.ts";

/** A journey as a planner tells it: the departures, in order. */
export type Journey = readonly Departure[];

interface Planner {
  readonly name: string;
  /** The journey that arrives first, leaving at a UTC minute or later, with at most two changes; null where there is none. */
  plan(from: number, to: number, departsFrom: number): Journey | null;
}

/** A line of departures between two airports of which none overtakes another. */
interface Line {
  readonly from: number;
  readonly to: number;
  readonly departures: readonly Departure[];
}

/**
 * Makes the planners. Neither knows how long a change takes where one stays at a stop: each arrival is told them as late as the least change
 * there allows to go on, and taken back at the destination.
 */
export async function createPlanners(timetable: Timetable, departures: readonly Departure[]): Promise<readonly Planner[]> {
  const load = bringPackages("peers");
  const lines = linesOf(timetable, departures);
  const origin = Math.min(...departures.slice(0, 1).map(({ departs }) => departs)) - 1440;
  const { default: raptorKit } = await load<{ default: Raptor }>("raptor-journey-planner/dist/src/index.js");
  return [
    minotor(await load<Minotor>("minotor/dist/router.esm.js"), timetable, lines, origin),
    raptor(raptorKit, timetable, lines, origin),
  ];
}

const leastChange = ({ ground }: Timetable, airport: number): number =>
  Math.min(...ground.minConnection.subarray(airport * 3, airport * 3 + 3));

function linesOf({ flights }: Timetable, departures: readonly Departure[]): readonly Line[] {
  const byPair = Map.groupBy(departures, ({ flight }) => (flights.from[flight] as number) * 0x10000 + (flights.to[flight] as number));
  return [...byPair].flatMap(([pair, some]) => {
    const lines: Departure[][] = [];
    for (const departure of some.toSorted((a, b) => a.departs - b.departs || a.arrives - b.arrives)) {
      const line = lines.find((rest) => (rest.at(-1)?.arrives ?? 0) <= departure.arrives);
      if (line) line.push(departure);
      else lines.push([departure]);
    }
    return lines.map((line) => ({ from: Math.floor(pair / 0x10000), to: pair % 0x10000, departures: line }));
  });
}

/** What of minotor is used. */
interface Minotor {
  Time: { fromSeconds(seconds: number): { toSeconds(): number } };
  Duration: { fromSeconds(seconds: number): unknown };
  Timetable: new (stops: unknown, routes: unknown, services: unknown) => unknown;
  StopsIndex: new (stops: unknown) => unknown;
  Query: { Builder: new () => MinotorQuery };
  Router: new (
    timetable: unknown,
    stops: unknown,
  ) => { route(query: unknown): { bestRoute(): { legs: readonly MinotorLeg[] } | undefined } };
}
interface MinotorQuery {
  from(stop: string): MinotorQuery;
  to(stop: string): MinotorQuery;
  departureTime(time: unknown): MinotorQuery;
  maxTransfers(count: number): MinotorQuery;
  minTransferTime(time: unknown): MinotorQuery;
  build(): unknown;
}
interface MinotorLeg {
  readonly from: { readonly id: string };
  readonly to: { readonly id: string };
  readonly departureTime: { toSeconds(): number };
  readonly arrivalTime: { toSeconds(): number };
}

function minotor(kit: Minotor, timetable: Timetable, lines: readonly Line[], origin: number): Planner {
  const seconds = (minute: number) => kit.Time.fromSeconds((minute - origin) * 60);
  const stops = new Map(
    timetable.airports.map(({ code }, airport) => [`${airport}`, { id: `${airport}`, name: code, children: [], locationType: "STATION" }]),
  );
  const adjacency = new Map([...stops.keys()].map((id) => [id, { transfers: [] as unknown[], routes: [] as string[] }]));
  const routes = new Map<string, unknown>();
  const known = new Map<string, Departure>();
  for (const [nth, { from, to, departures }] of lines.entries()) {
    const change = leastChange(timetable, to);
    const stopTimes = departures.flatMap((departure) => {
      known.set(`${from} ${to} ${departure.departs} ${departure.arrives}`, departure);
      const [departs, arrives] = [seconds(departure.departs), seconds(departure.arrives + change)];
      return [departs, arrives].map((time) => ({ arrival: time, departure: time, pickUpType: "REGULAR", dropOffType: "REGULAR" }));
    });
    const path = [`${from}`, `${to}`];
    routes.set(`${nth}`, {
      stopTimes,
      stops: path,
      stopIndices: new Map(path.map((stop, index) => [stop, index])),
      serviceRouteId: "flights",
    });
    for (const stop of path) adjacency.get(stop)?.routes.push(`${nth}`);
  }
  const services = new Map([["flights", { type: "RAIL", name: "flights" }]]);
  const router = new kit.Router(new kit.Timetable(adjacency, routes, services), new kit.StopsIndex(stops));
  const minute = (time: { toSeconds(): number }): number => time.toSeconds() / 60 + origin;
  return {
    name: "minotor",
    plan: (from, to, departsFrom) => {
      const query = new kit.Query.Builder().from(`${from}`).to(`${to}`).departureTime(seconds(departsFrom));
      const best = router.route(query.maxTransfers(2).minTransferTime(kit.Duration.fromSeconds(0)).build()).bestRoute();
      if (!best) return null;
      return best.legs.map((leg) => {
        const arrives = minute(leg.arrivalTime) - leastChange(timetable, Number(leg.to.id));
        return departureNamed(known, `${leg.from.id} ${leg.to.id} ${minute(leg.departureTime)} ${arrives}`);
      });
    },
  };
}

function departureNamed(known: ReadonlyMap<string, Departure>, name: string): Departure {
  const departure = known.get(name);
  if (departure === undefined) throw new Error(`A planner named a departure that it was not given: ${name}.`);
  return departure;
}

/** What of raptor-journey-planner is used. */
interface Raptor {
  RaptorAlgorithmFactory: { create(trips: unknown[], transfers: unknown, interchange: unknown): unknown };
  JourneyFactory: new () => unknown;
  DepartAfterQuery: new (
    raptor: unknown,
    results: unknown,
    days: number,
  ) => {
    plan(
      from: string,
      to: string,
      date: Date,
      time: number,
    ): readonly { readonly legs: readonly { readonly trip: { readonly departure: Departure } }[] }[];
  };
}

const arrival = (journey: Journey): number => journey.at(-1)?.arrives ?? Infinity;

function raptor(kit: Raptor, timetable: Timetable, lines: readonly Line[], origin: number): Planner {
  const seconds = (minute: number): number => (minute - origin) * 60;
  const service = { runsOn: () => true };
  const trips = lines.flatMap(({ from, to, departures }, line) =>
    departures.map((departure, nth) => {
      const [departs, arrives] = [seconds(departure.departs), seconds(departure.arrives + leastChange(timetable, to))];
      const stopTimes = [
        { stop: `${from}`, arrivalTime: departs, departureTime: departs, pickUp: true, dropOff: false },
        { stop: `${to}`, arrivalTime: arrives, departureTime: arrives, pickUp: false, dropOff: true },
      ];
      return { tripId: `${line} ${nth}`, stopTimes, serviceId: "always", service, departure };
    }),
  );
  const query = new kit.DepartAfterQuery(kit.RaptorAlgorithmFactory.create(trips, {}, {}), new kit.JourneyFactory(), 1);
  return {
    name: "raptor-journey-planner",
    plan: (from, to, departsFrom) => {
      const journeys = query
        .plan(`${from}`, `${to}`, new Date(0), seconds(departsFrom))
        .map(({ legs }): Journey => legs.map(({ trip }) => trip.departure))
        .filter(({ length }) => length <= 3);
      return journeys.reduce<Journey | null>((best, journey) => (best === null || arrival(journey) < arrival(best) ? journey : best), null);
    },
  };
}
