import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-american-flights-tickets",
  title: "Book American Airlines Flights, US and Abroad, at {brand}",
  description:
    "American Airlines bag by bag: when one checked bag of 23 kg is free, extra-bag fees of $25 to $200, overweight fees, ten hubs, and the 45-minute rule.",
  airline: "American Airlines",
  code: "AA",
  profile: {
    heading: "Mail bags first, passengers later",
    body: [
      "American counts its history from April 15, 1926, when Charles Lindbergh carried a sack of mail from Chicago to St. Louis for one of the small companies that were later merged into it. The name American Airlines dates from 1934. TWA joined in 2001, US Airways in 2013, and the sum is one of the largest airlines anywhere, run from Fort Worth, Texas.",
      "In 1981 it started AAdvantage, the pattern for most programs since, and in 1999 it founded oneworld with British Airways, Cathay Pacific and Qantas. Smaller cities are flown as American Eagle by regional companies such as Envoy, PSA and Piedmont.",
    ],
  },
  facts: [
    { name: "Largest hub", text: "Dallas/Fort Worth (DFW)" },
    {
      name: "Other hubs",
      text: "Charlotte, Chicago O'Hare, Miami, Philadelphia, Phoenix, Washington National, Los Angeles, New York JFK and LaGuardia",
    },
    { name: "Alliance", text: "oneworld, founding member" },
    { name: "Wide-body fleet", text: "Boeing 777-200ER, 777-300ER, 787-8 and 787-9" },
    { name: "Narrow-body fleet", text: "Airbus A319, A320, A321 and A321XLR; Boeing 737-800 and 737 MAX 8" },
    { name: "Regional fleet", text: "Embraer 170 and 175, CRJ700 and CRJ900" },
    { name: "Loyalty program", text: "AAdvantage, since 1981" },
  ],
  network: {
    heading: "Pick the hub, and the trip follows",
    body: [
      "Each hub has its trade. Dallas reaches nearly all of Mexico and the middle of the country. Miami is the gate to the Caribbean and South America, from Havana and Santo Domingo to Lima, São Paulo and Buenos Aires. Philadelphia sends summer flights to Europe, Charlotte gathers the Southeast, Phoenix serves the desert and the Mexican Pacific. Washington National and LaGuardia are for short trips: a distance rule keeps most long flights out of both.",
      "Across the Atlantic American shares its business with British Airways, Iberia, Aer Lingus and Finnair, across the Pacific with Japan Airlines; Alaska Airlines fills in the West Coast. The plane may be theirs, and then so is the seat map.",
    ],
  },
  baggage: {
    lead: "Whether the first bag is free depends on the route, not on luck. Fees were taken from the airline's own list when this page was written; they differ by route and date of sale, so its bag calculator has the last word.",
    table: {
      caption: "American Airlines bags and fees",
      head: ["What", "Allowance or fee", "What to know"],
      rows: [
        [
          "Carry-on and personal item",
          "One of each, in Basic Economy too",
          "22 × 14 × 9 in (56 × 36 × 23 cm) and 18 × 14 × 8 in (45 × 35 × 20 cm); no weight limit stated",
        ],
        [
          "One free checked bag, 23 kg (50 lb)",
          "Main Cabin on many long international routes, across the Atlantic and Pacific or deep into South America",
          "**Not** on domestic economy tickets or most of Mexico, the Caribbean and Central America; Basic Economy often pays to Europe",
        ],
        [
          "Two free checked bags, 32 kg (70 lb)",
          "Domestic First and international Business",
          "Premium Economy on long routes: usually two of 23 kg",
        ],
        ["Extra bags", "$25 to $200 each", "By route and by how many; a first domestic bag costs less paid online"],
        [
          "Excess: heavy or large",
          "$100 to $350 a bag",
          "Above 23 kg, or above 62 in (158 cm) all sides added; on top of the bag's own fee",
        ],
      ],
    },
    notes: [
      "AAdvantage status, oneworld Sapphire and the airline's credit cards each give free domestic bags to the holder, some also to companions on the same booking. Active US military have allowances of their own: see [military fares](/travel-by-theme/book-military-flights-tickets).",
    ],
  },
  checkIn: {
    lead: "One number matters more than all others: a bag that comes 44 minutes before a domestic flight stays behind.",
    times: [
      { name: "Online and app", text: "from 24 hours before, to 45 minutes before a domestic and 60 before an international flight" },
      { name: "Bag drop", text: "45 minutes before within the US, 60 abroad; a few airports ask for more" },
      { name: "Gate", text: "doors close 15 minutes before" },
      { name: "Airline's advice", text: "be at the airport 2 hours ahead, 3 for another country" },
    ],
  },
  byPhone:
    "Have your AAdvantage number ready, and the name as it stands on the REAL ID or passport that you will show; the ticket must match it. Ask the agent to price Basic Economy and Main Cabin side by side with your bags, and say which hub you would rather avoid in winter.",
  questions: [
    {
      question: "Does Basic Economy allow a carry-on?",
      answer:
        "Yes, a full-size one and a personal item. What it withholds is a free choice of seat, most changes and early boarding, so overhead space may be gone when you reach it.",
    },
    {
      question: "How much is the first bag from Dallas to Miami?",
      answer:
        "At the time of writing about $35 to $50 each way, less when paid online ahead, and the second somewhat more; fuel prices have moved these fees lately. Elite members, First passengers and holders of the airline's card usually pay nothing for it.",
    },
    {
      question: "Is a 40-minute connection at DFW possible?",
      answer:
        "Possible, yes: the terminals are joined by the Skylink train inside security, about ten minutes from end to end. From an international arrival allow 90, for passport control and customs.",
    },
    {
      question: "Can you change a ticket that I bought on the airline's own site?",
      answer:
        "No, as a rule only the seller can. For a ticket of ours it depends on where you booked: [on the site](/cancellation-policy) or [with an agent](/post-ticketing-service-fees), each with fees of its own beside the fare difference.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "LAX-Los Angeles" },
    { from: "DFW-Dallas", to: "CUN-Cancun" },
    { from: "MIA-Miami", to: "SDQ-Santo Domingo" },
    { from: "NYC-New York", to: "LON-London" },
    { from: "MIA-Miami", to: "EZE-Buenos Aires" },
    { from: "CHI-Chicago", to: "DFW-Dallas" },
  ],
} satisfies AirlinePage;
