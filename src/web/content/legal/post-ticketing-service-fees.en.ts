import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/post-ticketing-service-fees",
  title: "Post-ticketing service fees for agent-made bookings",
  description:
    "What an agent's cancellation or exchange costs once a ticket has been issued or a room booked by phone: by time, cabin, route and outcome, with worked cases.",
  h1: "Post-ticketing service fees",
  validFrom: "2026-11-21",
  inShort: [
    "These are our fees for an agent's work on a ticket or a room that an agent booked for you by phone. They are added to whatever the airline or the hotel takes.",
    "For flights they depend on when you ask, where you fly, in which cabin, and whether the ticket ends as a credit, as money or as another ticket.",
    "If you booked on the site yourself, this list is not yours: see [our cancellation policy](/cancellation-policy).",
  ],
  sections: [
    {
      heading: "Which bookings are meant",
      body: [
        "An agent who books by phone puts the trip together by hand, and undoing or rebuilding it is handwork too: reading the fare rule, recalculating taxes, reissuing each ticket and waiting on the airline's line. {brand} is a travel agency and not a carrier, so none of this is paid by the airline. The fees on this page pay for it.",
        "They apply to bookings made over {phone} and to changes that an agent makes to them. Bookings that you made on this site have a list of their own, in [our cancellation policy](/cancellation-policy), and the amounts there are different: it counts from the departure backward, this page counts from the ticket forward. One booking is charged from one list only.",
        "What you paid to make the booking is a different matter again and is found in [our service fees](/our-service-fees).",
      ],
    },
    {
      heading: "Terms used in the tables",
      body: [
        {
          list: [
            "**Ticketing** is the moment when the airline's ticket number exists; your receipt shows it. For a room it is the moment of booking.",
            "**The first window** lasts {policy.postTicketingWindow} from there. For exchanges it is also called the near window.",
            "**Domestic** means that all flights, or the hotel, are within the United States and its territories. Anything else is international.",
            "**Economy** includes premium economy. A ticket with any flight in business or first class counts as business or first.",
            "**Future credit** is value that stays with the airline for a later ticket, usually in the same name and for a limited time set by the airline.",
            "**Per ticket** means for each traveler; two travelers have two tickets, also when they share a booking number.",
          ],
        },
      ],
    },
    {
      heading: "Canceling a flight in the first window",
      body: [
        {
          policies: ["agentCancellationWithinDayDomestic", "agentCancellationWithinDayInternational"],
          caption: "Cancellation by an agent, soon after ticketing",
        },
        "The cabin makes no difference here. Most airlines let an agency take a ticket out on the day it was issued or soon after without keeping anything, and then our fee is all that you pay; where an airline does keep something, the agent says so first. The federal 24-hour rule, 14 CFR 259.5, obliges airlines toward customers who book with them directly. It does not apply to tickets bought from an agency, and we do not claim otherwise.",
      ],
    },
    {
      heading: "Canceling a flight later",
      body: [
        "After {policy.postTicketingWindow} the fee depends on what you want to have in the end. Keeping the value with the airline is less work than getting the money out of it:",
        { policies: ["agentCreditEconomy", "agentCreditBusinessOrFirst"], caption: "Cancellation by an agent for a future credit" },
        {
          policies: [
            "agentRefundEconomyDomestic",
            "agentRefundEconomyInternational",
            "agentRefundBusinessOrFirstDomestic",
            "agentRefundBusinessOrFirstInternational",
          ],
          caption: "Cancellation by an agent for a refund",
        },
        "A refund is possible only where the fare allows it. The fee includes claiming the money from the airline, so the refund processing fee of [our refund policy](/refund-policy) is not charged beside it. How long the money takes is told there as well: from start to end, {policy.refundTime}.",
      ],
    },
    {
      heading: "Exchanging a flight",
      body: [
        {
          policies: [
            "agentExchangeNearEconomy",
            "agentExchangeNearBusinessOrFirst",
            "agentExchangeLaterDomestic",
            "agentExchangeLaterInternational",
          ],
          caption: "Exchange by an agent",
        },
        "So an exchange in the near window costs {policy.agentExchangeNearEconomy} or {policy.agentExchangeNearBusinessOrFirst}, by cabin. Later it ranges from {policy.agentExchangeLaterDomestic} to {policy.agentExchangeLaterInternational}, by route. The airline's own change fee and the difference to the new fare are added. If the new ticket is exchanged once more, its own near window begins when it is issued.",
        "Correcting a misspelled name is not an exchange when the airline accepts a note in the booking; we charge nothing for that note.",
      ],
    },
    {
      heading: "Canceling a hotel",
      body: [
        {
          policies: [
            "hotelCancellationWithinDayDomestic",
            "hotelCancellationWithinDayInternational",
            "hotelCancellationLaterDomestic",
            "hotelCancellationLaterInternational",
          ],
          caption: "Cancellation of a hotel that an agent booked",
        },
        "These amounts are for our work alone. What the hotel keeps follows from the rate and is often nothing before a certain day and one night or more after it. It may surprise that the earlier cancellation is the more expensive one: within {policy.postTicketingWindow} the booking is still being settled with the hotel and has to be stopped by hand at both ends.",
        "A room that you booked on this site is not charged by this table. Its rate says what a cancellation costs, and we add nothing.",
      ],
    },
    {
      heading: "When no fee is taken",
      body: [
        {
          list: [
            "The airline canceled the flight, or changed it significantly, and you refuse the replacement. The refund that US law gives you (49 U.S.C. 42305, 14 CFR Part 260) is not a cancellation by you.",
            "The airline moved the flight by a little and you accept it: we reissue the ticket without a fee of ours.",
            "The mistake was ours: a wrong date, a wrong airport, a wrong name that you had spelled correctly.",
            "The hotel cannot give you the room that was booked.",
            "You call to ask what a change would cost and decide to leave things as they are.",
          ],
        },
      ],
    },
    {
      heading: "How to ask, and how you agree",
      body: [
        {
          steps: [
            "Call {phone}, day or night, with the booking number. In the first window please do not write: by the time a message is read, the window may be over.",
            "The agent names the airline's or hotel's amount and ours, separately, and the sum.",
            "You say yes, and the agent records it. The fee is charged to the card you name or taken out of the refund, as you prefer.",
            "You receive a receipt with the fee as a line of its own.",
          ],
        },
        "The time of your call decides which window you are in, even if the airline's line keeps the agent waiting past its end.",
      ],
    },
    {
      heading: "Three cases",
      body: [
        "**A couple, economy, New York to Orlando, asked the next morning.** Both tickets are inside the first window and domestic: {policy.agentCancellationWithinDayDomestic}, so twice that for the two of them.",
        "**One traveler, business class, Houston to Frankfurt, asked after two weeks.** For a credit with the airline our fee is {policy.agentCreditBusinessOrFirst}. For money, if the fare gives any, it is {policy.agentRefundBusinessOrFirstInternational}. The agent will compare the two with you.",
        "**A family of four, economy, Chicago to Cancún, moved by a week, asked a month after ticketing.** Four tickets at {policy.agentExchangeLaterInternational}, and for each the airline's change fee and difference in fare. When that comes to more than new tickets would, the agent says so.",
      ],
    },
    {
      heading: "Changes to this list, and contact",
      body: [
        "We announce new amounts {policy.policyChangeNotice} ahead; the list that stood here on the day of your booking holds for it. Amounts are in US dollars. Questions: {phone}, {email}, or by letter to {office}. If you think that you were charged from the wrong line, send us the receipt and we will check it and pay back any difference.",
      ],
    },
  ],
} satisfies LegalPage;
