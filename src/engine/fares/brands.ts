import { type BagAllowance, FARE_BRANDS, type FareBrand, type FareConditions } from "../../core/flights/index.ts";
import { money } from "../../core/kernel/index.ts";
import { bagAllowance, firstBagDollars, isCheapRegion, leastBags } from "./bags.ts";
import { fareConditions, stricterConditions } from "./conditions.ts";
import { type Haul, haulOf, type Ticket } from "./ticket.ts";

/** What a brand takes of the fees that it spares: invented, but so that whoever uses what it holds pays less than one by one. */
const BAG_SHARE = 0.8;
const CHANGE_SHARE = 0.3;
const REFUND_SHARE = 0.7;
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

/** Of a trip of these tickets, one a bound: bags and conditions that hold all the way with the standard fare. */
const standardOf = (tickets: readonly Ticket[]): { readonly bags: BagAllowance; readonly conditions: FareConditions } => ({
  bags: tickets.map(bagAllowance).reduce(leastBags),
  conditions: tickets.map(fareConditions).reduce(stricterConditions),
});

/**
 * The brands that the airlines of all of a trip's tickets sell, the lowest first. Dearer cabins come with bags and changes as they are, and a
 * brand that would add nothing to the standard fare is none.
 */
export function brandsSold(tickets: readonly Ticket[]): readonly FareBrand[] {
  const { bags, conditions } = standardOf(tickets);
  const hasAll = bags.checked > 0 && conditions.changeFee?.amountMinor === 0;
  return FARE_BRANDS.filter(
    (brand) =>
      brand === "standard" ||
      (!(brand === "plus" && hasAll) && tickets.every(({ airline, cabin }) => cabin === "M" && SOLD[airline.model].includes(brand))),
  );
}

/** US cents a traveller, whole dollars, that a brand adds to each of a trip's tickets. */
export function brandSupplements(tickets: readonly Ticket[], brand: FareBrand): readonly number[] {
  if (brand === "standard") return tickets.map(() => 0);
  const { changeFee, refundFee } = standardOf(tickets).conditions;
  // A change and a refund are of the whole trip, a bag is paid on each bound.
  const ofTrip = (share: number, fee: number): number => (share * fee) / 100 / tickets.length;
  return tickets.map((ticket) => {
    const bag = bagAllowance(ticket).checked > 0 ? 0 : BAG_SHARE * firstBagDollars(ticket);
    const change = ofTrip(CHANGE_SHARE, changeFee?.amountMinor ?? 0);
    const never = REFUND[haulOf(ticket)] * (isCheapRegion(ticket.airline) ? CHEAP_SHARE : 1);
    const refund = refundFee === null ? never : ofTrip(REFUND_SHARE, refundFee.amountMinor);
    return Math.floor(bag + change + (brand === "flex" ? refund : 0)) * 100;
  });
}

/** What may be carried all the way with a brand, by what the standard fare allows: a bag in the hold. What is carried on board stays. */
export function brandBags(standard: BagAllowance, brand: FareBrand): BagAllowance {
  if (brand === "standard") return standard;
  return { ...standard, checked: Math.max(1, standard.checked), checkedBagFee: null };
}

/** What changing and giving back costs with a brand, by what it costs with the standard fare. */
export function brandConditions(standard: FareConditions, brand: FareBrand): FareConditions {
  if (brand === "standard") return standard;
  return { changeFee: money(0), refundFee: brand === "flex" ? money(0) : standard.refundFee };
}
