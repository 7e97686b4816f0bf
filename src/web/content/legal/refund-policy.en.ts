import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/refund-policy",
  title: "Refund policy: what comes back, when and to whom",
  description:
    "Which tickets and rooms are refunded, what we take for claiming the money, how long each step takes, and what US law gives you when an airline cancels.",
  h1: "Refund policy",
  validFrom: "2026-11-21",
  inShort: [
    "A refund is the airline's or the hotel's money. We claim it for you and send it back to the card you paid with.",
    "From your request until the amount stands on your statement, count {policy.refundTime}.",
    "For claiming the refund of a ticket booked on the site we take {policy.refundProcessingFee}. If we could not issue your ticket at all, everything comes back, our own fee included.",
  ],
  sections: [
    {
      heading: "Our part in a refund",
      body: [
        "{brand} is an independent travel agency. The contract of carriage is between you and the airline, the contract of lodging between you and the hotel. Whether anything is paid back is written in the fare or the rate that you chose; we cannot grant what it does not. What we can do is read the rule correctly, file the claim, keep at it and pass the money on without keeping more than this page says.",
        "This page is about money. How a ticket is canceled or exchanged, and what that costs, is told in [our cancellation policy](/cancellation-policy).",
      ],
    },
    {
      heading: "What is paid back",
      body: [
        {
          list: [
            "**Refundable fares**: the price, less the refund fee that was shown beside the flight before you paid.",
            "**Nonrefundable fares**: nothing from the fare. Some government taxes and airport charges that are due only when somebody flies can be claimed; for a cheap ticket they may come to less than the fee for claiming them, and the agent will say so.",
            "**Hotel rooms**: what the steps of the rate leave on the day you cancel. The page with your booking number lists them with their times.",
            "**Extras bought from the airline**, such as a seat or a bag: by the airline's own rules; when the flight is not operated, they are refunded.",
            "**Our service fee** for a booking on the site: kept once the booking is confirmed, because the work it pays for has been done.",
          ],
        },
        "Where an agent booked for you by phone, the service fee for each type of booking, {policy.bookingTypeServiceFee}, can be given back within {policy.bookingTypeFeeRefundWindow} and not after that. See [our service fees](/our-service-fees).",
      ],
    },
    {
      heading: "What we take for the work",
      body: [
        { policies: ["refundProcessingFee"], caption: "Our fee for claiming a refund" },
        "The fee is taken out of the refund, so you never have to send us money to get money back. It is charged only when the claim succeeds. It comes beside the cancellation fee, which pays for taking the ticket out of the airline's system: a ticket that is given up for an airline credit pays the cancellation fee alone, one that is given up for money pays both. A ticket booked by an agent by phone is charged by [the post-ticketing list](/post-ticketing-service-fees), where both pieces of work are one amount; the fee on this page is then not taken.",
      ],
    },
    {
      heading: "When the airline does not fly as sold",
      body: [
        "If the airline cancels the flight or changes it significantly, and you do not accept another flight, a voucher or a credit, you are owed a refund for what was not flown, whatever the fare says. The law is 49 U.S.C. 42305, with the rules of the Department of Transportation in 14 CFR Part 260, which also say what counts as significant and within how many days the money must be sent. They hold for flights to, from and within the United States.",
        "Those days are shorter than the times on this page, and they come first. Where we are the ones who charged your card, the duty to pay is ours once the airline has confirmed that the flight was canceled or changed. We take no fee for the cancellation or the claim out of such a refund; only the service fee that was paid for the booking itself stays with us, where the law lets an agency keep it.",
        "The same law covers a checked bag that arrives far too late and a service that you paid for and did not get, such as a seat or internet on board: the fee for it is refunded. Claims for a bag start with the airline's report; [our baggage policy](/baggage-policy) says how.",
      ],
    },
    {
      heading: "How to ask",
      body: [
        {
          steps: [
            "Cancel in [your booking](/manage-booking), which shows the amount first; or write to {email} or call {phone}. Give the booking number, the traveler's name as on the ticket, and the reason if there is one that matters, such as a canceled flight.",
            "We confirm the request in writing with the amount that we expect: what the airline keeps, what we take, what you receive.",
            "When you have agreed, we cancel the ticket and file the claim. From here on the ticket cannot be used.",
            "When the airline pays, we issue the refund to the card and tell you so by email, with the amount, the card and the booking number.",
          ],
        },
        "We refund to the card or account that paid and to no other. If that card has been closed, the bank usually forwards the amount to its successor; tell us if it does not. A booking paid with a credit of the airline goes back to a credit.",
      ],
    },
    {
      heading: "How long it takes, and why three times are named",
      body: [
        "Three of our pages name a time, because they speak of three different stretches of the same road:",
        {
          policies: ["refundTime", "cancellationRefundTime", "refundIssueTime"],
          caption: "The whole way and its two parts",
        },
        "The first line is this page's: the longest, and the one to plan with. It includes the airline, us and one or two statements of your bank. The second stands in [our cancellation policy](/cancellation-policy) and is what airlines need to check a ticket and release the money. The third stands in [the Terms](/terms-and-conditions) and is our own step: it begins when the airline or the hotel has paid us. The parts are not added to the first line; they lie within it.",
        "If the time named in the first line has gone by, call us with the booking number. We will tell you where the money is, in writing, the same day if the airline answers.",
      ],
    },
    {
      heading: "Insurance and vacation protection",
      body: [
        "This site sells no insurance. If an agent arranged vacation protection for you, you may give it back within {policy.vacationProtectionRefundWindow} of buying it, as long as you have not left on the trip and have made no claim. After that the premium belongs to the insurer. A claim under the policy, for illness for example, is made to the insurer directly, and what it pays is separate from any refund described here.",
      ],
    },
    {
      heading: "When a booking fails",
      body: [
        "When you book on the site, your bank first sets the amount aside and takes it only when the flight or the room is ours. If the booking cannot be completed, the amount is let go. No fee of any kind is kept. Your bank may show it as pending for some days; that is the bank's clock and nobody's money has moved.",
        "If you see two charges for one booking, send us both lines of the statement. A charge made in error is sent back without a fee and without waiting for any airline.",
      ],
    },
    {
      heading: "An example",
      body: [
        "You booked one refundable economy ticket on the site and paid the fare together with our service fee, {policy.siteFlightServiceFee}. Three weeks before the flight your plans change.",
        {
          list: [
            "The airline keeps the refund fee that was printed beside the flight.",
            "We keep our service fee and take {policy.cancellationFee} for the cancellation and {policy.refundProcessingFee} for the claim.",
            "The rest goes to your card. From the request until it is on your statement, count {policy.refundTime}.",
          ],
        },
        "Had the airline canceled that flight instead, neither the airline's refund fee nor our fees for the cancellation and the claim would be taken, and the time set by law would hold.",
      ],
    },
    {
      heading: "Disputes",
      body: [
        "You may always ask your bank to reverse a charge; nothing on this page takes that right away. Please talk to us first all the same. While a bank examines a charge, airlines stop working on the refund, so a dispute opened too early often makes the wait longer. [The Terms](/terms-and-conditions) describe the {policy.disputeNegotiation} in which we try to settle a disagreement by talking.",
        "You can also complain to the Department of Transportation's Office of Aviation Consumer Protection, which takes complaints about airlines and about ticket agents.",
      ],
    },
    {
      heading: "How to reach us",
      body: [
        "By phone at {phone}, day and night, in English and Spanish; by email at {email}; by letter to {office}. [Our contact page](/contact-us) has a form that reaches the same people.",
      ],
    },
  ],
} satisfies LegalPage;
