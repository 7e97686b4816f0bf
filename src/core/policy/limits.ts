import { MAX_TICKETS } from "../flights/index.ts";
import { USD } from "../kernel/index.ts";
import { ADULT_MIN_AGE, LEAD_MIN_AGE } from "../travellers/index.ts";
import { between, dollars, lasting, years } from "./figure.ts";
import { type Policy, statedOn } from "./policy.ts";

const terms = statedOn("/terms-and-conditions");
const fulfillment = statedOn("/fulfillment-policy");
const privacy = statedOn("/privacy-policy");
const shipping = { product: "flight", act: "ship" } as const;

/** Who may book, how much at once, and how long things take. */
export const LIMITS = {
  priceMatchWindow: statedOn("/price-match-promise")(lasting(24, "hours"), { act: "book" }),

  maxTicketsPerTransaction: terms({ kind: "count", count: MAX_TICKETS, of: "tickets" }, { product: "flight", act: "book" }),
  minimumAge: terms(years(LEAD_MIN_AGE), { act: "book" }),
  accompaniedUnderAge: terms(years(18)),
  adultPriceAge: terms(years(ADULT_MIN_AGE), { product: "flight", act: "book" }),
  /** One of three readings of how long a refund takes: our own part, once the airline or the hotel has paid. */
  refundIssueTime: terms(between(7, 14, "businessDays"), { act: "cancel", outcome: "refund" }),
  disputeNegotiation: terms(lasting(30, "days")),
  policyChangeNotice: terms(lasting(14, "days")),
  policyCurrency: terms({ kind: "currency", currency: USD }),

  ticketProcessing: fulfillment(lasting(72, "hours", "upTo"), { product: "flight", act: "book" }),
  extraDocuments: fulfillment(lasting(24, "hours"), { act: "book" }),
  paperTicketShippingUs: fulfillment(dollars(25, "transaction"), { ...shipping, route: "domestic" }),
  paperTicketShippingInternational: fulfillment(dollars(45, "transaction", "atLeast"), { ...shipping, route: "international" }),

  privacyRequestAnswer: privacy(lasting(30, "days")),
  enquiryAnswer: privacy(lasting(48, "hours")),
  financialRecords: privacy(lasting(7, "years", "upTo")),
} as const satisfies Record<string, Policy>;
