import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/our-service-fees",
  title: "Our service fees: on the site and with an agent",
  description:
    "One fee for a flight booked on the site, none for a hotel. What an agent's booking by phone can cost, which fees exclude one another, and what is not ours.",
  h1: "Our service fees",
  validFrom: "2026-11-29",
  inShort: [
    "Book a flight on this site and we add one fee, {policy.siteFlightServiceFee}, however many people travel. It is inside the total from the first result on.",
    "Book a hotel on this site and we add {policy.siteHotelServiceFee}.",
    "The other fees on this page are for trips that an agent books for you by phone. The agent names the whole price, fees included, before you pay anything.",
  ],
  sections: [
    {
      heading: "Why we charge at all",
      body: [
        "{brand} is an independent travel agency and not an airline. We are not paid for putting one airline or hotel above another, as [our advertiser disclosure](/advertiser-disclosure) says at length. Looking, comparing and asking cost nothing, on the site or on the phone. We earn our living when we book, and this page lists with what.",
        "A service fee is ours. It pays for searching, holding and issuing, for the people on the line and for the card processing. It is not a tax, not a charge of the airport and not part of the airline's fare.",
      ],
    },
    {
      heading: "Booked on the site",
      body: [
        { policies: ["siteFlightServiceFee", "siteHotelServiceFee"], caption: "Our fees for bookings on the site" },
        "That is the complete list. The price summary shows the fee as a line of its own, next to a platform fee that is printed for completeness and is nothing. The cabin, the destination, the number of stops and the number of travelers do not change it. No fee is added between the first result and the confirmation, and nothing is ticked in advance. If you choose another currency, the fee is converted at the same rate as the fare beside it. While the site's payments run through a test gateway, as [the disclaimer](/disclaimer) explains, not even this fee is really charged.",
        "None of the fees in the next section is ever added to a booking that you make on the site yourself, even if you call to ask a question about it.",
      ],
    },
    {
      heading: "Booked by an agent",
      body: [
        "An agent on {phone} can do what a form cannot: join tickets of several airlines, hold seats while you ask your family, read the rules of a rare fare, book a car or a cruise along with the flight. These are the fees for that work:",
        {
          policies: ["bookingFee", "processingFee", "phoneBookingFee", "surcharge"],
          caption: "Fees on flights that an agent books",
        },
        "**The booking fee** is for the reservation. **The processing fee** is for issuing each ticket. **The phone booking fee** is for the agent's time on the line; where the amount is “up to”, it depends on how much of that time the trip needs, and a plain round trip needs little. The reservation fee that an agent asks for to hold a flight is no further fee: it is the first part of the total that was named, and is taken off what is left to pay.",
        "**Surcharges** are a share of the ticket's cost and need a word of explanation. On many routes airlines split a fare into a base and surcharges of their own, for fuel or for peak days. In what an agent sells, surcharges of the airline and ours together come to {policy.surcharge} of what the ticket costs. They are a part of the price that the agent quotes, not something that follows it. Ask for the split and the agent will give it.",
      ],
    },
    {
      heading: "When an agent's trip needs more work",
      body: [
        {
          policies: ["premiumCabinServiceFee", "highRiskCityServiceFee", "foreignOriginServiceFee"],
          caption: "Service fees by kind of flight",
        },
        "Business and first class tickets have rules that are longer and mistakes that are more expensive. High-risk cities are those for which airlines and card companies ask for more checks, because many fraudulent tickets are bought to them; the agent tells you whether yours is one. A flight that starts outside the United States and Canada is priced and taxed by another country's rules.",
        "One flight pays one of these three. If it fits two lines, the higher maximum is the limit and the lower line is left out.",
      ],
    },
    {
      heading: "Trips of several parts",
      body: [
        {
          policies: ["bookingTypeServiceFee", "bookingTypeFeeRefundWindow", "specialTripFee"],
          caption: "Fees by type of booking, made with an agent",
        },
        "The first line is counted once for each type of thing booked: a flight and a hotel together are two types, a flight, a hotel and a car are three. You can have it back within {policy.bookingTypeFeeRefundWindow} if you call the whole thing off; after that it is nonrefundable, also when the airline or the hotel refunds its own part.",
        "The last line is the additional one. It is for holiday packages, for premium cabins, for trips with several cities and for bookings through our contact center, and it is counted once for each passenger even when more than one of these is true.",
      ],
    },
    {
      heading: "How you agree to a fee",
      body: [
        {
          steps: [
            "The agent finds the trip and says one price for everybody in it: fare, taxes, surcharges and all our fees.",
            "On your wish the agent takes that price apart, line by line, by phone or in an email.",
            "You say yes and pay. What was not named before this moment cannot be charged.",
            "The receipt shows our fees apart from the fare. Your statement may show two charges, one by the airline and one by us; together they are the price that was named.",
          ],
        },
        "If you would rather not pay an agent's fees, book the same flight on the site, where only the first table holds. Agents are told to say this when it is true.",
      ],
    },
    {
      heading: "Examples",
      body: [
        "**Three people, economy, booked on the site.** The fare three times and {policy.siteFlightServiceFee}, once.",
        "**One person, two nights in a hotel, booked on the site.** The total of the stay and {policy.siteHotelServiceFee} for us.",
        "**Two people, economy, one round trip, booked by phone.** The agent's price can hold {policy.bookingFee} and {policy.bookingTypeServiceFee}, a processing fee of {policy.processingFee}, a phone booking fee of {policy.phoneBookingFee}, and the additional {policy.specialTripFee} for a booking through the contact center. What counts is the single amount that the agent names: you compare that with the site's total and choose.",
        "**One person, business class, starting in Madrid, booked by phone.** Of the service fees by kind of flight, only the one for business and first class is taken, {policy.premiumCabinServiceFee}; the one for flights from abroad is left out.",
      ],
    },
    {
      heading: "What is not our fee",
      body: [
        {
          list: [
            "Charges for bags, seats and meals: the airline's. [Our baggage policy](/baggage-policy) tells where to read them.",
            "City taxes and resort fees: the hotel's or the city's. They are inside the totals that we show.",
            "Foreign transaction fees and exchange rates of your card: your bank's.",
            "What an airline keeps when a ticket is given back: the airline's, shown beside each flight before you pay.",
          ],
        },
      ],
    },
    {
      heading: "After the booking",
      body: [
        "Canceling, exchanging and refunding are charged by other lists, because they are other work. For tickets booked on the site see [our cancellation policy](/cancellation-policy) and [our refund policy](/refund-policy). For bookings made by an agent see [post-ticketing service fees](/post-ticketing-service-fees).",
        "The service fee of a booking on the site stays with us once the booking is confirmed. If the ticket cannot be issued after all, it goes back in full along with the fare.",
      ],
    },
    {
      heading: "Changes and contact",
      body: [
        "All amounts are in US dollars. We announce new fees {policy.policyChangeNotice} ahead on this page, and a booking keeps the fees of the day on which it was made. Ask about any line of your receipt at {phone} or {email}, or write to {office}; a fee that none of our pages lists, or that nobody named to you, is paid back.",
      ],
    },
  ],
} satisfies LegalPage;
