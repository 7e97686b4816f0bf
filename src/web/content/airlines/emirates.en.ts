import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-emirates-flights-tickets",
  title: "Book Emirates Flights to Dubai and Beyond at {brand}",
  description:
    "Emirates from the large US cities to Dubai, India, Africa and the islands: one 7 kg cabin bag, two in the hold, four cabins, and the hours of check-in.",
  airline: "Emirates",
  code: "EK",
  profile: {
    heading: "Two leased planes and a flight to Karachi",
    body: [
      "On October 25, 1985 a borrowed Airbus A300 of Pakistan International left Dubai for Karachi as the first Emirates flight. Today nobody has as many Airbus A380s, by far, nor as many Boeing 777s. For years those two were its whole passenger fleet; only the A350 has made it a little smaller in scale.",
      "It belongs to the government of Dubai and to no alliance. Instead it makes pacts one by one: with United and Air Canada in North America, with Qantas, and above all with flydubai, whose 737s take over in Dubai for places too small for a wide-body.",
    ],
  },
  facts: [
    { name: "Hub", text: "Dubai International (DXB), Terminal 3, built for Emirates" },
    { name: "Alliance", text: "none; separate agreements with United, Air Canada, Qantas, flydubai and others" },
    { name: "Fleet", text: "Airbus A380 and A350-900, Boeing 777-300ER and 777-200LR" },
    { name: "Cabins", text: "First, Business, Premium Economy on refitted and new aircraft, Economy" },
    { name: "On the A380", text: "a bar behind Business and two showers for First" },
    { name: "Loyalty program", text: "Emirates Skywards, shared with flydubai" },
    { name: "First flight", text: "October 25, 1985, Dubai to Karachi" },
  ],
  network: {
    heading: "East by way of one very large terminal",
    body: [
      "New York JFK, Boston, Washington Dulles, Miami, Chicago, Houston, Dallas, Seattle, San Francisco and Los Angeles have nonstops to Dubai: 12 to 13 hours from the East, about 16 from the West Coast. New York has two curiosities more, flights that stop in Milan (JFK) and in Athens (Newark), and both are sold to those cities alone.",
      "Beyond Dubai lies what the airline is used for from here: nine cities in India, Pakistan, Bangladesh and Sri Lanka, East and southern Africa, the Maldives, Seychelles and Mauritius, and Southeast Asia. In March 2026 war closed the airspace of the Gulf for days and thinned the schedule for longer, so read the airline's travel updates and your government's advice before you pay.",
      "In Latin America Emirates serves São Paulo, Rio de Janeiro and Buenos Aires, Mexico City by way of Barcelona, and Bogotá by way of Miami.",
    ],
  },
  baggage: {
    lead: "Trips that begin or end in the Americas go by **pieces**, others by total weight. The table shows the usual pieces on Emirates' own flights; the number on your ticket beats it.",
    table: {
      caption: "Emirates bags to and from the Americas",
      head: ["Cabin and fare", "In the cabin", "In the hold"],
      rows: [
        ["Economy Special", "1 bag of 7 kg (15 lb), 55 × 38 × 22 cm (22 × 15 × 8.5 in)", "1 of 23 kg (50 lb)"],
        ["Economy Saver, Flex, Flex Plus", "1 of 7 kg", "2 of 23 kg"],
        ["Premium Economy", "1 of 10 kg (22 lb)", "2 of 23 kg"],
        ["Business", "2 of 7 kg: a bag and a briefcase", "2 of 32 kg (70 lb)"],
        ["First", "2 of 7 kg", "2 of 32 kg (70 lb)"],
        ["On other routes", "The same", "By weight: 20 to 35 kg in Economy, 40 in Business, 50 in First"],
      ],
    },
    notes: [
      "In Economy there is officially no extra handbag: the one bag is all. A checked piece may measure 150 cm (59 in), less than the 158 of most airlines, and weigh 32 kg at the very most. Duty-free bought in Dubai is allowed within reason.",
    ],
  },
  checkIn: {
    lead: "Dubai's Terminal 3 is more than a mile from end to end, and its gates close early.",
    times: [
      { name: "Online", text: "from 48 hours to 90 minutes before" },
      { name: "Desk", text: "usually opens 3 hours before, much earlier in Dubai; closes 60 minutes before" },
      { name: "Boarding", text: "begins about 45 minutes before; be at the gate by then" },
      { name: "Gate", text: "closes 20 minutes before, without exception" },
    ],
  },
  byPhone:
    "Ask for both prices, with the Special fare and with Saver: one more bag of 23 kg to India is worth the difference to most. Tell the agent about long layovers too. On some fares with a connection that cannot be shorter, Emirates gives a hotel, called Dubai Connect, which has to be requested before travel.",
  questions: [
    {
      question: "Do I need a visa to leave the airport in Dubai?",
      answer:
        "US citizens get one free on arrival. Other passports differ: Mexican, Brazilian, Argentine and Chilean ones are usually free too, while many others apply ahead for a 48- or 96-hour transit visa.",
    },
    {
      question: "Which flights have the A380?",
      answer:
        "JFK, Los Angeles, San Francisco, Washington and Houston have often seen it, but types change by season. Our timetable is a model, so ask the agent to confirm the aircraft.",
    },
    {
      question: "Is Emirates or Etihad better from New York?",
      answer:
        "For choice of onward cities, Emirates. [Etihad](/airlines/book-etihad-flights-tickets) has something no one else offers in the Gulf: US immigration before the flight home.",
    },
    {
      question: "Does First Class on every Emirates plane have a shower?",
      answer:
        "No, only on A380s with First. The newest 777 suites close with a door, and some planes have no First at all; see [first class](/travel-by-theme/book-first-class-flights-tickets).",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "DXB-Dubai" },
    { from: "LAX-Los Angeles", to: "DXB-Dubai" },
    { from: "MIA-Miami", to: "DXB-Dubai" },
    { from: "IAH-Houston", to: "BOM-Mumbai" },
    { from: "CHI-Chicago", to: "DXB-Dubai" },
    { from: "NYC-New York", to: "MLE-Maldives" },
  ],
} satisfies AirlinePage;
