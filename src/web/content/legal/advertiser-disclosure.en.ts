import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/advertiser-disclosure",
  title: "Advertiser disclosure: nobody pays for a place in our lists",
  description:
    "How this site earns money, in which order flights and hotels are listed and why, and what airline names, badges, ratings and discounts on our pages mean.",
  h1: "Advertiser disclosure",
  validFrom: "2026-11-29",
  inShort: [
    "No airline, hotel or advertiser pays {brand} for a place in a list, a better position, a badge or a kind word.",
    "Lists begin with the lowest price and stay that way until you sort them yourself. There are no sponsored results and no advertisements.",
    "We are an independent travel agency. Airline names and badges say whose flight is meant; they do not mean that an airline works with us, owns us or recommends us.",
  ],
  sections: [
    {
      heading: "Why this page exists",
      body: [
        "Many travel sites are paid by the companies that they list. A hotel that gives a larger commission moves up, a fare with a hidden margin is called “our pick”, a “guide” turns out to be an advertisement. That is legal where it is disclosed, and often the disclosure is hard to find.",
        "This page is that disclosure for {brand}. It says who pays us, by which rules our lists are made, and what the marks on our cards mean, so that you can judge whose interest a page serves.",
      ],
    },
    {
      heading: "Who pays us",
      body: [
        "You do, and we say how much before you pay. On a flight that you book on this site our service fee is part of the total, as a line of its own in the price summary. On a hotel booked on this site our service fee is {policy.siteHotelServiceFee}. Services that an agent carries out for you by phone have prices of their own, which the agent tells you first. All of them are listed in [our service fees](/our-service-fees) and, for changes and cancellations, on the pages that these lead to.",
        "We receive nothing for what you look at, for what you click, or for which airline or hotel you choose. There is no commission behind the order of a list, because the order does not know of any.",
        "If that ever changes, this page changes first. We give notice of changes to our policies {policy.policyChangeNotice} ahead, and a paid place would carry the word “Advertisement” on itself, not only here.",
      ],
    },
    {
      heading: "How flights are ordered",
      body: [
        "Flight results begin with the lowest price for your whole party, our service fee included. You can turn the order round to begin with the highest, or begin with the fastest trip, the earliest or the latest departure. “Best” is a mean of price, time and stops: you set how much each of the three counts, and no airline counts in it. Filters for stops, price, times and airlines hide what you do not want; they never move one airline ahead of another.",
        "Between two large cities there are more combinations of flights than anybody could read, so a full answer is limited, and a rule decides what is in it. The rule is the same for every airline:",
        {
          list: [
            "A flight is left out when another one of the same airline, between the same two airports, leaves no earlier, arrives no later, has no more stops and costs no more.",
            "The cheapest itinerary is always in the answer, and always first.",
            "Then come the cheapest trip by each airport of a city that has several, the cheapest nonstop flights, and the cheapest flight of each airline for each number of stops and each part of the day, so that the filters find what exists.",
            "One flight out or back stands in few round trips, mostly eight at most, while there are others: what would repeat it a ninth time may cost less than the last ones shown.",
            "What room is left goes to the next cheapest.",
          ],
        },
        "The words “Lowest total” on a card are arithmetic: the card has the lowest total of what is shown. Nobody can buy them.",
      ],
    },
    {
      heading: "How hotels are ordered",
      body: [
        "Hotel results begin with the lowest price. You can sort by highest price, guest rating, star rating or distance instead. The price by which hotels are compared is that of the whole stay, with taxes and every fee that nobody can decline, so a hotel cannot climb by moving part of its price into a resort fee.",
        "Places suggested while you type are ordered by how well they match and how much traffic or how many hotels they have. No city, airport or hotel can pay to be suggested.",
      ],
    },
    {
      heading: "What the marks on our cards mean",
      body: [
        {
          table: {
            caption: "Marks on cards and pages, and where they come from",
            head: ["What you see", "What it is"],
            rows: [
              [
                "An airline's name",
                "The airline under whose code the flight is listed. “Operated by” names another one where it is not the same.",
              ],
              ["A tail-fin badge", "Our own drawing from an airline's code and approximate colors. It is not a logo."],
              ["Stars", "The class of the hotel, one to five, out of the hotel model."],
              ["Guest rating", "A figure out of the hotel model. It is not an average of reviews that customers of ours have written."],
              ["A discount with a percentage", "A hotel's own long-stay discount. It is already in the price beside it."],
              [
                "“Save up to 15%”",
                "A general line on hotels without a discount of their own. It promises no reduction; the price shown is the price.",
              ],
              ["Pictures of hotels and cities", "Drawings that we made. They are not photographs and not advertising material of a hotel."],
            ],
          },
        },
        "Timetable, fares, hotels and ratings come from a built-in model and are illustrative. What that means for a booking is explained in our [disclaimer](/disclaimer).",
      ],
    },
    {
      heading: "Airline names, badges and trademarks",
      body: [
        "Names of airlines and alliances belong to their owners. We use them to say which airline we mean, as one must in order to compare flights. {brand} is not affiliated with, sponsored by or endorsed by any airline, and no page of ours is an airline's own website or call center.",
        "A page titled “Search … Reservations” describes an airline and lets you look for its flights in our search. If you call the number on it, {phone}, you reach agents of {brand}, not the airline. For a booking that you made with an airline itself, please call that airline.",
        "If you own a name or mark and think that we use it wrongly, write to {email} with the address of the page, and we will look at it.",
      ],
    },
    {
      heading: "Our pages about cities, airlines and ways to travel",
      body: [
        "We write these pages ourselves. No tourist office, airport, airline or hotel paid for one, suggested its wording or read it before you did. Where a page shows “from” fares, they are results of our own search with their total and the day on which they were found, not offers that somebody placed there.",
        "A city has a page because many people look for it; not having one says nothing about a place. The search knows many more destinations than we have written about. The [index of destinations](/destinations) lists all pages.",
      ],
    },
    {
      heading: "Links to other sites",
      body: [
        "Our pages link to few other sites, chiefly the sources of open data named under [sources and attributions](/attributions). None of these links is an affiliate link, none carries a code that tells the other site who sent you, and we are paid for none of them. What other sites do with your data or your money is decided there, not here.",
        "We place no advertisements, load no scripts of advertising networks and hand nobody a profile of you. [Cookies policy](/cookies-policy) and [privacy policy](/privacy-policy) say what little this site keeps.",
      ],
    },
    {
      heading: "Questions and corrections",
      body: [
        "If something on this site reads like an advertisement to you, or a result stands where you cannot explain it, tell us: {email}, or the form on [our contact page](/contact-us). We answer inquiries within {policy.enquiryAnswer}. The program that orders the lists is open source, so the rules above can be checked in it by anyone.",
      ],
    },
  ],
} satisfies LegalPage;
