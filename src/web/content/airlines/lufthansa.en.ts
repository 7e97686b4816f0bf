import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-lufthansa-flights-tickets",
  title: "Book Lufthansa Reservations to Europe at {brand}",
  description:
    "Lufthansa to Frankfurt and Munich and beyond: which hub to connect in, bags from Economy Light to First, online check-in from 23 hours before, rail links.",
  airline: "Lufthansa",
  code: "LH",
  profile: {
    heading: "Two hubs and a crane",
    body: [
      "The crane on the tail was drawn in 1918 for a small German carrier, was taken over by Deutsche Luft Hansa in 1926, and has been on Lufthansa's aircraft since the present company, founded in 1953, began to fly on April 1, 1955. Today it heads a group with SWISS, Austrian, Brussels Airlines, Eurowings and Discover, which Italy's ITA Airways has joined.",
      "It is one of the few airlines that still has four cabins on some aircraft: economy, premium economy, business and first. First class exists on part of the long-haul fleet only, and its passengers have a terminal of their own in Frankfurt, where a car takes them to the plane.",
    ],
  },
  facts: [
    { name: "Hubs", text: "Frankfurt, mainly Terminal 1, and Munich, Terminal 2." },
    { name: "Alliance", text: "Star Alliance, as one of its five founders in 1997." },
    { name: "Head office", text: "Cologne; the aircraft live in Frankfurt and Munich." },
    {
      name: "Long-haul fleet",
      text: "Airbus A330, A340, A350 and A380; Boeing 747 and 787. It is one of the last passenger airlines to fly the 747.",
    },
    { name: "Over the Atlantic", text: "Joint venture with United and Air Canada." },
    { name: "Loyalty program", text: "Miles & More, shared by the group." },
  ],
  network: {
    heading: "Frankfurt or Munich?",
    body: [
      "[Frankfurt](/destination/book-flights-tickets-to-frankfurt) has more flights: almost every large American city, along with Mexico City, Bogotá, São Paulo, Rio de Janeiro and Buenos Aires, and onward links to Africa, India and East Asia. It is big, and ways between its halls are long. Munich has fewer routes but one compact terminal, where connections of little more than half an hour are sold within Europe. If both cost about the same and you change planes in winter with children, Munich is the gentler choice.",
      "United and Air Canada feed these flights from smaller North American towns, with [Avianca](/airlines/book-avianca-flights-tickets) and [Copa](/airlines/book-copa-flights-tickets), two fellow members of Star Alliance, doing so further south. In Germany the train is part of the network: Frankfurt airport has its own long-distance station, and ICE trains with a Lufthansa number bring you to Cologne in about an hour on the same ticket.",
    ],
  },
  baggage: {
    lead: "These are Lufthansa's published allowances between America and Europe on planes of its own. When a partner flies one of the legs, the ticket says whose rule counts.",
    table: {
      caption: "Lufthansa baggage by cabin",
      head: ["Cabin", "Hand baggage", "Checked baggage"],
      rows: [
        ["Economy Light", "One of 8 kg (17 lb), 55 × 40 × 23 cm, and a small bag", "None included"],
        ["Economy, other fares", "The same", "Usually one of 23 kg (50 lb)"],
        ["Premium economy", "The same", "Two of 23 kg"],
        ["Business", "Two of 8 kg and a small bag", "Two of 32 kg (70 lb)"],
        ["First", "Two of 8 kg and a small bag", "Three of 32 kg"],
      ],
    },
    notes: [
      "Eight kilos are soon reached: an empty rolling case already weighs two or three. Put the heavy things into your coat or into the hold.",
      "Added on the airline's site before check-in, a bag for a Light ticket costs less than at the airport.",
    ],
  },
  checkIn: {
    lead: "Where most airlines say 24 hours, Lufthansa says 23. Set the alarm by that if you care about your seat.",
    times: [
      { name: "Online", text: "From 23 hours before departure." },
      {
        name: "Bag drop, long flights",
        text: "Closes about 60 minutes before departure; flights to the US ask further security questions, so allow three hours.",
      },
      { name: "Bag drop, Europe", text: "Closes about 40 minutes before departure in Frankfurt." },
      { name: "Gate", text: "Boarding of a 747 or A380 begins up to an hour ahead and ends some 15 to 20 minutes before departure." },
    ],
  },
  byPhone:
    "Name your final city, even when it has no airport: the agent can look for a ticket with the train from Frankfurt airport in it. Mention a wish for Munich, for a certain cabin or for no night in between, and have a Miles & More or other Star Alliance number at hand.",
  questions: [
    {
      question: "When does Lufthansa's online check-in open?",
      answer: "23 hours before departure. Several flights on one ticket are checked in together, by the time of the first.",
    },
    {
      question: "How long a layover do I need in Frankfurt?",
      answer:
        "Connections from 45 minutes are sold, but 90 minutes to two hours are calmer, since passports are checked there when you go on to another Schengen country.",
    },
    {
      question: "Does Lufthansa fly first class to America?",
      answer:
        "Yes, to some cities and on some aircraft. The search form ends at business; an agent books First by phone, as [our page on first class](/travel-by-theme/book-first-class-flights-tickets) explains.",
    },
    {
      question: "May I skip the flight to Germany and board only the second?",
      answer: "No. If you leave out a leg, the rest of the ticket is normally canceled or priced anew. Ask for a change before you travel.",
    },
    {
      question: "Who pays me back if Lufthansa cancels?",
      answer:
        "The airline owes it, and the agency that sold the ticket passes it on. How that runs with us is in [our refund policy](/refund-policy).",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "FRA-Frankfurt" },
    { from: "BOS-Boston", to: "MUC-Munich" },
    { from: "MIA-Miami", to: "FRA-Frankfurt" },
    { from: "MEX-Mexico City", to: "FRA-Frankfurt" },
    { from: "BOG-Bogota", to: "FRA-Frankfurt" },
    { from: "BUE-Buenos Aires", to: "FRA-Frankfurt" },
  ],
} satisfies AirlinePage;
