import { AIRLINES } from "../facts/airlines.ts";
import { connectionsOf, flightsFrom } from "./connections.ts";
import type { NetworkPlan } from "./plan.ts";
import { airlineSizes, dailyOn, departuresADay, findRoute, sizeFit } from "./plan-figures.ts";
import { planNetwork } from "./plan-network.ts";
import { measureReach } from "./reach.ts";

const SPOT_CHECKS =
  "JFK-LHR JFK-LAX LAX-SFO ATL-LGA SFO-NRT MAD-BCN GMP-CJU HND-CTS SYD-MEL DEL-BOM DXB-LHR LHR-DUB CDG-JFK HKG-LHR GRU-EZE JNB-CPT";

/** Prints the figures of docs/network.md: `node scripts/world/network/report.ts`. */
async function report(): Promise<void> {
  const start = performance.now();
  const plan = await planNetwork();
  const seconds = (performance.now() - start) / 1000;
  const lines = [...sizeLines(plan), ...reachLines(plan), ...spotLines(plan), `planned in ${seconds.toFixed(1)} s`];
  console.log(lines.join("\n"));
}

function sizeLines(plan: NetworkPlan): readonly string[] {
  const sources = Map.groupBy(plan.routes, ({ source }) => source);
  const sizes = airlineSizes(plan);
  const idle = AIRLINES.filter(({ code, dailyDepartures }) => dailyDepartures > 0 && !sizes.has(code)).map(({ code }) => code);
  const { fitting, large } = sizeFit(plan);
  return [
    `airports ${plan.airports.length}, nonstop pairs ${plan.routes.length}, airline-pairs ${plan.routes.flatMap(({ carriers }) => carriers).length}`,
    `pairs by source: ${[...sources].map(([source, routes]) => `${source} ${routes.length}`).join(", ")}`,
    `departures a day ${Math.round(departuresADay(plan))}`,
    `airlines ${sizes.size}, within 0.5-2 times their size ${fitting} of ${large}; without a flight: ${idle.join(" ")}`,
  ];
}

function reachLines(plan: NetworkPlan): readonly string[] {
  const connections = connectionsOf(plan.routes.map(({ from, to }) => ({ from: { code: from }, to: { code: to } })));
  const counts = [...flightsFrom("DEN", connections).values()];
  const within = (flights: number): number => counts.filter((count) => count >= 1 && count <= flights).length;
  const { pairs, reached, gaps } = measureReach(plan);
  return [
    `from Denver: ${within(1)} nonstop, ${within(2)} within one stop, ${within(3)} within two, ${counts.length - 1} in all`,
    `reach within two stops: ${((100 * reached) / pairs).toFixed(2)} % of ${pairs} pairs of a US airport and a destination`,
    ...gaps.map(({ destination, origins }) => `  ${destination.code}: not from ${origins.join(" ")}`),
  ];
}

function spotLines(plan: NetworkPlan): readonly string[] {
  return SPOT_CHECKS.split(" ").map((pair) => {
    const [from = "", to = ""] = pair.split("-");
    const route = findRoute(plan, from, to);
    if (route === undefined) return `${pair} none`;
    const carriers = route.carriers.map(({ airline, dailyEachWay }) => `${airline} ${dailyEachWay.toFixed(1)}`).join(", ");
    return `${pair} ${dailyOn(route).toFixed(1)} a day each way: ${carriers}`;
  });
}

await report();
