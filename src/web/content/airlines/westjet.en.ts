import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-westjet-flights-tickets",
  title: "Book WestJet Flights and Fares to Canada at {brand}",
  description:
    "WestJet by way of Calgary: US and transatlantic routes, UltraBasic and its bag rule, US preclearance, check-in times, and papers for Canada.",
  airline: "WestJet",
  code: "WS",
  profile: {
    heading: "From three jets to the second airline of Canada",
    body: [
      "Four Calgary businessmen started WestJet on February 29, 1996, with three used Boeing 737s and five cities in Western Canada. Southwest in Texas was the pattern. It outgrew the pattern: today it is Canada's second-largest airline, with a premium cabin, wide-body jets to Europe and Asia, and a regional arm, WestJet Encore, whose turboprops reach the smaller towns. The vacation airline Sunwing was folded into it.",
      "Its heart has never left Alberta. More than half of the network touches Calgary, and the airline has said plainly that its long flights belong there. If you live in the United States, WestJet is thus one of the shortest ways to the Rockies, and a northern way to Europe that avoids the crowded hubs of the East.",
    ],
  },
  facts: [
    {
      name: "Main hub",
      text: "[Calgary](/destination/book-flights-tickets-to-calgary); other bases in Edmonton, [Vancouver](/destination/book-flights-tickets-to-vancouver), Winnipeg and Toronto.",
    },
    { name: "First flight", text: "February 29, 1996; founded two years earlier." },
    {
      name: "Alliance",
      text: "None; code-shares with Delta, Air France, [KLM](/airlines/book-klm-flights-tickets), Korean Air and others.",
    },
    { name: "Fleet", text: "Boeing 737, including the MAX 8; Boeing 787-9; De Havilland Q400 turboprops." },
    { name: "Cabins", text: "Economy and premium; on the 787 a business class with beds." },
    { name: "Loyalty program", text: "WestJet Rewards." },
  ],
  network: {
    heading: "North to the mountains, and on from there",
    body: [
      "South of the border it serves Los Angeles, [Las Vegas](/destination/book-flights-tickets-to-las-vegas), Phoenix, Palm Springs, Orlando and New York, among others. Several run in winter only or in summer only, and in 2026 it dropped a good many US routes, so see first whether yours is left. It also carries Canadians to Hawaii. For Banff it is 80 miles (130 km) by road from Calgary's airport, a drive of an hour and a half.",
      "From Calgary its 787s go to London, Paris, Rome, Tokyo and Seoul, some of them from spring to fall. In winter the map tilts to the sun: Cancún, Puerto Vallarta, Los Cabos, Montego Bay, Punta Cana, Liberia in Costa Rica. South America it does not reach; travelers from there connect in the United States or Mexico, or with one of its partners.",
    ],
  },
  baggage: {
    lead: "This is for flights within North America, after the airline's own fare table; trips over the oceans are more generous with hand baggage. Where the two differ, believe the ticket.",
    table: {
      caption: "WestJet bags within North America",
      head: ["Fare", "In the cabin", "Checked"],
      rows: [
        ["UltraBasic", "Personal item only, about 16 × 13 × 6 in (41 × 33 × 15 cm)", "Paid; a carry-on must be checked for a fee"],
        [
          "Other economy fares",
          "Personal item and carry-on, about 21 × 15 × 9 in (53 × 38 × 23 cm)",
          "Paid; 50 lb (23 kg) and 62 in (157 cm) in all",
        ],
        ["Premium", "The same", "Two included, 50 lb (23 kg) each"],
        ["Business (787)", "The same", "Two included, up to 70 lb (32 kg) each"],
      ],
    },
    notes: [
      "UltraBasic is the trap for skiers and hikers: whoever turns up with a carry-on pays, and pays more at the gate.",
      "Skis or a snowboard in one bag normally count as one checked bag. Q400 flights have small bins.",
    ],
  },
  checkIn: {
    lead: "Flights from the large Canadian airports to the US are precleared: you pass American immigration and customs before boarding, and land like a domestic passenger.",
    times: [
      { name: "Online and in the app", text: "From 24 hours before departure." },
      {
        name: "Desk and bags",
        text: "Until about 60 minutes before departure; for flights abroad from the large Canadian airports rather 75 to 90.",
      },
      { name: "Canada to the US", text: "Come two and a half to three hours ahead, for the preclearance line." },
      { name: "Gate", text: "Be there 40 minutes before; boarding ends about 10 minutes before departure, 15 on the 787." },
    ],
  },
  byPhone:
    "Give the agent your exact season, since a route of July may not exist in November. Say whether you bring a carry-on, so that you are not quoted an UltraBasic fare by mistake, and whether your passport is American or another, because that decides which permit Canada wants.",
  questions: [
    {
      question: "Do I need a passport to fly to Canada?",
      answer:
        "Yes, US citizens fly with a passport or a NEXUS card and need no visa. Green-card holders bring their passport and the card; most others need an eTA or a visa before the flight.",
    },
    {
      question: "Is UltraBasic a good deal?",
      answer:
        "For a weekend with one small bag, yes. Add a carry-on and the next fare up is usually cheaper, with fewer strings on seats and changes.",
    },
    {
      question: "Do I collect my bags when I connect in Calgary?",
      answer:
        "Coming from the US or abroad, often yes: follow the signs, since some connections carry bags through and others do not. Going to the US they are cleared in Calgary.",
    },
    {
      question: "What if WestJet cancels because of snow?",
      answer:
        "It must find you another flight under Canadian rules, and refund you if none fits within about two days. How we help is in [our cancellation policy](/cancellation-policy).",
    },
  ],
  routes: [
    { from: "LAX-Los Angeles", to: "YYC-Calgary" },
    { from: "LAS-Las Vegas", to: "YYC-Calgary" },
    { from: "NYC-New York", to: "YYC-Calgary" },
    { from: "YYC-Calgary", to: "YVR-Vancouver" },
    { from: "YYC-Calgary", to: "LON-London" },
    { from: "YYC-Calgary", to: "PAR-Paris" },
  ],
} satisfies AirlinePage;
