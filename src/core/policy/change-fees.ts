import { between, dollars, lasting } from "./figure.ts";
import { type Policy, statedOn } from "./policy.ts";

const cancellation = statedOn("/cancellation-policy");
const refund = statedOn("/refund-policy");
const cancelling = { product: "flight", act: "cancel", channel: "site" } as const;
const lowCost = { ...cancelling, fare: "lowCostOrBasic", sinceBooking: "within" } as const;
const exchanging = { product: "flight", act: "exchange", channel: "site" } as const;

/** Giving back or exchanging a ticket that was booked on the site. The fees for an agent's tickets are in `post-ticketing-fees.ts`. */
export const CHANGE_FEES = {
  cancellationFee: cancellation(dollars(50, "ticket"), cancelling),
  cancellationWindow: cancellation(lasting(24, "hours"), cancelling),
  lowCostCancellationDomestic: cancellation(dollars(50, "passenger"), { ...lowCost, route: "domestic" }, ["cancellationFee"]),
  lowCostCancellationInternational: cancellation(dollars(75, "passenger"), { ...lowCost, route: "international" }, ["cancellationFee"]),
  exchangeNotice: cancellation(lasting(7, "days"), exchanging),
  exchangeDomesticEarly: cancellation(dollars(100, null, "upTo"), { ...exchanging, route: "domestic", beforeDeparture: "moreThan" }),
  exchangeDomesticLate: cancellation(dollars(150, null), { ...exchanging, route: "domestic", beforeDeparture: "within" }),
  exchangeInternationalEarly: cancellation(dollars(200, null, "upTo"), {
    ...exchanging,
    route: "international",
    beforeDeparture: "moreThan",
  }),
  exchangeInternationalLate: cancellation(dollars(300, null), { ...exchanging, route: "international", beforeDeparture: "within" }),
  /** One of three readings of how long a refund takes: how long the airline needs for a canceled ticket. */
  cancellationRefundTime: cancellation(between(4, 6, "weeks"), cancelling),

  refundProcessingFee: refund(dollars(50, "ticket"), { ...cancelling, outcome: "refund" }),
  /** One of three readings: from the request until the money is back. */
  refundTime: refund(between(60, 90, "days"), { act: "cancel", outcome: "refund" }),
  vacationProtectionRefundWindow: refund(lasting(10, "days")),
} as const satisfies Record<string, Policy>;
