import { type FlightOffer, legsOf } from "../flights/index.ts";
import { cabinGroup, type PolicyCondition } from "../policy/index.ts";

/** The facts of a ticket sold on the site by which our fees are chosen, whatever is done with it and whenever. */
export const ticketFacts = (offer: FlightOffer): PolicyCondition => ({
  product: "flight",
  channel: "site",
  route: isDomestic(offer) ? "domestic" : "international",
  cabin: cabinGroup(offer.cabin),
  fare: isLowCostOrBasic(offer) ? "lowCostOrBasic" : "standard",
});

/** The United States and its territories (cancellation policy). */
const HOME = new Set(["US", "PR", "VI", "GU", "AS", "MP", "UM"]);

const isDomestic = (offer: FlightOffer): boolean => legsOf(offer).every(({ from, to }) => HOME.has(from.country) && HOME.has(to.country));

/** As far as a fare tells: neither a change nor a refund, or nothing to be carried on board but what fits under the seat. */
const isLowCostOrBasic = ({ conditions, bags }: FlightOffer): boolean =>
  (conditions.changeFee === null && conditions.refundFee === null) || bags.carryOn === 0;
