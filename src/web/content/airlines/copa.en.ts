import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-copa-flights-tickets",
  title: "Book Copa Airlines Through Panama at {brand}",
  description:
    "Copa Airlines joins US cities with Latin America and the Caribbean in one stop at Panama: connections without immigration, stopovers, bags and timings.",
  airline: "Copa Airlines",
  code: "CM",
  profile: {
    heading: "A small country's very large junction",
    body: [
      "Copa, short for Compañía Panameña de Aviación, took off in August 1947 with help from Pan American and three Douglas C-47s for three Panamanian towns. In the 1990s it gave up being a national airline in the old sense and bet on connections: aircraft come in from north and south in waves, and an hour or two later leave again the other way.",
      "The geography helps. Panama City lies at sea level near the middle of the hemisphere, so a Boeing 737 from there can reach Boston, San Francisco or Buenos Aires. It is the only type Copa flies, and that keeps it simple and usually punctual.",
    ],
  },
  facts: [
    { name: "Hub", text: "Panama City Tocumen (PTY), called the Hub of the Americas" },
    { name: "Alliance", text: "Star Alliance, since 2012; close to United" },
    { name: "Fleet", text: "Boeing 737 only, above all 737-800 and 737 MAX 9" },
    { name: "Cabins", text: "Economy and Business; flat “Dreams” beds on many MAX 9s" },
    { name: "Reach", text: "some 80 cities in more than 30 countries, all in the Americas" },
    { name: "Loyalty program", text: "ConnectMiles" },
    { name: "Relatives", text: "Wingo, a low-cost airline in Colombia" },
    { name: "First flight", text: "August 1947" },
  ],
  network: {
    heading: "One stop to almost anywhere south",
    body: [
      "In the United States Copa starts from Miami, Fort Lauderdale, Orlando, Tampa, Atlanta, Washington Dulles, New York JFK, Boston, Chicago, Las Vegas, Los Angeles, San Francisco and San Juan, among others. Miami is under three hours away, New York about five, Los Angeles about seven.",
      "South and east of Panama the list is long, and it includes places that few others join: Manaus, Asunción, Santa Cruz, Guayaquil, Port of Spain, Curaçao, Paramaribo, Georgetown, San Andrés, Havana. From Orlando to Córdoba or from Chicago to Cali it may be the only single connection; for Bogotá itself see [Avianca](/airlines/book-avianca-flights-tickets).",
      "In Tocumen an international connection needs no immigration, no customs and no bag claim. Most gates lie along one corridor; 60 minutes is a normal layover, and the duty-free shops are many if yours is four hours.",
    ],
  },
  baggage: {
    lead: "Copa's cabin rule is the same for all; the hold depends on the fare. These are the usual allowances on its own planes. Routes differ, Brazil and Cuba most of all: read the ticket for yours.",
    table: {
      caption: "Copa Airlines bags",
      head: ["What", "Allowance", "What to know"],
      rows: [
        ["Personal item", "1, about 43 × 25 × 22 cm (17 × 10 × 9 in)", "Under the seat"],
        [
          "Carry-on",
          "1 of 10 kg (22 lb), 56 × 36 × 26 cm (22 × 14 × 10 in)",
          "A 737 runs out of bins: late boarders see theirs go below, free",
        ],
        ["Checked, Economy Basic", "Usually none", "First bag for a fee that depends on the route"],
        ["Checked, Economy Classic and Full", "Usually 1 of 23 kg (50 lb)", "A second on some routes and fares"],
        ["Checked, Business", "Usually 2 of 32 kg (70 lb)", "ConnectMiles and Star Alliance Gold add one"],
      ],
    },
    notes: [
      "Each bag: 158 cm (62 in) in all. In December, and in summer on some Caribbean routes, Copa takes no extra bags or boxes at all, not even paid ones. Ask before you buy a television in Miami.",
    ],
  },
  checkIn: {
    lead: "If you connect in Panama, you check in once, for both flights.",
    times: [
      { name: "Online", text: "from 48 hours before on most routes, once travel documents are entered" },
      { name: "Desk", text: "arrive 3 hours before; bags are closed 60 minutes before an international flight, at some airports 90" },
      { name: "Earliest", text: "bags are not taken more than about 4 hours before" },
      { name: "Gate", text: "be there 45 minutes before; doors shut about 15 minutes before" },
    ],
  },
  byPhone:
    "If you have a day or two to spare, ask for the Panama stopover, which lets you break the trip in Panama City for several days without a higher airfare. The agent needs to know it before pricing, because it cannot easily be added to a ticket.",
  questions: [
    {
      question: "Do I need a visa to change planes in Panama?",
      answer:
        "For most travelers in transit, no, as they stay airside. A stopover is entry, though: Panama asks several nationalities for a visa unless they hold a used US, Canadian or European one.",
    },
    {
      question: "Is yellow fever vaccination required?",
      answer:
        "Sometimes. If you come from or have been in countries with yellow fever, among them Brazil, Bolivia, Colombia and Peru, the next country may ask for the certificate, given at least ten days before.",
    },
    {
      question: "How do the Dreams seats compare with a wide-body's?",
      answer:
        "They are true beds, sixteen on a plane, but two abreast: the window neighbor climbs over. Ask which aircraft flies your route, since older 737s have recliners; more on that under [business class](/travel-by-theme/book-business-class-flights-tickets).",
    },
    {
      question: "Can I get from Tocumen to the Canal during a layover?",
      answer:
        "With six hours or more, yes. Miraflores locks are about 20 miles (32 km) away; a taxi is the quick way, since the metro from the airport does not go there.",
    },
  ],
  routes: [
    { from: "MIA-Miami", to: "PTY-Panama City" },
    { from: "NYC-New York", to: "PTY-Panama City" },
    { from: "LAX-Los Angeles", to: "PTY-Panama City" },
    { from: "PTY-Panama City", to: "BOG-Bogota" },
    { from: "ORL-Orlando", to: "LIM-Lima" },
    { from: "PTY-Panama City", to: "HAV-Havana" },
  ],
} satisfies AirlinePage;
