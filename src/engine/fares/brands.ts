import { type BagAllowance, FARE_BRANDS, type FareBrand, type FareConditions } from "../../core/flights/index.ts";
import { money } from "../../core/kernel/index.ts";
import { firstBagDollars, isCheapRegion } from "./bags.ts";
import { fareConditions } from "./conditions.ts";
import { type Haul, haulOf, type Ticket } from "./ticket.ts";

/** What a bundle takes of the fees that it spares: invented, but so that whoever uses what it holds pays less than one by one. */
const BAG_SHARE = 0.8;
const CHANGE_SHARE = 0.15;
const REFUND_SHARE = 0.35;
/** What it costs to be paid back a ticket that is not paid back otherwise, dollars a bound; half where fares are cheap. */
const REFUND: Readonly<Record<Haul, number>> = { domestic: 45, near: 62, far: 130 };
const CHEAP_SHARE = 0.5;

/** Full-service airlines sell all; low-cost and leisure airlines a bundle with a bag, but nothing that can be given back; regional ones no brands of their own. */
const SOLD: Readonly<Record<Ticket["airline"]["model"], readonly FareBrand[]>> = {
  network: FARE_BRANDS,
  lowcost: ["standard", "plus"],
  leisure: ["standard", "plus"],
  regional: ["standard"],
};

/** The brands that an airline sells a ticket in, the lowest first. Dearer cabins come with bags and changes as they are. */
export const brandsSold = ({ airline, cabin }: Pick<Ticket, "airline" | "cabin">): readonly FareBrand[] =>
  cabin === "M" ? SOLD[airline.model] : ["standard"];

/** US cents a traveller, whole dollars, that a brand adds to the fare of one bound. */
export function brandCents(ticket: Ticket, brand: FareBrand): number {
  if (brand === "standard") return 0;
  const { changeFee, refundFee } = fareConditions(ticket);
  const plus = Math.ceil(BAG_SHARE * firstBagDollars(ticket) + (CHANGE_SHARE * (changeFee?.amountMinor ?? 0)) / 100);
  if (brand === "plus") return plus * 100;
  const never = REFUND[haulOf(ticket)] * (isCheapRegion(ticket.airline) ? CHEAP_SHARE : 1);
  return (plus + Math.ceil(refundFee === null ? never : (REFUND_SHARE * refundFee.amountMinor) / 100)) * 100;
}

/** What may be carried with a brand, by what the standard fare allows. */
export function brandBags(standard: BagAllowance, brand: FareBrand): BagAllowance {
  if (brand === "standard") return standard;
  return { ...standard, carryOn: Math.max(1, standard.carryOn), checked: standard.checked + 1, checkedBagFee: null };
}

/** What changing and giving back costs with a brand, by what it costs with the standard fare. */
export function brandConditions(standard: FareConditions, brand: FareBrand): FareConditions {
  if (brand === "standard") return standard;
  return { changeFee: money(0), refundFee: brand === "flex" ? money(0) : standard.refundFee };
}
