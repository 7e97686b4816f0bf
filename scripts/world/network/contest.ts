import { boundedShares } from "./bounded-shares.ts";
import { carrierValues } from "./carrier-values.ts";
import { THREE_A_WEEK } from "./frequency.ts";
import { hubCarriers } from "./hub-carriers.ts";
import type { Link } from "./links.ts";
import type { PlannedRoute } from "./plan.ts";

export type Carriers = PlannedRoute["carriers"];

/** A link's flights and who could have them. */
export interface Contest {
  readonly dailyEachWay: number;
  readonly contestants: readonly Contestant[];
  /** How many airlines the link has room for. */
  readonly room: number;
  /** Exponent of the balancing factors. */
  readonly damping: number;
}

interface Contestant {
  readonly airline: string;
  /** Strength before sizes are balanced. */
  readonly value: number;
  readonly isRequired: boolean;
  /** On a fifth freedom: how large it is as a whole says nothing here. */
  readonly isVisiting: boolean;
  /** Fewest flights a day that it has, where they are there to be had. */
  readonly least: number;
  /** Most flights a day that it may have. */
  readonly most: number;
}

/** On long pairs presence at the ends counts more than size as a whole: there the balancing factors are damped. */
const LONG_KM = 3_000;
const LONG_DAMPING = 0.3;
/** An airline far from home, on a fifth freedom, flies on with the aircraft that brought it: once a day. */
const MOST_VISITING = 1;

export function contestFor({ link, dailyEachWay }: { readonly link: Link; readonly dailyEachWay: number }): Contest {
  const held = heldFor(link, dailyEachWay);
  const contestants = [...carrierValues(link)].map(([airline, value]) => {
    const isVisiting = link.visiting.includes(airline);
    return {
      airline,
      value,
      isRequired: held.includes(airline),
      isVisiting,
      least: leastDaily(link, airline),
      most: isVisiting ? MOST_VISITING : Number.POSITIVE_INFINITY,
    };
  });
  return {
    dailyEachWay,
    contestants,
    room: Math.max(held.length, openRoom(link, dailyEachWay)),
    damping: link.distanceKm > LONG_KM ? LONG_DAMPING : 1,
  };
}

/**
 * One airline below 1.5 flights a day, and one more each time the flights double, on a trunk none that would have less than a
 * daily one; those required always fit, visitors come on top.
 */
function openRoom({ visiting, isTrunk }: Link, dailyEachWay: number): number {
  const open = visiting.length + 1 + Math.floor(Math.log2(1 + dailyEachWay / 1.5));
  return isTrunk ? Math.min(open, Math.floor(dailyEachWay)) : open;
}

/** Those that must be there, and the hub carriers of its ends; on a trunk of these only so many as leave each a flight a day. */
function heldFor(link: Link, dailyEachWay: number): readonly string[] {
  const held = [...new Set([...link.required, ...hubCarriers(link, dailyEachWay)])];
  return link.isTrunk ? held.slice(0, Math.max(link.required.length, Math.floor(dailyEachWay))) : held;
}

/** Who would have less than this share of the strongest that is at home there stays away. */
const LEAST_OF_BEST = 0.18;
const ONE_A_WEEK = 1 / 7;
const DAILY = 1;
/** A required airline has at least this part of an equal share. */
const LEAST_PART = 0.5;

/** Somebody who could have a part, with the strength that the sizes of airlines leave. */
interface Claimant {
  readonly contestant: Contestant;
  readonly strength: number;
}

/** Parts the flights of one link; `factors` say which airlines ought to grow (above 1) or shrink. */
export function shareOut({ dailyEachWay, contestants, room, damping }: Contest, factors: ReadonlyMap<string, number>): Carriers {
  const [only] = contestants;
  if (only !== undefined && contestants.length === 1) return [{ airline: only.airline, dailyEachWay }];
  const strongest = contestants
    .map((contestant): Claimant => ({ contestant, strength: strengthOf(contestant, factors, damping) }))
    .sort((a, b) => Number(b.contestant.isRequired) - Number(a.contestant.isRequired) || b.strength - a.strength)
    .slice(0, room);
  const leastStrength = LEAST_OF_BEST * bestAtHome(strongest);
  const staying = strongest.filter(({ contestant, strength }) => contestant.isRequired || strength >= leastStrength);
  const equal = dailyEachWay / staying.length;
  const claims = staying.map(({ contestant, strength }) => ({ strength, most: contestant.most, least: leastShare(contestant, equal) }));
  const shares = boundedShares(dailyEachWay, claims);
  return staying.map(({ contestant: { airline } }, index) => ({ airline, dailyEachWay: shares[index] ?? 0 }));
}

const bestAtHome = (claimants: readonly Claimant[]): number =>
  claimants.reduce((best, { contestant, strength }) => (contestant.isVisiting ? best : Math.max(best, strength)), 0);

/** Who must be there is weakened no further than to this part, however large it has grown elsewhere. */
const LEAST_REQUIRED = 0.5;

/** A visitor, which has a flight a day at most, would be made as strong as others ever get and scare them away. */
const strengthOf = (
  { airline, value, isVisiting, isRequired }: Contestant,
  factors: ReadonlyMap<string, number>,
  damping: number,
): number => (isVisiting ? value : value * Math.max(factors.get(airline) ?? 1, isRequired ? LEAST_REQUIRED : 0) ** damping);

function leastDaily({ required, visiting, isTrunk }: Link, airline: string): number {
  if (!required.includes(airline)) return ONE_A_WEEK;
  return isTrunk && !visiting.includes(airline) ? DAILY : THREE_A_WEEK;
}

const leastShare = ({ isRequired, least, most }: Contestant, equal: number): number =>
  Math.min(equal, most, isRequired ? Math.max(LEAST_PART * equal, least) : least);
