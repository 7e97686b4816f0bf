import type { FareConditions } from "../../core/flights/index.ts";
import { money } from "../../core/kernel/index.ts";
import { isWellAppointed } from "./carriers.ts";
import { type Haul, haulOf, type Ticket } from "./ticket.ts";

type Dollars = number | null;
/** What changing and giving back costs, dollars a traveler, by haul; null where it is not allowed. */
type Rules = Readonly<Record<Haul, readonly [change: Dollars, refund: Dollars]>>;

const PREMIUM: Rules = { domestic: [0, 90], near: [0, 120], far: [0, 200] };
const BUSINESS: Rules = { domestic: [0, 75], near: [0, 125], far: [0, 250] };
const FIRST: Rules = { domestic: [0, 0], near: [0, 0], far: [0, 0] };

/** Economy by carrier model. Invented after the usual lowest fare that is not a bare-bones one. */
const ECONOMY: Readonly<Record<Ticket["airline"]["model"], Rules>> = {
  network: { domestic: [40, null], near: [75, null], far: [150, 250] },
  lowcost: { domestic: [45, null], near: [60, null], far: [90, null] },
  leisure: { domestic: [50, null], near: [75, null], far: [150, null] },
  regional: { domestic: [35, null], near: [50, null], far: [100, null] },
};

/** Airlines of these countries have given up change fees, but for the barest low-cost ones. */
const FREE_CHANGES = new Set(["US", "CA"]);

function rulesOf({ airline, cabin }: Ticket): Rules {
  if (cabin === "F") return FIRST;
  if (cabin === "C") return BUSINESS;
  return cabin === "W" ? PREMIUM : ECONOMY[airline.model];
}

function changesFreely({ airline }: Ticket): boolean {
  return FREE_CHANGES.has(airline.country) && (airline.model === "network" || isWellAppointed(airline));
}

/** Fees to change or give back one bound's ticket, per traveler, in US dollars. A difference in fare comes on top of a change. */
export function fareConditions(ticket: Ticket): FareConditions {
  const [change, refund] = rulesOf(ticket)[haulOf(ticket)];
  return {
    changeFee: changesFreely(ticket) ? money(0) : feeOf(change),
    refundFee: feeOf(refund),
  };
}

const feeOf = (dollars: Dollars): FareConditions["changeFee"] => (dollars === null ? null : money(dollars * 100));

/** What holds for a trip whose bounds differ: of each fee the harder one. */
export function stricterConditions(one: FareConditions, other: FareConditions): FareConditions {
  return { changeFee: harder(one.changeFee, other.changeFee), refundFee: harder(one.refundFee, other.refundFee) };
}

function harder<Fee extends FareConditions["changeFee"]>(one: Fee, other: Fee): Fee | null {
  if (one === null || other === null) return null;
  return one.amountMinor >= other.amountMinor ? one : other;
}
