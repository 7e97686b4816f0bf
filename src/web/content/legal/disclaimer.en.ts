import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/disclaimer",
  title: "Disclaimer: what on this site is a model and what is real",
  description:
    "Flights, fares and hotels on this site come from a built-in model, and payments run through a test gateway. What that means for you, and what we answer for.",
  h1: "Disclaimer",
  validFrom: "2026-11-21",
  inShort: [
    "The timetable, the fares and the hotels that you can search here are illustrative. They come from a built-in model, not from airlines or hotels.",
    "As long as the page after a booking says that the payment was a test, no money has moved, no seat is held, no ticket will be issued and no room is kept for you.",
    "{brand} is an independent travel agency and is not affiliated with any airline. Our written pages are correct to the best of our knowledge; airlines, hotels and authorities have the last word.",
  ],
  sections: [
    {
      heading: "Flights and fares are illustrative",
      body: [
        "The search on this site looks through a timetable that a program has generated from public facts about airports, airlines and air traffic. Flight numbers, departure times, aircraft, seats, fares, fare conditions, bag allowances and figures for carbon dioxide are estimates made by that model. They resemble the world of air travel and are nobody's schedule and nobody's offer.",
        "A flight that you find here need not exist. An airline may fly the route at other times, at other prices, on fewer days, or not at all, and a real flight may be missing here. Please do not arrange anything that costs money, such as leave, trains or appointments, around a flight that you have only seen in this search.",
      ],
    },
    {
      heading: "Hotels are illustrative too",
      body: [
        "The hotels do not exist. Their names, addresses, stars, guest ratings, rooms, prices and conditions come out of a model of what lodging in a place is like. Their pictures are drawings, put together from what the model says the hotel has. Towns, neighborhoods and landmarks are real; distances to them are measured on a map from a point where the model has put the hotel.",
        "Taxes and fees inside hotel prices follow what is usual in a place as far as we know. They are no tax advice.",
      ],
    },
    {
      heading: "What a booking is at present",
      body: [
        "You can go through a whole booking, and the site treats it as seriously as a real one: it checks names and dates, holds the price, takes a seat or room out of the model's stock, asks a card gateway, gives you a booking number, mails you a confirmation, and lets you cancel under [Manage booking](/manage-booking), with the amounts that a real cancellation would come to. But the gateway is a sandbox, a part of the software that charges nobody. The confirmation page tells you so under the words “This was a test payment”.",
        {
          note: "Please do not type a real card number while the site runs in this way. Any 16 digits are taken; 4242 4242 4242 4242 is the customary test number.",
        },
        "A test booking is no contract of carriage and no contract for a room. No fee of our policies falls due for it, nothing has to be canceled, and no money can come back, because none was paid. When the agency connects the site to live suppliers and a live gateway, that notice disappears, this page is rewritten, and our [terms and conditions](/terms-and-conditions) hold for every booking in full.",
      ],
    },
    {
      heading: "What an agent arranges by phone",
      body: [
        "An agent on {phone} works with you in person and is not bound to the model behind this search. What counts for such a booking is what the agent tells you and sends you in writing: the flight or hotel, its conditions, the price, and our fees. Ask for that before you pay. A price that you have seen on this site is not a promise that an agent can find it.",
      ],
    },
    {
      heading: "Prices in other currencies",
      body: [
        "Prices are calculated in US dollars and shown in the currency you choose with reference rates. The rates are rounded and are not live; the day they are from stands at the foot of every page. Your bank may use another rate and charge a fee of its own. Without a rate for a currency, prices stay in US dollars and say so.",
      ],
    },
    {
      heading: "Our pages about cities, airlines and ways to travel",
      body: [
        "We write about airports, trains, seasons, baggage and check-in to be useful, and check what we write. Still, airlines change allowances and closing times without asking us, a tram line is rebuilt, a museum moves its day of rest. Where money or a departure depends on a detail, look at the airline's, the hotel's or the operator's own site before you rely on ours. For a flight that you hold, the airline's contract of carriage decides.",
        "Passports, visas, transit permits, customs and vaccinations are decided by governments and can depend on your nationality and route. What we say of them is general information and no legal or medical advice. The traveler is responsible for having the documents that the trip requires.",
        "Found a mistake? Write to {email}. We would rather correct it today than be forgiven for it later.",
      ],
    },
    {
      heading: "Independent, and nobody's agent but yours",
      body: [
        "No airline or hotel owns {brand}. Names of airlines say which airline we mean and belong to their owners; the tail-fin badges are drawings of ours and no logos. No page here is an airline's own website, and the phone line is not an airline's line. How lists are ordered and who pays us is told in the [advertiser disclosure](/advertiser-disclosure).",
        "When real flights and rooms are sold through {brand}, the airline carries you and the hotel lodges you. We arrange the contract between you and them, and answer for that work, not for a delay, a cancellation, an overbooking, a lost bag or a closed pool. We do help you to claim what they owe you.",
      ],
    },
    {
      heading: "The site itself",
      body: [
        "We want the site to be there day and night, and cannot promise that it always is: servers need repair, networks fail. If a page says that something went wrong, nothing was booked unless you hold a booking number. When you are not sure, call before you try again elsewhere; a form that is sent twice books once.",
        "The program that runs the site is open source under the Apache License 2.0, and its authors supply it without warranty. What the agency owes you as its customer follows from the law and from our terms, not from that license.",
        "Links to other sites lead to sources of open data for the most part. We do not control what those sites say or do.",
      ],
    },
    {
      heading: "How far we answer for what is written here",
      body: [
        "We choose and check what we publish with the care of a serious agency. As far as the law permits, we do not answer for damage that comes from relying on illustrative flights, fares or hotels in spite of this notice, on general information where a final answer was to be had from the airline, hotel or authority, or from an interruption of the site.",
        "Nothing on this page takes away a right that the law gives you and that cannot be waived, in particular rights of consumers and air passengers, and nothing limits our liability for intent, gross negligence, or harm to life and health.",
      ],
    },
    {
      heading: "Changes and questions",
      body: [
        "We give notice of changes to our policies {policy.policyChangeNotice} ahead. If anything here is unclear, ask before you book: {email}, {phone}, day and night, or [the contact page](/contact-us). More on what a displayed price holds is in the [fare disclosure policy](/fare-disclosure-policy).",
      ],
    },
  ],
} satisfies LegalPage;
