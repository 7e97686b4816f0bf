import { assignCarriers } from "./carriers.ts";
import { passengersPerDay } from "./demand.ts";
import { feederLinks } from "./feeders.ts";
import { dailyEachWay, passengersFor, THREE_A_WEEK } from "./frequency.ts";
import { loadInputs } from "./inputs.ts";
import { type Link, selectLinks } from "./links.ts";
import type { NetworkAirport } from "./network-airport.ts";
import type { NetworkPlan, PlannedAirport } from "./plan.ts";
import { scorePairs } from "./scores.ts";

/** Plans the whole network from the facts in `data/`; docs/network.md tells the recipe. Always the same plan for the same facts. */
export async function planNetwork(): Promise<NetworkPlan> {
  const inputs = await loadInputs();
  const selected = selectLinks(scorePairs(inputs), inputs);
  const links = [...selected.values(), ...feederLinks(selected, inputs)].sort(byKey);
  const passengers = passengersPerDay(links);
  const passengersOn = (link: Link): number => Math.max(passengers.get(link.key) ?? 0, leastPassengers(link));
  const flown = links.map((link) => ({ link, dailyEachWay: dailyOn(link, passengersOn(link)) }));
  const carriers = assignCarriers(flown, inputs.airlines);
  return {
    airports: plannedAirports(links),
    routes: links.map((link) => ({
      from: link.from.code,
      to: link.to.code,
      distanceKm: link.distanceKm,
      source: link.source,
      passengersPerDay: passengersOn(link),
      carriers: carriers.get(link.key) ?? [],
    })),
  };
}

/** The least for each airline that must be there: three flights a week, on a trunk one a day. */
const dailyOn = ({ distanceKm, required, isTrunk }: Link, passengers: number): number =>
  Math.max(dailyEachWay(passengers, distanceKm), (isTrunk ? 1 : THREE_A_WEEK) * required.length);

/** A trunk has the passengers that fill one flight a day of each airline that must be there, whatever the fit left it. */
const leastPassengers = ({ distanceKm, required, isTrunk }: Link): number => (isTrunk ? passengersFor(required.length, distanceKm) : 0);

const byKey = (a: Link, b: Link): number => (a.key < b.key ? -1 : 1);

function plannedAirports(links: readonly Link[]): readonly PlannedAirport[] {
  const airports = new Set<NetworkAirport>(links.flatMap(({ from, to }) => [from, to]));
  return [...airports].sort((a, b) => (a.code < b.code ? -1 : 1)).map(plannedAirport);
}

const plannedAirport = ({ code, name, city, country, zone, latitude, longitude, mppa, mostSeats }: NetworkAirport): PlannedAirport => ({
  code,
  name,
  city,
  country,
  zone,
  latitude,
  longitude,
  mppa,
  mostSeats,
});
