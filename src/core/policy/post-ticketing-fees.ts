import { dollars, lasting } from "./figure.ts";
import { type Policy, statedOn } from "./policy.ts";

const stated = statedOn("/post-ticketing-service-fees");
const cancelling = { product: "flight", act: "cancel", channel: "phone" } as const;
const within = { ...cancelling, sinceBooking: "within" } as const;
const forCredit = { ...cancelling, sinceBooking: "after", outcome: "futureCredit" } as const;
const forRefund = { ...cancelling, sinceBooking: "after", outcome: "refund" } as const;
const near = { product: "flight", act: "exchange", channel: "phone", exchangeWindow: "near" } as const;
const later = { ...near, exchangeWindow: "later" } as const;
const roomWithin = { product: "hotel", act: "cancel", channel: "phone", sinceBooking: "within" } as const;
const roomLater = { ...roomWithin, sinceBooking: "after" } as const;

/** What an agent's work on an issued ticket costs. */
export const POST_TICKETING_FEES = {
  postTicketingWindow: stated(lasting(24, "hours")),
  agentCancellationWithinDayDomestic: stated(dollars(60, "ticket"), { ...within, route: "domestic" }),
  agentCancellationWithinDayInternational: stated(dollars(80, "ticket"), { ...within, route: "international" }),
  agentCreditEconomy: stated(dollars(60, "ticket"), { ...forCredit, cabin: "economy" }),
  agentCreditBusinessOrFirst: stated(dollars(110, "ticket"), { ...forCredit, cabin: "businessOrFirst" }),
  agentRefundEconomyDomestic: stated(dollars(110, "ticket"), { ...forRefund, cabin: "economy", route: "domestic" }),
  agentRefundEconomyInternational: stated(dollars(260, "ticket"), { ...forRefund, cabin: "economy", route: "international" }),
  agentRefundBusinessOrFirstDomestic: stated(dollars(110, "ticket"), { ...forRefund, cabin: "businessOrFirst", route: "domestic" }),
  agentRefundBusinessOrFirstInternational: stated(dollars(260, "ticket"), {
    ...forRefund,
    cabin: "businessOrFirst",
    route: "international",
  }),
  /** The specification names two amounts for the near window and a range for later; they are split as the rows above are. */
  agentExchangeNearEconomy: stated(dollars(60, "ticket"), { ...near, cabin: "economy" }),
  agentExchangeNearBusinessOrFirst: stated(dollars(110, "ticket"), { ...near, cabin: "businessOrFirst" }),
  agentExchangeLaterDomestic: stated(dollars(110, "ticket"), { ...later, route: "domestic" }),
  agentExchangeLaterInternational: stated(dollars(260, "ticket"), { ...later, route: "international" }),
  hotelCancellationWithinDayDomestic: stated(dollars(60, null), { ...roomWithin, route: "domestic" }),
  hotelCancellationWithinDayInternational: stated(dollars(80, null), { ...roomWithin, route: "international" }),
  hotelCancellationLaterDomestic: stated(dollars(40, null), { ...roomLater, route: "domestic" }),
  hotelCancellationLaterInternational: stated(dollars(60, null), { ...roomLater, route: "international" }),
} as const satisfies Record<string, Policy>;
