import { balanceAirlines, departuresByAirline } from "./airline-balance.ts";
import { type Carriers, contestFor } from "./contest.ts";
import { grantLinks } from "./granted-links.ts";
import type { NetworkAirline } from "./inputs.ts";
import type { Link } from "./links.ts";

/** A link with its flights a day, each way. */
export interface FlownLink {
  readonly link: Link;
  readonly dailyEachWay: number;
}

/**
 * Shares the flights of every link among airlines, by pair key: first freely; then small airlines that bigger ones crowded
 * out are required on their best links, and all is shared again.
 */
export function assignCarriers(flown: readonly FlownLink[], airlines: readonly NetworkAirline[]): ReadonlyMap<string, Carriers> {
  const first = balanceAirlines(flown.map(contestFor), airlines);
  const granted = grantLinks(flown, airlines, departuresByAirline(first));
  const final = balanceAirlines(granted.map(contestFor), airlines);
  return new Map(granted.map(({ link }, index) => [link.key, final[index] ?? []]));
}
