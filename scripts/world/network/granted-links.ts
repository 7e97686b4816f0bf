import { wantedDepartures } from "./airline-balance.ts";
import { hasTypesFor } from "./carrier-values.ts";
import type { FlownLink } from "./carriers.ts";
import type { NetworkAirline } from "./inputs.ts";
import type { Link } from "./links.ts";

/** An airline that stays below this part of its size is granted links. */
const SMALL_PART = 0.5;
const MOST_GRANTED = 60;
/** Departures a day, both directions, that one more link is expected to bring. */
const EXPECTED_DEPARTURES = 2;
/** Below this one airline has a link alone. */
const ALONE_DAILY = 1;

/**
 * The links, with airlines that came out far too small required on those they are likeliest to fly; on a thin link such an
 * airline takes the place of the one that was there. `departures` are those each airline has so far.
 */
export function grantLinks(
  flown: readonly FlownLink[],
  airlines: readonly NetworkAirline[],
  departures: ReadonlyMap<string, number>,
): readonly FlownLink[] {
  const granted = new Map<Link, readonly string[]>();
  const likeliest = likeliestLinks(flown);
  const wanted = wantedDepartures(airlines, departures);
  for (const airline of airlines) {
    const missing = (wanted.get(airline.code) ?? 0) * SMALL_PART - (departures.get(airline.code) ?? 0);
    const count = Math.min(MOST_GRANTED, Math.ceil(missing / EXPECTED_DEPARTURES));
    const open = (likeliest.get(airline) ?? []).filter(({ link, dailyEachWay }) => hasRoom(link, dailyEachWay, granted.get(link) ?? []));
    for (const { link } of open.slice(0, Math.max(0, count))) granted.set(link, [...(granted.get(link) ?? []), airline.code]);
  }
  return flown.map(({ link, dailyEachWay }) => ({ link: withGranted(link, dailyEachWay, granted.get(link) ?? []), dailyEachWay }));
}

/** Each airline's candidate links, the likeliest first. */
function likeliestLinks(flown: readonly FlownLink[]): ReadonlyMap<NetworkAirline, readonly FlownLink[]> {
  const scored = new Map<NetworkAirline, { entry: FlownLink; score: number }[]>();
  for (const entry of flown) {
    for (const { airline, score } of entry.link.candidates) {
      if ((airline.model === "regional" && isTrunk(entry.link)) || !hasTypesFor(entry.link, airline)) continue;
      const entries = scored.get(airline);
      if (entries === undefined) scored.set(airline, [{ entry, score }]);
      else entries.push({ entry, score });
    }
  }
  return new Map(
    [...scored].map(([airline, entries]) => [airline, entries.sort((a, b) => b.score - a.score).map(({ entry }) => entry)] as const),
  );
}

const TRUNK_MPPA = 4;

const isTrunk = ({ from, to }: Link): boolean => Math.min(from.mppa, to.mppa) > TRUNK_MPPA;

const isThin = (link: Link, dailyEachWay: number): boolean => link.source === "feeder" || dailyEachWay < ALONE_DAILY;

/** Nobody is granted a link that a typed table gives to another, or that another small airline has just got. */
function hasRoom(link: Link, dailyEachWay: number, granted: readonly string[]): boolean {
  if (isThin(link, dailyEachWay)) return granted.length === 0 && (link.source === "feeder" || link.required.length === 0);
  return (link.required.length + granted.length + 1) * ALONE_DAILY <= dailyEachWay;
}

function withGranted(link: Link, dailyEachWay: number, granted: readonly string[]): Link {
  if (granted.length === 0) return link;
  return { ...link, required: isThin(link, dailyEachWay) ? granted : [...new Set([...link.required, ...granted])] };
}
