import type { BagAllowance, CabinCode } from "../../core/flights/index.ts";
import { money } from "../../core/kernel/index.ts";
import { isBareSeat } from "./carriers.ts";
import { getRegion, type Region } from "./regions.ts";
import { type Haul, haulOf, type Ticket } from "./ticket.ts";

/** Bags that travel in the hold, pieces by haul. */
type Pieces = Readonly<Record<Haul, number>>;

const NONE: Pieces = { domestic: 0, near: 0, far: 0 };
const ONE_FAR: Pieces = { domestic: 0, near: 0, far: 1 };
const ONE: Pieces = { domestic: 1, near: 1, far: 1 };

/** Network airlines' economy by where they come from: bags are an extra on both shores of the Atlantic, part of the fare elsewhere. */
const NETWORK_ECONOMY: Readonly<Record<Region, Pieces>> = {
  northAmerica: ONE_FAR,
  middleAmerica: ONE_FAR,
  southAmerica: ONE_FAR,
  europe: ONE_FAR,
  centralAsia: ONE,
  middleEast: ONE,
  northAfrica: ONE,
  africa: ONE,
  southAsia: ONE,
  eastAsia: ONE,
  southeastAsia: ONE,
  oceania: ONE,
};

const DEARER: Readonly<Record<Exclude<CabinCode, "M">, Pieces>> = {
  W: { domestic: 1, near: 1, far: 2 },
  C: { domestic: 2, near: 2, far: 2 },
  F: { domestic: 2, near: 2, far: 3 },
};

/** Kilograms a piece, by cabin. */
const PIECE_KG: Readonly<Record<CabinCode, number>> = { M: 23, W: 23, C: 32, F: 32 };
/** Low-cost airlines' in economy; those of North America weigh in pounds, fifty of them. */
const LOW_COST_KG = 20;
const LOW_COST_POUNDS_KG = 23;

/** The first bag where none is included, dollars; cheaper where fares are. */
const FEE: Readonly<Record<Haul, number>> = { domestic: 38, near: 46, far: 75 };
const CHEAP_FEE: Readonly<Record<Haul, number>> = { domestic: 18, near: 29, far: 55 };
const CHEAP_REGIONS: ReadonlySet<Region> = new Set([
  "southAsia",
  "southeastAsia",
  "eastAsia",
  "southAmerica",
  "northAfrica",
  "centralAsia",
]);

/** Whether an airline comes from where bags, like fares, are cheap. */
export const isCheapRegion = ({ country }: Pick<Ticket["airline"], "country">): boolean => CHEAP_REGIONS.has(getRegion(country));

/** What the first bag costs a traveller on one bound where none is included. */
export const firstBagDollars = (ticket: Pick<Ticket, "airline" | "from" | "to" | "km">): number =>
  (isCheapRegion(ticket.airline) ? CHEAP_FEE : FEE)[haulOf(ticket)];

function piecesOf(ticket: Ticket): number {
  const { airline, cabin, from, to } = ticket;
  const haul = haulOf(ticket);
  if (cabin !== "M") return DEARER[cabin][haul];
  if (airline.model === "lowcost") return NONE[haul];
  if (airline.model !== "network") return ONE_FAR[haul];
  return crossesAtlanticNorth(from, to) ? 0 : NETWORK_ECONOMY[getRegion(airline.country)][haul];
}

/** Between North America and Europe the lowest economy fare holds no bag, whoever sells it. */
function crossesAtlanticNorth(from: string, to: string): boolean {
  const ends = [getRegion(from), getRegion(to)];
  return ends.includes("northAmerica") && ends.includes("europe");
}

const lowCostKg = ({ country }: Ticket["airline"]): number => (getRegion(country) === "northAmerica" ? LOW_COST_POUNDS_KG : LOW_COST_KG);

/** What one traveler may carry on one bound. A small bag below the seat is never counted: everybody has it. */
export function bagAllowance(ticket: Ticket): BagAllowance {
  const checked = piecesOf(ticket);
  const isLowCostEconomy = ticket.airline.model === "lowcost" && ticket.cabin === "M";
  return {
    carryOn: isLowCostEconomy && isBareSeat(ticket.airline) ? 0 : 1,
    checked,
    checkedKg: isLowCostEconomy ? lowCostKg(ticket.airline) : PIECE_KG[ticket.cabin],
    checkedBagFee: checked > 0 ? null : money(firstBagDollars(ticket) * 100),
  };
}

/** What may be carried all the way on a trip whose bounds differ: of each the less, with the dearer fee. */
export function leastBags(one: BagAllowance, other: BagAllowance): BagAllowance {
  const fees = [one.checkedBagFee, other.checkedBagFee].filter((fee) => fee !== null);
  return {
    carryOn: Math.min(one.carryOn, other.carryOn),
    checked: Math.min(one.checked, other.checked),
    checkedKg: Math.min(one.checkedKg, other.checkedKg),
    checkedBagFee: fees.reduce<BagAllowance["checkedBagFee"]>(
      (dearest, fee) => (dearest && dearest.amountMinor >= fee.amountMinor ? dearest : fee),
      null,
    ),
  };
}
