import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-air-europa-flights-tickets",
  title: "Book Air Europa Flights via Madrid at {brand}",
  description:
    "Air Europa from New York and Miami to Madrid and on to the Canaries or Latin America: Lite and Standard fares, bags, check-in times and questions.",
  airline: "Air Europa",
  code: "UX",
  profile: {
    heading: "From vacation charters in Mallorca to the Atlantic",
    body: [
      "Air Europa flew its first passengers in November 1986, sunseekers between Britain and the Spanish islands. A few years later it became the first private airline to fly scheduled routes inside Spain, against what was then a state monopoly. It grew up beside the travel agencies of Globalia, whose founder took it over in 1991, and its head office is still in Llucmajor, Mallorca.",
      "Today the center of gravity is Madrid, and the business is the Atlantic: more than a dozen Latin American cities, two in the United States, and short flights that feed them. Every wide-body is a Boeing 787.",
    ],
  },
  facts: [
    { name: "Hub", text: "Madrid-Barajas (MAD), Terminals 1 and 2, close enough to walk between" },
    { name: "Second base", text: "Palma de Mallorca (PMI)" },
    { name: "Alliance", text: "SkyTeam: associate in 2007, full member since 2010" },
    { name: "Long-haul fleet", text: "Boeing 787-8 and 787-9 Dreamliners" },
    { name: "Short-haul fleet", text: "Boeing 737-800 and 737 MAX 8" },
    { name: "Cabins", text: "Economy and Business, lie-flat on the 787" },
    { name: "Loyalty program", text: "SUMA" },
    { name: "First flight", text: "November 1986" },
  ],
  network: {
    heading: "Two doors in the US, Spain behind them",
    body: [
      "The US gateways are New York JFK and Miami. Both lead to Madrid overnight, in about seven and nine hours. From there it is an hour or so to Barcelona, Málaga, Palma, Alicante, Bilbao or Vigo, and under three to Tenerife, Gran Canaria and Lanzarote; Rome, Paris, Lisbon, Milan and Amsterdam are on the map too.",
      "In Latin America the airline is strong where others are thin: Asunción, Montevideo, Guayaquil and Quito as well as Bogotá, Lima, Panama City, Buenos Aires and Santo Domingo. All of it turns in Madrid, so it suits a traveler in Lima who wants Spain, not one in Miami who wants Lima.",
      "Delta, Air France and KLM share codes with it. If your ticket begins in Denver or Atlanta, the first leg will be a partner's, with a partner's check-in desk.",
    ],
  },
  baggage: {
    lead: "Air Europa sells its economy seats in families, and the family sets the bags. The pattern for long-haul and European fares is below; the family printed on your ticket settles it.",
    table: {
      caption: "Air Europa bags, by fare family",
      head: ["What", "Allowance", "What to know"],
      rows: [
        ["Personal item", "1 piece, about 40 × 30 × 15 cm (16 × 12 × 6 in)", "Must go under the seat"],
        [
          "Cabin bag, economy",
          "1 piece of 10 kg (22 lb), 55 × 35 × 25 cm",
          "On full 737s it is often taken into the hold at the gate, free",
        ],
        ["Cabin bag, Business", "Up to 14 kg (30 lb)", "Same outer size"],
        ["Checked, Lite", "None", "Can be added; more expensive at the airport"],
        ["Checked, Standard and Flex", "Usually 1 piece of 23 kg (50 lb)", "A few Latin American routes give 2"],
        ["Checked, Business", "Usually 2 pieces", "23 kg on short flights, 32 kg (70 lb) on long ones"],
      ],
    },
    notes: [
      "A checked bag may measure 158 cm (62 in) in all, and none above 32 kg is taken. Ask for bicycles, boards and pets before you pay: space for them is confirmed flight by flight. [Our baggage policy](/baggage-policy) explains whose rules hold when Delta flies part of the way.",
    ],
  },
  checkIn: {
    lead: "Counted back from departure; Madrid's Terminal 1 is a long building, so leave a margin.",
    times: [
      { name: "Online", text: "from 48 hours before on most routes, 24 hours for flights to the United States" },
      { name: "Desk, long-haul", text: "closes 60 minutes before; longer in some cities, such as 90 minutes in Lima" },
      { name: "Desk, Spain and Europe", text: "closes 45 minutes before" },
      { name: "Gate", text: "be there 45 minutes before a long flight; boarding ends about 15 minutes before" },
    ],
  },
  byPhone:
    "Tell the agent whether Madrid is the end of your trip or only the change of planes, and how long you can bear to wait there. For the Canaries or Balearics ask for the island by name: Tenerife has two airports, and Air Europa's flights land mostly at the northern one.",
  questions: [
    {
      question: "Is Air Europa part of Iberia?",
      answer:
        "No. They compete on most routes and sit in different alliances, Air Europa in SkyTeam and Iberia in oneworld. Miles and lounge cards of one do not work at the other.",
    },
    {
      question: "How long do I need in Madrid between two Air Europa flights?",
      answer:
        "Allow at least 90 minutes if you arrive from the Americas and go on within Spain or the Schengen area, because passport control stands between the two. With children, make it two hours.",
    },
    {
      question: "Can I upgrade a Lite ticket later?",
      answer:
        "Often, at the fare difference plus whatever the fare charges for a change; Lite is the least flexible. Our own fee comes on top: see [exchanging a ticket booked on the site](/cancellation-policy) or [fees for an agent's work](/post-ticketing-service-fees).",
    },
    {
      question: "Do I need a visa to change planes in Madrid?",
      answer:
        "US citizens do not for short stays. Travelers of some nationalities need an airport transit visa even without leaving the building: ask the Spanish consulate with your passport in hand.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "MAD-Madrid" },
    { from: "MIA-Miami", to: "MAD-Madrid" },
    { from: "BOG-Bogota", to: "MAD-Madrid" },
    { from: "LIM-Lima", to: "MAD-Madrid" },
    { from: "SDQ-Santo Domingo", to: "MAD-Madrid" },
    { from: "NYC-New York", to: "AGP-Malaga" },
  ],
} satisfies AirlinePage;
