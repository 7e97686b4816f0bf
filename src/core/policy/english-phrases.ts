import type { PolicyPhrases } from "./phrases.ts";

const FIRST_DAY = "canceled by an agent within {policy.postTicketingWindow} of ticketing";
const LATER = "canceled by an agent more than {policy.postTicketingWindow} after ticketing";
const NEAR = "exchanged by an agent within {policy.postTicketingWindow} of ticketing";
const AFTER_NEAR = "exchanged by an agent more than {policy.postTicketingWindow} after ticketing";
const SITE = "ticket booked on the site";

export const ENGLISH_POLICIES: PolicyPhrases = {
  bound: {
    exactly: (figure) => figure,
    upTo: (figure) => `up to ${figure}`,
    atLeast: (figure) => `at least ${figure}`,
    about: (figure) => `about ${figure}`,
  },
  per: { ticket: "per ticket", passenger: "per passenger", booking: "per booking", transaction: "per transaction" },
  range: (min, max) => `${min} to ${max}`,
  time: {
    hours: { one: "hour", other: "hours" },
    days: { one: "day", other: "days" },
    weeks: { one: "week", other: "weeks" },
    years: { one: "year", other: "years" },
    businessDays: { one: "business day", other: "business days" },
  },
  tickets: { one: "ticket", other: "tickets" },
  age: { one: "year", other: "years" },
  of: {
    priceMatchWindow: { label: "Price match window", condition: "from the moment you book" },

    maxTicketsPerTransaction: { label: "Most tickets at once", condition: "in one transaction" },
    minimumAge: { label: "Youngest age to book", condition: "for whoever makes the booking" },
    accompaniedUnderAge: { label: "Age of traveling alone", condition: "younger travelers need an adult with them" },
    adultPriceAge: { label: "Adult fare", condition: "from this age on" },
    refundIssueTime: { label: "We issue a refund", condition: "once the airline or hotel has released the money to us" },
    disputeNegotiation: { label: "Time to settle a dispute by talking", condition: "before any formal step" },
    policyChangeNotice: { label: "Notice of changed terms", condition: "before they take effect" },
    policyCurrency: { label: "Currency of fees and limits", condition: "on every policy page" },

    ticketProcessing: { label: "Issuing a ticket", condition: "from payment to ticket number" },
    extraDocuments: { label: "Sending documents we ask for", condition: "from our request; later, the booking may be canceled" },
    paperTicketShippingUs: { label: "Paper ticket, shipping", condition: "to an address in the United States" },
    paperTicketShippingInternational: { label: "Paper ticket, shipping", condition: "to an address outside the United States" },

    privacyRequestAnswer: { label: "Answer to a privacy request", condition: "from the day we receive it" },
    enquiryAnswer: { label: "Answer to an inquiry", condition: "from the moment it reaches us" },
    financialRecords: { label: "Keeping financial records", condition: "after the trip, or after the booking where there was none" },

    siteFlightServiceFee: { label: "Service fee, flights", condition: "booked on the site" },
    siteHotelServiceFee: { label: "Service fee, hotels", condition: "booked on the site" },
    surcharge: { label: "Surcharges", condition: "share of the ticket's cost, on flights an agent books" },
    bookingFee: { label: "Booking fee", condition: "booked by an agent" },
    processingFee: { label: "Processing fee", condition: "ticket issued by an agent" },
    phoneBookingFee: { label: "Phone booking fee", condition: "booked by telephone" },
    premiumCabinServiceFee: { label: "Service fee, business and first class", condition: "booked by an agent" },
    highRiskCityServiceFee: { label: "Service fee, high-risk cities", condition: "booked by an agent" },
    foreignOriginServiceFee: {
      label: "Service fee, flights from abroad",
      condition: "starting outside the United States and Canada, booked by an agent",
    },
    bookingTypeServiceFee: { label: "Service fee for each booking type", condition: "flight, hotel, car or cruise, booked by an agent" },
    bookingTypeFeeRefundWindow: { label: "Giving that service fee back", condition: "from booking; after that it is nonrefundable" },
    specialTripFee: {
      label: "Additional service fee",
      condition: "holiday packages, premium cabins, multi-city trips and bookings through the contact center",
    },

    cancellationFee: { label: "Cancellation fee", condition: SITE },
    cancellationWindow: { label: "First cancellation window", condition: "from the moment the ticket is bought" },
    lowCostCancellationDomestic: {
      label: "Low-cost or basic economy, domestic",
      condition: "canceled within {policy.cancellationWindow} of booking",
    },
    lowCostCancellationInternational: {
      label: "Low-cost or basic economy, international",
      condition: "canceled within {policy.cancellationWindow} of booking",
    },
    exchangeNotice: { label: "Line between early and late exchanges", condition: "before departure" },
    exchangeDomesticEarly: { label: "Exchange, domestic", condition: "more than {policy.exchangeNotice} before departure" },
    exchangeDomesticLate: { label: "Exchange, domestic", condition: "within {policy.exchangeNotice} of departure" },
    exchangeInternationalEarly: { label: "Exchange, international", condition: "more than {policy.exchangeNotice} before departure" },
    exchangeInternationalLate: { label: "Exchange, international", condition: "within {policy.exchangeNotice} of departure" },
    cancellationRefundTime: {
      label: "Airline's part of a refund",
      condition: "from the cancellation until the airline releases the money",
    },

    refundProcessingFee: { label: "Refund processing fee", condition: `${SITE}, money back asked for` },
    refundTime: { label: "Refund, from start to end", condition: "from your request until the money is in your account" },
    vacationProtectionRefundWindow: { label: "Giving vacation protection insurance back", condition: "from the purchase" },

    postTicketingWindow: { label: "First window after ticketing", condition: "from the moment the ticket is issued or the room booked" },
    agentCancellationWithinDayDomestic: { label: "Flight cancellation, domestic", condition: FIRST_DAY },
    agentCancellationWithinDayInternational: { label: "Flight cancellation, international", condition: FIRST_DAY },
    agentCreditEconomy: { label: "Cancellation for a future credit, economy", condition: LATER },
    agentCreditBusinessOrFirst: { label: "Cancellation for a future credit, business or first", condition: LATER },
    agentRefundEconomyDomestic: { label: "Cancellation for a refund, economy, domestic", condition: LATER },
    agentRefundEconomyInternational: { label: "Cancellation for a refund, economy, international", condition: LATER },
    agentRefundBusinessOrFirstDomestic: { label: "Cancellation for a refund, business or first, domestic", condition: LATER },
    agentRefundBusinessOrFirstInternational: { label: "Cancellation for a refund, business or first, international", condition: LATER },
    agentExchangeNearEconomy: { label: "Exchange, near window, economy", condition: NEAR },
    agentExchangeNearBusinessOrFirst: { label: "Exchange, near window, business or first", condition: NEAR },
    agentExchangeLaterDomestic: { label: "Exchange, later, domestic", condition: AFTER_NEAR },
    agentExchangeLaterInternational: { label: "Exchange, later, international", condition: AFTER_NEAR },
    hotelCancellationWithinDayDomestic: {
      label: "Hotel cancellation, domestic",
      condition: "within {policy.postTicketingWindow} of booking",
    },
    hotelCancellationWithinDayInternational: {
      label: "Hotel cancellation, international",
      condition: "within {policy.postTicketingWindow} of booking",
    },
    hotelCancellationLaterDomestic: {
      label: "Hotel cancellation, domestic",
      condition: "more than {policy.postTicketingWindow} after booking",
    },
    hotelCancellationLaterInternational: {
      label: "Hotel cancellation, international",
      condition: "more than {policy.postTicketingWindow} after booking",
    },
  },
};
