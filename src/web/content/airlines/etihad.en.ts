import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-etihad-flights-tickets",
  title: "Book Etihad Airways Flights to Abu Dhabi at {brand}",
  description:
    "Etihad between the US and Abu Dhabi: preclearance before the flight home, onward routes to India and the islands, bags by piece, and the early desk times.",
  airline: "Etihad Airways",
  code: "EY",
  profile: {
    heading: "The younger airline of the two emirates",
    body: [
      "Etihad, Arabic for “union”, was set up by decree in July 2003 as the national airline of the United Arab Emirates and flew from Abu Dhabi to Beirut that November. It grew at speed, bought shares in half a dozen other airlines, gave them up again, and returned to what it does well: long flights through one calm hub.",
      "That hub is Zayed International, whose Terminal A opened in 2023 for all airlines at once. It is a third the size of Dubai in traffic, and you feel it at passport control.",
    ],
  },
  facts: [
    { name: "Hub", text: "Abu Dhabi, Zayed International (AUH), Terminal A" },
    { name: "Alliance", text: "none; partners such as JetBlue and Air France-KLM" },
    { name: "Fleet", text: "Boeing 787-9, 787-10 and 777-300ER; Airbus A350-1000, A380, A320 family and A321LR" },
    { name: "Cabins", text: "Economy, Business, and First on some aircraft" },
    { name: "Only here", text: "The Residence, three private rooms at the front of the A380" },
    { name: "Loyalty program", text: "Etihad Guest" },
    { name: "Founded", text: "July 2003" },
  ],
  network: {
    heading: "Few US cities, and a reason to choose them",
    body: [
      "New York JFK, Washington Dulles and Chicago have long been the American end; Boston joined them in 2024 and Atlanta in 2025, with Toronto in Canada. Other cities come and go, and when war closed Gulf airspace in March 2026 all flights stopped for days. Look at the airline's travel updates before you pay. The flight takes 12 to 14 hours. JetBlue brings passengers to JFK and Boston from Florida, the Caribbean and the West, on one ticket.",
      "Past Abu Dhabi the lines run to about ten Indian cities, Pakistan, Sri Lanka, the Maldives and Seychelles, Bangkok, Phuket, Singapore, Jakarta, and Sydney and Melbourne, which makes New York to Australia a single, long stop.",
      "The reason is **preclearance**. US immigration and customs officers work in Abu Dhabi, the only airport in the Middle East where they do. You do it all there, board, and land at JFK or Dulles like a passenger from Cleveland; bags go through to your domestic flight.",
    ],
  },
  baggage: {
    lead: "To and from the US and Canada Etihad counts bags; on most other routes it weighs the total. We list what is usual on its own flights. The allowance printed on your ticket is the one that holds.",
    table: {
      caption: "Etihad bags on trips to and from the United States and Canada",
      head: ["What", "Allowance", "What to know"],
      rows: [
        ["Cabin, Economy", "1 bag of 7 kg (15 lb), 56 × 36 × 23 cm (22 × 14 × 9 in)", "A handbag besides is not promised in Economy"],
        ["Cabin, Business and First", "2 pieces, 12 kg (26 lb) together", "Same size for the larger"],
        ["Checked, Economy", "1 or 2 bags of 23 kg (50 lb), by fare", "The lowest fare has the fewer: compare before you pay"],
        ["Checked, Business and First", "2 bags of 32 kg (70 lb)", "32 kg is the limit for any single bag"],
        ["Infant without a seat", "A bag of its own, by fare", "Stroller free"],
      ],
    },
    notes: [
      "Extra bags bought online ahead of the trip cost visibly less than at the desk. A first leg with JetBlue follows the rule of the whole international ticket; a separate JetBlue ticket does not.",
    ],
  },
  checkIn: {
    lead: "The preclearance that saves time in New York costs some in Abu Dhabi. Before departure:",
    times: [
      { name: "Online and app", text: "from about 30 hours to 1 hour before" },
      { name: "Desk, most flights", text: "closes 60 minutes before in Economy" },
      { name: "Desk, Abu Dhabi to the US", text: "closes earlier, up to 2 hours before" },
      { name: "US preclearance", text: "be in its line at least 90 minutes before; connecting passengers too" },
      { name: "Gate", text: "closes 20 minutes before" },
    ],
  },
  byPhone:
    "Tell the agent how long the connection in Abu Dhabi should be on the way home: with preclearance, three hours is pleasant and ninety minutes is not. If you would like to see the Louvre Abu Dhabi or the Sheikh Zayed mosque, ask what the airline's stopover program offers on your dates.",
  questions: [
    {
      question: "Does Global Entry work in Abu Dhabi?",
      answer: "Yes, preclearance has the same kiosks and lines as a US airport. Mobile Passport Control usually works as well.",
    },
    {
      question: "How do I get from Abu Dhabi airport to Dubai?",
      answer:
        "By road: about 75 miles (120 km), an hour and a quarter. Etihad runs coaches for its passengers, to be reserved beforehand, and taxis wait at arrivals.",
    },
    {
      question: "Can I bring medicine into the Emirates?",
      answer:
        "Common ones yes, but some painkillers, sleeping and ADHD medicines are controlled and need an online permit before travel, even for a stopover.",
    },
    {
      question: "Which is cheaper, Etihad or Emirates?",
      answer:
        "It changes by the week. Etihad has fewer US cities, so compare from yours: [Emirates](/airlines/book-emirates-flights-tickets) may spare you a domestic leg. [How fares are shown](/fare-disclosure-policy) is the same for both.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "AUH-Abu Dhabi" },
    { from: "CHI-Chicago", to: "AUH-Abu Dhabi" },
    { from: "WAS-Washington", to: "AUH-Abu Dhabi" },
    { from: "BOS-Boston", to: "AUH-Abu Dhabi" },
    { from: "NYC-New York", to: "BOM-Mumbai" },
    { from: "NYC-New York", to: "MLE-Maldives" },
  ],
} satisfies AirlinePage;
