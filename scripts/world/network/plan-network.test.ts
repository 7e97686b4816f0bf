import { describe, expect, it } from "vitest";
import { AIRLINES } from "../facts/airlines.ts";
import { TRUNK_PAIRS } from "../facts/demand-tables.ts";
import { FIFTH_FREEDOMS, MUST_EXIST, MUST_NOT_EXIST } from "../facts/known-routes.ts";
import { REACH_LINKS } from "../facts/reach-links.ts";
import { pairKey } from "./network-airport.ts";
import type { PlannedRoute } from "./plan.ts";
import { dailyOn, departuresADay, findRoute, sizeFit } from "./plan-figures.ts";
import { planNetwork } from "./plan-network.ts";
import { measureReach } from "./reach.ts";
import { homeCountries, mayFly } from "./rights.ts";

const plan = await planNetwork();
const airports = new Map(plan.airports.map((airport) => [airport.code, airport]));
const routeOf = new Map(plan.routes.map((route) => [pairKey(route.from, route.to), route]));
const flies = (airline: string, from: string, to: string): boolean =>
  routeOf.get(pairKey(from, to))?.carriers.some((carrier) => carrier.airline === airline) ?? false;
const daily = (a: string, b: string): number => {
  const route = findRoute(plan, a, b);
  return route === undefined ? 0 : dailyOn(route);
};

const size = (code: string): number => airports.get(code)?.mppa ?? 0;
const dailyOf = (airline: string, from: string, to: string): number =>
  routeOf.get(pairKey(from, to))?.carriers.find((carrier) => carrier.airline === airline)?.dailyEachWay ?? 0;

const isSound = ({ carriers }: PlannedRoute): boolean =>
  carriers.length > 0 &&
  new Set(carriers.map(({ airline }) => airline)).size === carriers.length &&
  carriers.every(({ dailyEachWay }) => dailyEachWay >= 1 / 7 - 1e-9);

