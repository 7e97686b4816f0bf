import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-eva-air-flights-tickets",
  title: "Book EVA Air Tickets to Taipei and Asia at {brand}",
  description:
    "EVA Air from the West Coast, Texas, Chicago and New York to Taipei and on to Vietnam, Manila or Bangkok: three cabins, bags by piece, and closing times.",
  airline: "EVA Air",
  code: "BR",
  profile: {
    heading: "A shipping line that learned to fly",
    body: [
      "Evergreen was already one of the world's biggest container lines when its founder, Chang Yung-fa, got leave to start Taiwan's first private international airline, in March 1989. Flights began on July 1, 1991. The green tail with the orange globe is the company's flag; EVA is read letter by letter.",
      "In 1992 it put a cabin with larger seats between economy and business, one of the first airlines to do so, and has kept one since. It joined Star Alliance in 2013. It is also the airline with Hello Kitty jets, down to the pillows and the boarding passes.",
    ],
  },
  facts: [
    { name: "Hub", text: "Taipei Taoyuan (TPE), mainly Terminal 2" },
    { name: "Also from", text: "Taipei Songshan (TSA), in the city, for Tokyo Haneda, Seoul Gimpo and Shanghai Hongqiao; Kaohsiung (KHH)" },
    { name: "Alliance", text: "Star Alliance, since 2013" },
    { name: "Fleet", text: "Boeing 777-300ER, 787-9 and 787-10; Airbus A330-300 and A321-200" },
    { name: "Cabins", text: "Royal Laurel (business), Premium Economy, Economy; no First" },
    { name: "Loyalty program", text: "Infinity MileageLands" },
    { name: "Sister airline", text: "UNI Air, for islands and short routes" },
    { name: "First flight", text: "July 1, 1991" },
  ],
  network: {
    heading: "Night flights west, dawn in Taipei",
    body: [
      "EVA flies to Taipei from Los Angeles, San Francisco, Seattle, Chicago, Houston, Dallas, Washington Dulles and New York JFK, with Vancouver and Toronto in Canada. From California it is about 14 hours going and 11 to 12 coming back with the wind; from New York about 16. Most leave around midnight and arrive before six.",
      "That hour is the point. By eight the first wave has left for Ho Chi Minh City, Hanoi, Da Nang, Manila, Cebu, Bangkok, Phnom Penh, Singapore, Kuala Lumpur, Hong Kong and Okinawa, usually from the same terminal. A Vietnamese or Filipino family in Houston or Orange County will know the plane well.",
      "United, Air Canada and ANA are alliance partners, so a ticket from Denver or Miami can start on another airline. There is no EVA flight to Latin America; travelers from Panama or Bogotá join it in Los Angeles or Houston.",
    ],
  },
  baggage: {
    lead: "EVA counts pieces, not kilos. The table is for trips to and from the US and Canada and was right when we wrote it; Discount is the exception to look out for, and the conditions on your ticket have the last word.",
    table: {
      caption: "EVA Air bags to and from North America",
      head: ["Cabin or fare", "In the cabin", "Checked"],
      rows: [
        ["Economy Discount", "1 of 7 kg (15 lb), 56 × 36 × 23 cm, and a small personal item", "1 of 23 kg (50 lb)"],
        ["Economy Basic, Standard, Up", "The same", "2 of 23 kg"],
        ["Premium Economy", "The same", "2; up to 28 kg (62 lb) on many tickets"],
        ["Royal Laurel", "2 of 7 kg and a personal item", "2 of 32 kg (70 lb)"],
        ["Size and extras", "115 cm (45 in), sides added", "158 cm (62 in); Star Alliance Gold adds one bag"],
      ],
    },
    notes: [
      "Taiwan fines travelers heavily for meat: sausage, jerky and filled mooncakes included, even sealed, even in transit if you enter. Declare or leave them. Power banks go in the cabin and are not to be used on board.",
    ],
  },
  checkIn: {
    lead: "Desks at US airports open for few hours, because there may be one flight a day. Before departure:",
    times: [
      { name: "Online", text: "from 48 hours to about 90 minutes before" },
      { name: "Desk", text: "usually opens 3 hours before or a little more; bags until 60 minutes before" },
      { name: "In-town, Taipei", text: "bags can be left at Taipei Main Station for many flights of the same day, up to 3 hours before" },
      { name: "Gate", text: "be there 30 minutes before; closed 10 to 15 minutes before" },
    ],
  },
  byPhone:
    "Give names as in the passport and, for Vietnam, the e-visa number if you have it, since the desk will ask. Ask the agent to price Premium Economy on the night flight only: one way in each cabin is allowed on many fares and saves most of the difference.",
  questions: [
    {
      question: "Can I leave the airport on a long layover in Taipei?",
      answer:
        "Yes, if your passport enters Taiwan visa-free, as US ones do. The express train reaches Taipei Main Station in about 35 minutes, and Taiwan offers free half-day tours to transit passengers with seven hours or more.",
    },
    {
      question: "Is EVA the same as China Airlines?",
      answer:
        "No. China Airlines is Taiwan's other long-haul airline and belongs to SkyTeam. Both use Taoyuan, in different terminals for many flights.",
    },
    {
      question: "Do I fly Hello Kitty if I don't want to?",
      answer:
        "Perhaps; the painted planes have their set routes, and the seats are the same as on any other. Nobody will make you keep the pillow.",
    },
    {
      question: "Do you offer student prices on EVA Air?",
      answer:
        "Not on the site. Where an airline has a student fare, often with a second bag, an agent can ask for it: see [what students can expect](/travel-by-theme/book-student-flights-tickets). For Japan itself compare [ANA](/airlines/book-all-nippon-flights-tickets).",
    },
  ],
  routes: [
    { from: "LAX-Los Angeles", to: "TPE-Taipei" },
    { from: "SFO-San Francisco", to: "TPE-Taipei" },
    { from: "NYC-New York", to: "TPE-Taipei" },
    { from: "SEA-Seattle", to: "TPE-Taipei" },
    { from: "IAH-Houston", to: "TPE-Taipei" },
    { from: "LAX-Los Angeles", to: "SIN-Singapore" },
  ],
} satisfies AirlinePage;
