import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-jetblue-flights-tickets",
  title: "Book JetBlue Flights and Reservations at {brand}",
  description:
    "JetBlue from New York, Boston, Florida and San Juan: fares and Mint, carry-on and checked bags, check-in times, and the routes to the Caribbean.",
  airline: "JetBlue",
  code: "B6",
  profile: {
    heading: "New York's own airline, with legroom",
    body: [
      "JetBlue's first flight left New York's Kennedy airport for Fort Lauderdale on February 11, 2000. The idea was a low fare without the misery: new Airbuses, a screen at every seat, and more space between the rows than most of its rivals give. Screens, free Wi-Fi and snacks that you do not pay for are still part of the plain economy ticket.",
      "The head office is in Long Island City, Queens, within sight of Manhattan. At Kennedy the airline fills Terminal 5, built behind Eero Saarinen's TWA building of 1962, which is now a hotel. Fares run from Blue Basic, the strict one, through Blue to Mint, a business class with beds, sold mostly coast to coast, over the Atlantic and on some Caribbean routes.",
    ],
  },
  facts: [
    { name: "Founded", text: "1998; first flight in 2000." },
    { name: "Bases", text: "New York (Kennedy), Boston, Fort Lauderdale, Orlando and San Juan." },
    { name: "Fleet", text: "Airbus A220, A320 and A321; the long-range A321s cross the Atlantic." },
    { name: "Alliance", text: "None; partnerships with single airlines instead." },
    { name: "Loyalty program", text: "TrueBlue. Points do not expire, and families and friends may pool them." },
    { name: "Reach", text: "The United States, more than a dozen Caribbean islands, parts of Latin America and a few cities in Europe." },
  ],
  network: {
    heading: "Strong up and down the coast",
    body: [
      "Think of a line from [Boston](/destination/book-flights-tickets-to-boston) by way of [New York](/destination/book-flights-tickets-to-new-york) to Florida and on into the Caribbean. On that line JetBlue is one of the largest carriers. It is the one that many Dominican and Puerto Rican families know by heart, with flights to Santo Domingo, Santiago de los Caballeros, Punta Cana, San Juan, Ponce and Aguadilla. Jamaica, Aruba, Barbados and the Bahamas belong to it as well.",
      "West of the Mississippi the map gets thin: the big cities of California, Las Vegas, Salt Lake City, a few more. Across the Atlantic it goes to London and some other European cities from New York and Boston. Beyond that it sells joint tickets with partner airlines, so read the line “operated by” on the flight's card.",
    ],
  },
  baggage: {
    lead: "The table holds for flights that JetBlue flies itself. What your fare includes on your date stands in the airline's confirmation.",
    table: {
      caption: "Bags on JetBlue by fare",
      head: ["What", "How much", "Worth knowing"],
      rows: [
        ["Personal item", "One, in every fare; about 17 × 13 × 8 in (43 × 33 × 20 cm)", "Goes under the seat in front."],
        ["Carry-on", "One, in every fare; about 22 × 14 × 9 in (56 × 36 × 23 cm)", "Bins fill up; Blue Basic boards last."],
        [
          "Checked bag, economy",
          "Paid; 50 lb (23 kg) and 62 in (158 cm) in all",
          "Costs more on peak dates, and more again in the last 24 hours before the flight.",
        ],
        ["Checked bags, Mint", "Two included, up to 70 lb (32 kg) each", "The same on transatlantic and domestic Mint."],
      ],
    },
    notes: [
      "On some Caribbean routes the airline limits extra and heavy bags around Christmas. Boxes and barrels need a word with the airline first.",
      "For the bags of a whole trip see also [our baggage policy](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "JetBlue's cut-off times differ for domestic and international flights, and San Juan counts as domestic.",
    times: [
      { name: "Online and in the app", text: "From 24 hours before departure." },
      {
        name: "Bags, domestic",
        text: "About 40 minutes before departure at the latest; at Kennedy and San Juan plan for two hours in all.",
      },
      { name: "Bags, international", text: "About 60 minutes before departure; have passports and visas in hand." },
      { name: "Gate", text: "Boarding ends about 15 minutes before departure." },
    ],
  },
  byPhone:
    "Say which New York airport you can use: JetBlue flies from Kennedy, LaGuardia and Newark, and the fare can change with the airport more than with the day. If you travel to the Caribbean with more than one suitcase each, mention it at the start.",
  questions: [
    {
      question: "Is Blue Basic worth it?",
      answer:
        "Yes, if your dates are fixed and you do not mind where you sit. You keep the carry-on, but you board last and pay for changes, if they are allowed at all.",
    },
    {
      question: "Do I need a passport for JetBlue flights to Puerto Rico?",
      answer:
        "No. From the mainland it is a domestic flight, so an ID that the TSA accepts is enough. Before boarding in San Juan for the mainland, bags are checked for fruit and plants by the Department of Agriculture.",
    },
    {
      question: "Which flights have Mint?",
      answer:
        "Mostly those from New York and Boston to California and Europe, and a few to the islands. Search in [business class](/travel-by-theme/book-business-class-flights-tickets) to see only flights that sell it.",
    },
    {
      question: "Is the Wi-Fi really free?",
      answer: "Yes, for everybody on board and without a subscription, though it can be slow or missing far out over the sea.",
    },
    {
      question: "Can I use TrueBlue points on a ticket bought here?",
      answer:
        "No, points are spent with the airline itself. You can still earn them: give your TrueBlue number to the airline after booking.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "SDQ-Santo Domingo" },
    { from: "NYC-New York", to: "SJU-San Juan" },
    { from: "FLL-Fort Lauderdale", to: "KIN-Kingston" },
    { from: "BOS-Boston", to: "LAX-Los Angeles" },
    { from: "NYC-New York", to: "LAS-Las Vegas" },
    { from: "BOS-Boston", to: "LON-London" },
  ],
} satisfies AirlinePage;
