import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-frontier-flights-tickets",
  title: "Book Frontier Airlines Tickets and Low Fares at {brand}",
  description:
    "Frontier from Denver, Orlando, Las Vegas and Atlanta: what the low fare holds, what bags cost extra, when to check in, and how to book by phone.",
  airline: "Frontier Airlines",
  code: "F9",
  profile: {
    heading: "The airline with an animal on every tail",
    body: [
      "Frontier Airlines has flown from Denver since July 1994, when its first jets went north to Bismarck, Fargo, Grand Forks and Minot. It took the name of an older Frontier that had served the Mountain West from 1950 to 1986. Each of its green and white Airbuses carries a wild animal on the tail and has a name of its own.",
      "It is an ultra-low-cost carrier in the strict sense: the fare buys a seat and room for one small bag under the seat in front. A carry-on, a checked bag, a chosen seat and the right to change are sold one by one or in bundles. That suits a light traveler very well and a family with four suitcases less, so add up the whole trip before you compare.",
    ],
  },
  facts: [
    { name: "Home and largest bases", text: "Denver, with large operations in Orlando, Las Vegas, Atlanta and Philadelphia." },
    { name: "Founded", text: "1994, in Denver, where its head office still is." },
    {
      name: "Alliance",
      text: "None. A code-share with the Mexican carrier [Volaris](/airlines/book-volaris-flights-tickets) is its main link to another airline.",
    },
    { name: "Fleet", text: "Airbus A320 and A321 only, most of them of the quieter and thriftier neo generation." },
    { name: "Reach", text: "The continental United States, Puerto Rico, Mexico, the Caribbean and parts of Central America." },
    { name: "Loyalty program", text: "Frontier Miles." },
  ],
  network: {
    heading: "Where it flies, and how often",
    body: [
      "Two kinds of routes make up the map. One links big cities to each other, often through [Las Vegas](/destination/book-flights-tickets-to-las-vegas), [Atlanta](/destination/book-flights-tickets-to-atlanta) or Denver. The other takes mid-size cities to the sun: to Florida above all, and on to San Juan, Cancún, Punta Cana or Montego Bay, many of them with Orlando at one end.",
      "Look at the days of the week before you look at the price. Outside its busiest pairs Frontier flies many routes only two to four times a week, and some in one season only. If a flight is canceled, the next one of the same airline may be days away, and there is almost no other carrier whose flights it can move you to. For a wedding or a cruise, arrive a day early.",
    ],
  },
  baggage: {
    lead: "The table describes Frontier's basic fare; bundles include more. Sizes are checked at the gate, by the airline's current list and not by ours, so compare the two before you pack.",
    table: {
      caption: "Baggage with Frontier's basic fare",
      head: ["Bag", "Allowance", "What to know"],
      rows: [
        ["Personal item", "One, included; about 14 × 18 × 8 in (36 × 46 × 20 cm)", "Wheels and handles count."],
        [
          "Carry-on",
          "Paid; up to about 24 × 16 × 10 in (61 × 41 × 25 cm) and 35 lb (16 kg)",
          "Cheapest with the ticket, most expensive at the gate.",
        ],
        [
          "Checked bag",
          "Paid; up to 62 in (158 cm) in all",
          "The weight limit has moved between 40 and 50 lb (18 and 23 kg): read it in your confirmation.",
        ],
      ],
    },
    notes: [
      "Bag prices differ by route and date. Work out both directions, since a bag is paid each way.",
      "How we deal with bags on tickets that we issue stands in [our baggage policy](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "Check in at home. A boarding pass printed by an agent at the airport costs extra, one on your phone does not.",
    times: [
      { name: "Online and in the app", text: "From 24 hours before departure." },
      {
        name: "Desk and bag drop",
        text: "Closes about 60 minutes before departure, at home and abroad; lines in Denver and Orlando start long before.",
      },
      { name: "Gate", text: "Be there 30 minutes before departure. Doors close well ahead of the printed time." },
    ],
  },
  byPhone:
    "Before you dial, decide how many bags will really travel and in which direction: with Frontier that settles whether the basic fare or a bundle is cheaper, and the agent can add up both for you. Have a second date ready too, because the route may not run on your first one.",
  questions: [
    {
      question: "Is a Frontier ticket cheaper once bags are added?",
      answer:
        "With one personal item, often; with a carry-on and a checked bag, only sometimes. Add the bags in both directions to the fare, then compare that sum with the other carriers on the route.",
    },
    {
      question: "What happens if my backpack is too big?",
      answer: "It is charged as a carry-on at the gate price, the highest there is. Measure it packed full, not empty.",
    },
    {
      question: "Can I sit next to my child without paying for seats?",
      answer:
        "Often, but do not count on it: unpaid seats are given out at check-in, from what is left. Check in early, ask at the gate, or choose seats when you book.",
    },
    {
      question: "Does Frontier have meals, screens or Wi-Fi on board?",
      answer:
        "Snacks and drinks are for sale; there are no screens in the seats, and you should not expect Wi-Fi. Load what you want to watch before you leave home.",
    },
    {
      question: "Can I get my money back if my plans change?",
      answer:
        "The basic fare usually brings nothing back, or a credit less a fee. Read the fare's rules before you pay; what we charge ourselves is in [our cancellation policy](/cancellation-policy).",
    },
  ],
  routes: [
    { from: "DEN-Denver", to: "MCO-Orlando" },
    { from: "DEN-Denver", to: "LAS-Las Vegas" },
    { from: "ATL-Atlanta", to: "DEN-Denver" },
    { from: "PHL-Philadelphia", to: "MCO-Orlando" },
    { from: "MCO-Orlando", to: "SJU-San Juan" },
    { from: "MCO-Orlando", to: "CUN-Cancun" },
  ],
} satisfies AirlinePage;