describe("the planned network", () => {
  it("has some 3,700 airports, 21,700 pairs and 77,700 departures a day", () => {
    expect(plan.routes.length).toBeGreaterThan(21_000);
    expect(plan.routes.length).toBeLessThan(22_500);
    expect(plan.airports.length).toBeGreaterThan(3_600);
    expect(plan.airports.length).toBeLessThan(3_800);
    expect(departuresADay(plan)).toBeGreaterThan(75_500);
    expect(departuresADay(plan)).toBeLessThan(80_000);
  });

  it("has its airports and routes in order, each once", () => {
    const codes = plan.airports.map(({ code }) => code);
    const keys = plan.routes.map(({ from, to }) => from + to);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(keys).toEqual([...new Set(keys)].sort());
    expect(plan.routes.filter(({ from, to }) => from >= to || !airports.has(from) || !airports.has(to))).toEqual([]);
  });

  it("gives every route an airline that flies at least once a week, no airline twice", () => {
    expect(plan.routes.filter((route) => !isSound(route))).toEqual([]);
  });

  it("has every typed route with its airline", () => {
    const typed = [...MUST_EXIST, ...FIFTH_FREEDOMS, ...REACH_LINKS];
    expect(typed.filter(({ airline, from, to }) => !flies(airline, from, to))).toEqual([]);
  });

  it("flies each typed trunk daily with each of its airlines", () => {
    const trunks = MUST_EXIST.filter(({ from, to }) => Math.max(size(from), size(to)) >= 20 && Math.min(size(from), size(to)) >= 2);
    expect(trunks.length).toBeGreaterThan(1000);
    expect(trunks.filter(({ airline, from, to }) => dailyOf(airline, from, to) < 1 - 1e-9)).toEqual([]);
  });

  it("leaves a link between two countries to those at home there, with one flight a day at most for a visitor", () => {
    const visitors = Map.groupBy(FIFTH_FREEDOMS, ({ from, to }) => pairKey(from, to));
    const crowded = [...visitors].filter(([key, visiting]) => {
      const carriers = routeOf.get(key)?.carriers ?? [];
      const isVisitor = (code: string): boolean => visiting.some(({ airline }) => airline === code);
      return (
        carriers.some(({ airline }) => !isVisitor(airline)) &&
        carriers.some(({ airline, dailyEachWay }) => isVisitor(airline) && dailyEachWay > 1 + 1e-9)
      );
    });
    expect(crowded.map(([key]) => key)).toEqual([]);
    expect(flies("CX", "HKG", "MNL") && flies("CI", "TPE", "KIX")).toBe(true);
  });

  it("fills no airport of weight by one link abroad, but those whose traffic is typed or that must be there", () => {
    const typed = new Set(TRUNK_PAIRS.map(({ from, to }) => pairKey(from, to)));
    const known = new Set(MUST_EXIST.map(({ from, to }) => pairKey(from, to)));
    const full = plan.routes.filter(({ from, to, passengersPerDay }) => {
      const smaller = Math.min(size(from), size(to));
      const isFree = !typed.has(pairKey(from, to)) && !known.has(pairKey(from, to));
      const isAbroad = airports.get(from)?.country !== airports.get(to)?.country;
      return isFree && isAbroad && smaller >= 0.8 && passengersPerDay * 2 * 365 > 0.3 * smaller * 1e6 + 1;
    });
    expect(full.map(({ from, to }) => `${from}-${to}`)).toEqual([]);
  });

  it("flies the busy links of a hub by its own airline", () => {
    const known = [
      ["TK", "IST", "LHR MAD BCN FCO CDG"],
      ["EK", "DXB", "DEL BOM DOH JED RUH KWI"],
      ["SQ", "SIN", "BKK HKG MNL KUL CGK DPS"],
      ["CX", "HKG", "ICN BKK PVG TPE KUL"],
      ["KE", "ICN", "HKG PVG NRT KIX HND"],
      ["BR", "TPE", "HKG NRT ICN BKK"],
      ["TG", "BKK", "SIN HKG DEL ICN"],
      ["PR", "MNL", "SIN HKG NRT ICN"],
      ["AZ", "FCO", "LHR CDG MAD AMS"],
      ["LH", "FRA", "MAD BCN LHR CDG"],
      ["AF", "CDG", "MAD FCO LHR"],
      ["SV", "JED", "DXB CAI"],
      ["AM", "MEX", "LAX MIA JFK ORD DFW"],
      ["AV", "BOG", "MIA JFK MEX LIM"],
      ["AC", "YYZ", "LGA ORD LAX MCO"],
      ["Y4", "GDL", "LAX TIJ"],
      ["HA", "HNL", "OGG LIH LAX SFO"],
      ["AR", "EZE", "GRU GIG"],
    ].flatMap(([airline = "", hub = "", others = ""]) => others.split(" ").map((other) => [airline, hub, other] as const));
    expect(known.filter(([airline, hub, other]) => !flies(airline, hub, other))).toEqual([]);
  });

  it("has no route that nobody flies", () => {
    expect(MUST_NOT_EXIST.filter(({ from, to }) => routeOf.has(pairKey(from, to)))).toEqual([]);
  });

  it("breaks no right of the air", () => {
    const facts = new Map(AIRLINES.map((airline) => [airline.code, { airline, homes: homeCountries(airline) }]));
    const fifths = new Set(FIFTH_FREEDOMS.map(({ airline, from, to }) => airline + pairKey(from, to)));
    const isAllowed = (code: string, { from, to }: PlannedRoute): boolean => {
      const entry = facts.get(code);
      const [start, end] = [airports.get(from), airports.get(to)];
      if (entry === undefined || start === undefined || end === undefined) return false;
      return fifths.has(code + pairKey(from, to)) || mayFly(entry.airline, entry.homes, start.country, end.country);
    };
    const broken = plan.routes.flatMap((route) =>
      route.carriers.filter(({ airline }) => !isAllowed(airline, route)).map(({ airline }) => `${airline} ${route.from}-${route.to}`),
    );
    expect(broken).toEqual([]);
  });

  it("makes airlines of about their size", () => {
    const { fitting, large } = sizeFit(plan);
    expect(fitting / large).toBeGreaterThan(0.95);
  });

  it("reaches every destination from every sizeable US airport within two stops", () => {
    const { pairs, reached, gaps } = measureReach(plan);
    expect(gaps.map(({ destination, origins }) => `${destination.code} from ${origins.join(" ")}`)).toEqual([]);
    expect(reached).toBe(pairs);
  });

  it.each([
    ["JFK", "LHR", 10, 20],
    ["SFO", "NRT", 2.5, 6],
    ["MAD", "BCN", 8, 18],
    ["GMP", "CJU", 55, 90],
    ["HND", "CTS", 40, 60],
    ["SYD", "MEL", 35, 60],
    ["LHR", "CDG", 5, 10],
    ["JFK", "SJU", 9, 16],
    ["LAX", "HNL", 7, 14],
    ["LAX", "GDL", 4, 10],
    ["GRU", "EZE", 7, 14],
  ])("flies %s-%s between %d and %d times a day", (from, to, least, most) => {
    expect(daily(from, to)).toBeGreaterThanOrEqual(least);
    expect(daily(from, to)).toBeLessThanOrEqual(most);
  });
});
