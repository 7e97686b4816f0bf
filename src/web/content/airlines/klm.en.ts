import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-klm-flights-tickets",
  title: "Book KLM Royal Dutch Airlines Flights at {brand}",
  description:
    "KLM from the US and Latin America to Amsterdam: its cabins and Light fares, hand baggage by weight, check-in 30 hours ahead, and connecting at Schiphol.",
  airline: "KLM",
  code: "KL",
  profile: {
    heading: "Older than any other airline name in the air",
    body: [
      "KLM, short for Koninklijke Luchtvaart Maatschappij or Royal Aviation Company, was founded on October 7, 1919, and is the oldest airline still flying under its first name. Its first scheduled flight went from London to Amsterdam on May 17, 1920. It merged with [Air France](/airlines/book-air-france-flights-tickets) in 2004; the two still fly under their own names and share a frequent-flyer program.",
      "Long flights have economy, Premium Comfort and business class; Europe has economy and business. Business passengers on long flights are given a small Delft-blue house filled with Dutch gin, a custom since the 1950s: over a hundred different ones exist, each modeled on a real building.",
    ],
  },
  facts: [
    { name: "Hub", text: "Amsterdam Schiphol, one terminal under one roof, with a railroad station below it." },
    { name: "Alliance", text: "SkyTeam, since 2004." },
    { name: "Across the Atlantic", text: "A joint venture with Air France, Delta and Virgin Atlantic: their flights sell on one ticket." },
    {
      name: "Fleet",
      text: "Boeing 777, 787 and Airbus A330 for long flights, with the A350 to follow; Boeing 737, Airbus A321neo and, at KLM Cityhopper, Embraer jets in Europe.",
    },
    { name: "Loyalty program", text: "Flying Blue, together with Air France." },
    { name: "Head office", text: "Amstelveen, next to Amsterdam." },
  ],
  network: {
    heading: "From your side of the ocean",
    body: [
      "In the United States KLM's blue jets call at New York, Washington, Atlanta, [Chicago](/destination/book-flights-tickets-to-chicago), Minneapolis, [Houston](/destination/book-flights-tickets-to-houston), Los Angeles and San Francisco, among others. Delta flies to Amsterdam from its own hubs and brings you to these from smaller towns, so the flight number may say KL while the aircraft is Delta's.",
      "South of the border it flies to Mexico City, Panama, Bogotá, Lima, Quito, São Paulo, Rio de Janeiro and Buenos Aires, and it is the natural carrier to the Dutch Caribbean: Aruba, Bonaire, Curaçao and St. Maarten, with Paramaribo in Suriname beside them. All of it meets at Schiphol, where waves of short flights leave for every part of Europe, smaller cities in Britain and Scandinavia included.",
    ],
  },
  baggage: {
    lead: "For journeys between the Americas and Europe on KLM's own flights. Status cards add to it and partners differ; the booking on the airline's site shows what you really have.",
    table: {
      caption: "KLM baggage by class of travel",
      head: ["Class", "In the cabin", "In the hold"],
      rows: [
        [
          "Economy Light",
          "One bag of 55 × 35 × 25 cm (21.5 × 13.5 × 10 in) and one small item, together 12 kg (26 lb)",
          "None; bought separately",
        ],
        ["Economy Standard", "The same", "One of 23 kg (50 lb)"],
        ["Premium Comfort", "The same or a little more: see the ticket", "Two of 23 kg (50 lb)"],
        ["Business", "Two bags and one small item, together 18 kg (39 lb)", "Two of 32 kg (70 lb)"],
      ],
    },
    notes: [
      "KLM weighs hand baggage, which Americans are not used to. Twelve kilos hold for the bag and the small item together.",
      "Some European routes sell a cheaper fare still, with the small item only. If your trip has such a leg, its rule may differ from that of the long flight.",
    ],
  },
  checkIn: {
    lead: "KLM opens online check-in earlier than most airlines. The latest times below are for Schiphol; other airports may want you sooner.",
    times: [
      { name: "Online and in the app", text: "From 30 hours before departure." },
      { name: "Bag drop for Europe", text: "Until about 40 minutes before departure." },
      {
        name: "Bag drop for other continents",
        text: "Until about 60 minutes before departure. From an American airport come three hours ahead.",
      },
      {
        name: "Gate",
        text: "Walking from passport control can take 20 minutes, so set out when the gate is announced, not when boarding starts.",
      },
    ],
  },
  byPhone:
    "Have your passport in front of you, since its number goes to the authorities before the flight. Say whether it matters to you that KLM itself flies you, or whether Delta or Air France on a joint ticket will do: it widens the choice of times a good deal.",
  questions: [
    {
      question: "Why does my KLM ticket show a Delta flight?",
      answer:
        "Because the two share their Atlantic flights and each puts its number on the other's. You check in with the airline named under “operated by”, and its cabin and its food are what you get.",
    },
    {
      question: "Is Premium Comfort a business class?",
      answer:
        "No. It is a separate cabin with wider seats, more recline and better meals, between economy and [business](/travel-by-theme/book-business-class-flights-tickets), but the seats do not become beds.",
    },
    {
      question: "Can I leave Schiphol during a layover?",
      answer:
        "Yes, if you may enter the Schengen area. Trains to Amsterdam Centraal leave from under the terminal every few minutes and take about 15 minutes; under five hours between flights it is hardly worth it.",
    },
    {
      question: "Do I get anything back from a Light ticket?",
      answer:
        "Usually only taxes, if you cancel of your own accord. What the airline owes after its own cancellation is another matter; our part is in [our refund policy](/refund-policy).",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "AMS-Amsterdam" },
    { from: "LAX-Los Angeles", to: "AMS-Amsterdam" },
    { from: "ATL-Atlanta", to: "AMS-Amsterdam" },
    { from: "MEX-Mexico City", to: "AMS-Amsterdam" },
    { from: "LIM-Lima", to: "AMS-Amsterdam" },
    { from: "AMS-Amsterdam", to: "CUR-Curacao" },
  ],
} satisfies AirlinePage;
