import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-spirit-flights-tickets",
  title: "Book Spirit Airlines Cheap Tickets at {brand}",
  description:
    "Spirit Airlines from Fort Lauderdale, Detroit and Orlando: the bare fare, paid bags, check-in 2 or 3 hours before departure, and what to check first.",
  airline: "Spirit Airlines",
  code: "NK",
  profile: {
    heading: "Yellow planes, bare fares",
    body: [
      "Spirit grew out of a Michigan trucking firm. In the 1980s, as Charter One, it flew vacationers from Detroit to Atlantic City and the Bahamas; in 1992 it took the name Spirit and became a regular airline. In the years around 2010 it turned into the model of the ultra-low-cost carrier in America, with a fare for the seat alone and a price for everything else. The aircraft have been taxi-yellow since 2014.",
      "It has also been through bankruptcy proceedings in the United States, and has given up routes, airports and aircraft on the way. Airlines often go on flying during such proceedings, but schedules get thinner. So before you plan a trip around a Spirit flight, check that its route still runs on your days, pay by credit card, and keep a second choice in mind.",
    ],
  },
  facts: [
    { name: "Home", text: "Dania Beach, Florida, beside Fort Lauderdale's airport." },
    { name: "Main airports", text: "Fort Lauderdale first; Detroit, Orlando and a few other large cities after it." },
    { name: "Under this name since", text: "1992; the firm's roots as a trucking company go back to 1964." },
    { name: "Fleet", text: "Airbus A320 and A321." },
    { name: "Alliance", text: "None, and no tickets shared with other airlines." },
    { name: "Loyalty program", text: "Free Spirit." },
  ],
  network: {
    heading: "Fort Lauderdale and the long way north",
    body: [
      "Fort Lauderdale's airport lies about 25 miles (40 km) north of Miami's, and Spirit has long used it as the low-cost door to South Florida. From there its flights go up to [New York](/destination/book-flights-tickets-to-new-york), Detroit, [Atlanta](/destination/book-flights-tickets-to-atlanta) and New Orleans, and across to San Juan, with others to the Caribbean and Latin America as the schedule allows.",
      "Elsewhere the network is a set of pairs between large cities and vacation places, many flown once a day or less. As Spirit shares no tickets with other airlines, it cannot simply put you on somebody else's plane after a cancellation: you wait for its next seat or take your money back. [JetBlue](/airlines/book-jetblue-flights-tickets) and [Frontier](/airlines/book-frontier-flights-tickets) fly many of the same routes and make a sensible plan B.",
    ],
  },
  baggage: {
    lead: "The table shows Spirit's lowest fare, as published by the airline at the time of writing. Dearer fares and bundles include bags and a seat. The airline's own conditions on your ticket decide.",
    table: {
      caption: "What travels with Spirit's lowest fare",
      head: ["Bag", "Size and weight", "Price"],
      rows: [
        ["Personal item", "About 18 × 14 × 8 in (46 × 36 × 20 cm), with handles and wheels", "Included"],
        ["Carry-on", "About 22 × 18 × 10 in (56 × 46 × 25 cm)", "Paid; cheapest while booking, dearest at the gate"],
        ["Checked bag", "Up to 62 in (158 cm) in all; 50 lb (23 kg) at most", "Paid by the piece and by direction"],
        ["Stroller and car seat", "One each for a small child", "No charge"],
      ],
    },
    notes: [
      "With the lowest fare one paid checked bag for two people often beats two paid carry-ons.",
      "Above 50 lb the charge rises in steps, so weigh the bag at home and leave room for what you bring back.",
    ],
  },
  checkIn: {
    lead: "Spirit wants you at the airport early and is strict about its limits.",
    times: [
      { name: "Domestic flights", text: "Check in 2 hours before departure." },
      { name: "International flights", text: "Check in 3 hours before departure." },
      {
        name: "Online and in the app",
        text: "From 24 hours before departure. Save the pass on your phone: printing by an agent costs extra.",
      },
      {
        name: "Bag drop and gate",
        text: "Bags close between 45 and 60 minutes before departure, depending on the route; the gate about 15 minutes before.",
      },
    ],
  },
  byPhone:
    "Ask the agent first whether the route runs on your days, then for the sum with bags in both directions. Know the size of your bag in inches. If the trip has a fixed date, such as a cruise or a funeral, say so, and have the agent read out the price of a second carrier beside it.",
  questions: [
    {
      question: "How early should I be there for a Spirit flight?",
      answer: "2 hours before a domestic departure and 3 hours before an international one, even if you have checked in online.",
    },
    {
      question: "Is it safe to buy a Spirit ticket?",
      answer:
        "The flights are under the same federal safety rules as all others; the risk lies in changed or canceled schedules. Pay by credit card, which lets you dispute a service that you did not get.",
    },
    {
      question: "What am I owed if Spirit cancels my flight?",
      answer:
        "Your money back in the way you paid, if you do not accept another flight; US law says so for every airline. See [our refund policy](/refund-policy) for how it reaches you.",
    },
    {
      question: "Can I bring food on board?",
      answer: "Yes, solid food from home or from the terminal is fine, and useful, because everything on board is for sale.",
    },
    {
      question: "What is the large seat in the first rows?",
      answer: "A wider seat with more legroom and no middle neighbor, sold as the airline's highest fare. It does not recline into a bed.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "FLL-Fort Lauderdale" },
    { from: "FLL-Fort Lauderdale", to: "SJU-San Juan" },
    { from: "DTW-Detroit", to: "FLL-Fort Lauderdale" },
    { from: "DTW-Detroit", to: "MCO-Orlando" },
    { from: "ATL-Atlanta", to: "FLL-Fort Lauderdale" },
    { from: "MSY-New Orleans", to: "FLL-Fort Lauderdale" },
  ],
} satisfies AirlinePage;
