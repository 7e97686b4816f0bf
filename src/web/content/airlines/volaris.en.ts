import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-volaris-flights-tickets",
  title: "Book Volaris Airlines Tickets to Mexico at {brand}",
  description:
    "Volaris to Guadalajara, Tijuana, Cancún and beyond: the bridge from San Diego, fares with and without bags, check-in, and papers for Mexico.",
  airline: "Volaris",
  code: "Y4",
  profile: {
    heading: "Against the bus, not against other airlines",
    body: [
      "When Volaris took off on March 13, 2006, from Toluca to Tijuana, its rival was the long-distance bus. A ride from Guadalajara to Tijuana takes a day and a half; the flight takes about three hours, and the airline set out to sell it for a similar sum. It worked: within fifteen years it carried more passengers in Mexico than any other airline.",
      "It is an ultra-low-cost carrier with one cabin. The lowest fare buys a seat and a small bag, and everything else is added. Many of its customers are visiting family, between California, Texas or Chicago and the states of Jalisco, Michoacán, Guanajuato and Zacatecas, and the route map follows them to airports such as Morelia, León and Zacatecas that tourists seldom hear of.",
    ],
  },
  facts: [
    { name: "Head office", text: "Mexico City." },
    { name: "Main airports", text: "Guadalajara, Tijuana, Mexico City, Cancún and Monterrey." },
    { name: "Sisters", text: "Volaris Costa Rica and Volaris El Salvador, which fly in Central America under the same name." },
    { name: "Fleet", text: "Airbus A319, A320 and A321, a growing share of them neo." },
    { name: "Alliance", text: "None; code-share with [Frontier](/airlines/book-frontier-flights-tickets)." },
    { name: "Membership", text: "v.club, a paid yearly plan with lower fares for those who fly often." },
  ],
  network: {
    heading: "Three ways from the United States",
    body: [
      "The first is direct: from Los Angeles, Ontario in California, Fresno, Oakland, Sacramento, [Las Vegas](/destination/book-flights-tickets-to-las-vegas), Dallas, Houston, San Antonio, [Chicago](/destination/book-flights-tickets-to-chicago) and other cities, mostly to Guadalajara, Mexico City, León or Morelia.",
      "The second is on foot. Tijuana's airport lies against the border fence, and a covered bridge, the Cross Border Xpress, leads from a terminal in San Diego straight into it, 390 feet (120 m) long. You park or are dropped in California, show ticket and passport, and walk to a Mexican domestic flight, often far cheaper than an international one. The bridge costs extra and is only for those who fly.",
      "The third is by way of Guadalajara, from where Volaris flies to most corners of Mexico, from Tapachula to Los Cabos.",
    ],
  },
  baggage: {
    lead: "Volaris usually sells its fares in three steps, which the table follows. Their names and contents change now and then; the conditions that came with your ticket are the ones that bind.",
    table: {
      caption: "Volaris bags by kind of fare",
      head: ["Fare", "In the cabin", "In the hold"],
      rows: [
        ["Lowest", "One small bag under the seat, about 45 × 35 × 20 cm (18 × 14 × 8 in)", "Paid"],
        ["Middle", "The small bag and a carry-on, 10 kg (22 lb) together", "Paid"],
        ["Highest", "The small bag and a carry-on", "One bag, often up to 25 kg (55 lb)"],
        ["Bag bought alone", "As the fare says", "Weight limit as bought, 158 cm (62 in) in all"],
      ],
    },
    notes: [
      "A bag costs least with the ticket and most at the gate. Toward Christmas, when everyone brings presents, boxes and extra pieces may be limited.",
      "How bags stand on tickets that we issue: [our baggage policy](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "Check in online and keep the pass on your phone; the desk may charge for printing it.",
    times: [
      { name: "Online and in the app", text: "From 24 hours before departure." },
      { name: "Desk and bags in Mexico", text: "Close about an hour before departure; come two hours ahead." },
      { name: "Desk and bags, border crossing", text: "Close somewhat earlier; come three hours ahead." },
      { name: "By the bridge", text: "Be at the San Diego side at least two and a half hours before a flight from Tijuana." },
    ],
  },
  byPhone:
    "Say at once whether you could cross by the bridge, since for Southern California the agent should compare Tijuana with Los Angeles and Ontario. Mexican names have two surnames: give them as in the passport that you will use to fly.",
  questions: [
    {
      question: "Who may use the bridge to Tijuana airport?",
      answer:
        "Anybody with a boarding pass for a flight from Tijuana in the next 24 hours, a bridge ticket and the papers for Mexico. On the way back you may use it within a few hours of landing.",
    },
    {
      question: "Which papers does a US citizen need for Mexico?",
      answer:
        "A passport book; the passport card is not enough for international flights. A child of divorced parents should carry the other parent's consent.",
    },
    {
      question: "Can I change the name on a Volaris ticket?",
      answer:
        "Small corrections, usually; giving the ticket to another person depends on the fare and has a price. Tell us of a typing error at once.",
    },
    {
      question: "How much time do I need before a separate onward ticket?",
      answer:
        "Three hours at the least, and a night if it is the last flight of the day. Nobody protects a connection between two tickets, and Volaris shares few with others.",
    },
  ],
  routes: [
    { from: "TIJ-Tijuana", to: "GDL-Guadalajara" },
    { from: "TIJ-Tijuana", to: "CUN-Cancun" },
    { from: "MEX-Mexico City", to: "TIJ-Tijuana" },
    { from: "GDL-Guadalajara", to: "CUN-Cancun" },
    { from: "SAT-San Antonio", to: "GDL-Guadalajara" },
    { from: "MTY-Monterrey", to: "CUN-Cancun" },
  ],
} satisfies AirlinePage;
