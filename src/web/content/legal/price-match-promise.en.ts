import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/price-match-promise",
  title: "Price match promise: the difference comes back",
  description:
    "Find the same flights at a lower all-inclusive price soon after you booked with us and we refund the difference. What counts as the same, and how to claim it.",
  h1: "Price match promise",
  validFrom: "2026-11-21",
  inShort: [
    "If you find a lower all-inclusive price for the same itinerary within {policy.priceMatchWindow} of booking with us, we match it and refund the difference.",
    "Both prices are compared whole: fares, taxes, carrier charges and every fee that has to be paid, ours included.",
    "Call {phone} while the lower price can still be seen. There is no fee for asking and none on the refund.",
  ],
  sections: [
    {
      heading: "The promise",
      body: [
        "You booked a flight with {brand}, on this site or with an agent. Within {policy.priceMatchWindow} you come across the identical trip elsewhere for less money. Show us, and we pay you the difference between the two totals, to the card that you paid with. Your ticket stays as it is: you keep your seats and your confirmation, and nothing is canceled or booked again.",
        "We can promise this although we are an agency and not the airline, because the difference is paid by us. The airline's fare does not change.",
      ],
    },
    {
      heading: "What is compared",
      body: [
        { policies: ["priceMatchWindow"], caption: "How long you have" },
        "The clock starts when the booking is confirmed and stops when your claim reaches us, not when we have finished checking it. “All-inclusive” means the last amount before a buyer would press the button to pay: with taxes, with the seller's service and payment fees, for all travelers, in the same currency or converted at the day's rate. A lower fare to which a higher fee is added at the end is not a lower price.",
        "Our side of the comparison is the grand total of your booking. On the site it holds one fee of ours, {policy.siteFlightServiceFee}. For a booking by phone it is the single amount that the agent named, with the fees listed in [our service fees](/our-service-fees) in it.",
      ],
    },
    {
      heading: "What “the same itinerary” means",
      body: [
        {
          list: [
            "the same flights, by airline, flight number and date, in both directions,",
            "the same cabin on each of them, and the same kind of fare: a basic economy ticket is not the same as one that can be changed,",
            "the same bags included, the same rules for changes and refunds,",
            "the same travelers: as many adults, children and infants,",
            "the same way of buying: one ticket compared with one ticket, not with two that you connect at your own risk.",
          ],
        },
        "A flight an hour later, another airport of the same city or one more stop make it a different trip, even if you would have liked it just as much.",
      ],
    },
    {
      heading: "Where the lower price must be",
      body: [
        "It has to be open to anybody in the United States or in the country where you booked, on the website of an airline or of a licensed travel agency, and still for sale when we look. These are not matched:",
        {
          list: [
            "prices for members, employees, students, the military or other groups that have to prove themselves, unless your booking with us was such a fare too,",
            "prices that need a code, points, miles, a certain bank card or a subscription,",
            "packages in which a flight is sold with a room or a car,",
            "sales where the airline or the flight is hidden until you have paid, auctions and group or charter contracts,",
            "obvious mistakes, which airlines usually cancel,",
            "offers of private persons, and pictures or emails of a price that can no longer be found.",
          ],
        },
        "The promise speaks of flights. A hotel room is not an itinerary, because boards, views and cancellation terms make two rooms hard to compare; if you see a better rate for a room you want, call before booking and we will say honestly whether we can come near it.",
      ],
    },
    {
      heading: "How to claim it",
      body: [
        {
          steps: [
            "Do not cancel anything. A booking that has been canceled cannot be matched, and [the cancellation fees](/cancellation-policy) would apply.",
            "Call {phone}, day or night, or write to {email} with your booking number, the address of the page with the lower price, and a picture of its last step before payment.",
            "An agent opens the same page with you or soon after you wrote, enters the same trip and compares the totals, line by line if need be.",
            "We tell you the result at once by phone, or by email. If it is yes, we state the amount; if it is no, we state which of the conditions above is not met.",
            "We refund the difference and confirm it in writing.",
          ],
        },
        "One claim can be made for each booking. A booking for several travelers is compared as a whole.",
      ],
    },
    {
      heading: "How and when you are paid",
      body: [
        "The difference goes back to the card or account that paid, in the currency that was charged. It is our own money, so no airline has to approve it, and neither the refund processing fee nor the long times of [our refund policy](/refund-policy) apply: those speak of tickets that are given back. We issue it within the time that [the Terms](/terms-and-conditions) set for our own part of any refund, {policy.refundIssueTime}; your bank then needs its usual days.",
        "If you cancel the trip later, the refund is counted from what you have paid in the end, that is, with the difference taken off.",
      ],
    },
    {
      heading: "Examples",
      body: [
        "**The same fare without our fee.** An airline sells your flights for exactly the fare that we charged, and adds nothing. Our total was higher by our service fee, so the difference is that fee, {policy.siteFlightServiceFee}, and we send it back.",
        "**A lower fare with a higher fee.** Another agency shows a fare below ours. On its last page a booking fee and a payment fee appear, and its total is above ours. There is nothing to refund.",
        "**A cheaper ticket of another kind.** The same flights are cheaper in basic economy, and you bought ordinary economy with a bag. That is another product. If you would rather have it, ask an agent what the exchange would cost before you decide.",
        "**Found too late.** You see the lower price two days after booking. Fares move all the time, ours included, and the promise has ended with its {policy.priceMatchWindow}. Within that time it is worth looking once more.",
      ],
    },
    {
      heading: "Limits of the promise",
      body: [
        "We pay back at most what you paid us, and we do not pay twice: if the airline has given you a credit for the same drop in price, that is taken into account. Whoever books many tickets to sell them on cannot use the promise. It ends when the first flight leaves, even if the time is not over. Nothing in it takes away a right that you have by law or from the airline.",
        "It speaks of bookings that were really paid. The fares shown on this site are illustrative, and as long as its payments run through a test gateway nobody is charged, so there is nothing to match or to refund; [the disclaimer](/disclaimer) says more about that.",
        "The promise is not a discount and needs no code; what reductions there are stands in [the discount policy](/discount-policy). If we change it, we say so here {policy.policyChangeNotice} ahead, and a booking keeps the promise of its day.",
      ],
    },
    {
      heading: "Contact",
      body: [
        "Price match claims: {phone} or {email}, in English or Spanish. Letters to {office} are read as well, but a letter will hardly arrive in time. If you think that a claim was refused wrongly, ask for a second person to look at it; the pictures that you sent are kept with the booking.",
      ],
    },
  ],
} satisfies LegalPage;
