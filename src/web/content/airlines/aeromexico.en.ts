import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-aeromexico-flights-tickets",
  title: "Book Aeromexico Flights to Mexico and Beyond at {brand}",
  description:
    "Aeromexico in plain words: where it flies from the US through Mexico City, what 12 kg in the cabin means, bags of 23 and 32 kg, and check-in times.",
  airline: "Aeromexico",
  code: "AM",
  profile: {
    heading: "From Acapulco in 1934 to Tokyo and Madrid",
    body: [
      "Aeromexico began in 1934 as Aeronaves de México, with one Stinson and one route, Mexico City to Acapulco. It is now the one Mexican airline that flies wide-body passenger jets: Boeing 787s leave Mexico City for Europe, East Asia and the far end of South America, while 737s and Embraers fill in the rest of the map.",
      "It helped to found SkyTeam in 2000, together with Delta, Air France and Korean Air. When a partner flies part of the way, it can all stand on one ticket, and the miles count in several programs.",
    ],
  },
  facts: [
    { name: "Main hub", text: "Mexico City Benito Juárez (MEX), Terminal 2" },
    { name: "Other hubs", text: "Monterrey (MTY) and Guadalajara (GDL)" },
    { name: "Alliance", text: "SkyTeam, founding member" },
    { name: "Fleet", text: "Boeing 787-8 and 787-9, Boeing 737 MAX and 737-800; Embraer 190 under the name Aeromexico Connect" },
    { name: "Cabins", text: "Premier (business), AM Plus (economy with more legroom) and economy" },
    { name: "Loyalty program", text: "Aeromexico Rewards, earlier called Club Premier" },
    { name: "Founded", text: "1934" },
  ],
  network: {
    heading: "From the United States, nearly always by way of Mexico City",
    body: [
      "Los Angeles, San Francisco and New York are classic nonstop routes to Mexico City, and from there the domestic network fans out: Oaxaca, Mérida, Cancún, Los Cabos, Puerto Vallarta, León, Villahermosa. Monterrey and Guadalajara take some US flights of their own and spare you the capital.",
      "Going south, Mexico City connects to Bogotá, Lima, Santiago, Buenos Aires and São Paulo. Going far, it reaches Madrid, Barcelona, Paris, Amsterdam, London, Tokyo and Seoul.",
      "On a connection at MEX you arrive and leave in the same terminal, but coming from the US you pass immigration there and should expect to take your bag through customs. Two hours is comfortable, one is not.",
    ],
  },
  baggage: {
    lead: "Aeromexico's usual fares, on planes of its own, from what the airline says on its site. Basic, the cheapest fare, gives less, and your ticket is the proof either way.",
    table: {
      caption: "Aeromexico bags by fare",
      head: ["What", "Allowance", "What to know"],
      rows: [
        [
          "Carry-on",
          "12 kg (26 lb) in total on most fares",
          "One case of 55 × 40 × 25 cm (21.5 × 15.7 × 10 in) and one personal item; the 12 kg are both **together**",
        ],
        ["Carry-on in Premier", "About 18 kg (40 lb) in total", "Same sizes, more weight"],
        ["Checked, Basic", "None", "A first bag can be bought, more cheaply before the airport"],
        ["Checked, other economy fares", "23 kg (50 lb) a piece, usually one", "Some routes and fares give two: look at the ticket"],
        ["Checked, Premier", "32 kg (70 lb) a piece, usually two", "A bag above 32 kg is not accepted at all"],
        ["Size of a checked bag", "158 cm (62 in)", "Length, width and height added up"],
      ],
    },
    notes: [
      "Between 23 and 32 kg an economy bag flies against an overweight fee. If Delta or another partner operates a leg, that airline's rules may hold for the whole direction. Whose rules hold, and where to read them, is in [our baggage policy](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "The domestic window is twice as long as the international one. Everything below is counted back from departure.",
    times: [
      { name: "Online, within Mexico", text: "from 48 hours before" },
      { name: "Online, international", text: "from 24 hours before; passport details go in first" },
      {
        name: "Desk and bag drop",
        text: "be there 2 hours before within Mexico and 3 hours before abroad; bags are taken until about 60 and 90 minutes before",
      },
      { name: "Gate", text: "30 minutes before within Mexico, 40 minutes before an international flight" },
    ],
  },
  byPhone:
    "Say whether you carry one case or two and what they weigh: between Basic and the next fare the bag is often the whole difference. For Mexico have each traveler's name as in the passport, both surnames included.",
  questions: [
    {
      question: "Is the 12 kg for the suitcase alone?",
      answer:
        "No, it is the combined weight of your carry-on and your personal item. A case of 9 kg leaves 3 kg for the laptop bag, and at busy Mexican airports they do weigh.",
    },
    {
      question: "Does Aeromexico fly from Felipe Ángeles airport too?",
      answer:
        "Some flights use it. Felipe Ángeles (NLU) lies about 28 miles (45 km) north of the center, far from Benito Juárez, so compare the airport code on both halves of your trip before you book a connection of your own.",
    },
    {
      question: "My child has a different surname. Is that a problem?",
      answer:
        "Not for the ticket. But a minor who is Mexican or lives in Mexico and leaves the country without a parent needs an exit authorization (form SAM), so ask the consulate before you book.",
    },
    {
      question: "What happens if I miss the connection in Mexico City?",
      answer:
        "On one ticket Aeromexico puts you on the next flight with a seat. On two separate tickets you are on your own; [our cancellation policy](/cancellation-policy) says what can be undone.",
    },
    {
      question: "Which is cheaper to Cancún, Aeromexico or a low-cost airline?",
      answer:
        "Compare with bags included. [Volaris](/airlines/book-volaris-flights-tickets) often starts lower, but a checked bag and a seat bring the two close.",
    },
  ],
  routes: [
    { from: "LAX-Los Angeles", to: "MEX-Mexico City" },
    { from: "NYC-New York", to: "MEX-Mexico City" },
    { from: "SFO-San Francisco", to: "MEX-Mexico City" },
    { from: "LAX-Los Angeles", to: "CUN-Cancun" },
    { from: "MEX-Mexico City", to: "MAD-Madrid" },
    { from: "MEX-Mexico City", to: "BOG-Bogota" },
  ],
} satisfies AirlinePage;
