import { departuresAt, hasWideTypesOnly } from "./carrier-values.ts";
import type { Link } from "./links.ts";
import type { NetworkAirport } from "./network-airport.ts";
import type { ScoredCandidate } from "./scores.ts";

/** From so many flights a day on a link has room for one, two and three airlines of each end. */
const ROOM_DAILY = [1.5, 3, 5];
/** Farther than this few low-cost airlines fly; nearer than this whoever has wide types only, as Emirates, where its list says so. */
const LONG_KM = 4_500;
/**
 * The logit of the chance that an airline flies a pair, from which on it is missed there: with both ends on its list, and without. Between
 * airports that have so many flights it is right more often than that chance says.
 */
const LIKELY = { listed: -0.5, unlisted: 1.4 };

/**
 * The airlines that a busy link would not be believed without, however large they have grown elsewhere: Turkish Airlines between Istanbul and
 * London, say. Of each end, of those that have a hub there and are likely to fly it, the network airline with the most departures there; on a
 * busier link the largest of the others, too; and on the busiest the second network airline.
 */
export function hubCarriers(link: Link, dailyEachWay: number): readonly string[] {
  const wanted = ROOM_DAILY.filter((daily) => dailyEachWay >= daily).length;
  if (wanted === 0) return [];
  const likely = link.candidates.filter((candidate) => isLikely(candidate, link.distanceKm));
  return [...new Set([link.from, link.to].flatMap((end) => hubCarriersOf(end, link.distanceKm, likely).slice(0, wanted)))];
}

function isLikely({ airline, isListed, score }: ScoredCandidate, distanceKm: number): boolean {
  if (isListed) return airline.model !== "regional" && score >= LIKELY.listed;
  return airline.model !== "regional" && score >= LIKELY.unlisted && (distanceKm > LONG_KM || !hasWideTypesOnly(airline));
}

/** Airlines with a hub at an airport, the most missed first; codes. */
function hubCarriersOf({ code }: NetworkAirport, distanceKm: number, candidates: readonly ScoredCandidate[]): readonly string[] {
  const atHome = candidates
    .map(({ airline }) => airline)
    .filter(({ hubs }) => hubs.includes(code))
    .sort((a, b) => departuresAt(b, code) - departuresAt(a, code));
  const [network, second] = atHome.filter(({ model }) => model === "network");
  const rival = distanceKm > LONG_KM ? undefined : atHome.find(({ model }) => model !== "network");
  return [network, rival, second].flatMap((airline) => airline?.code ?? []);
}
