import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-avianca-flights-tickets",
  title: "Book Avianca Flights and Reservations at {brand}",
  description:
    "Avianca to Bogotá, Medellín and San Salvador from the US: what Basic, Light, Classic and Flex include, bags in kilos, check-in times, and connections.",
  airline: "Avianca",
  code: "AV",
  profile: {
    heading: "A century old, born on a river",
    body: [
      "On December 5, 1919 German settlers and Colombian merchants in Barranquilla founded SCADTA, whose floatplanes followed the Magdalena River where trains did not go. It became Avianca in 1940. Of the airlines still flying, only KLM is older.",
      "In 2010 it joined with TACA of El Salvador, which explains why San Salvador is a hub to this day. Since 2012 it has been in Star Alliance, and it now shares an owner, Abra Group, with Brazil's GOL. On short routes it works like a low-cost airline: dense cabins and fares by the piece.",
    ],
  },
  facts: [
    { name: "Hubs", text: "Bogotá El Dorado (BOG) and San Salvador (SAL)" },
    { name: "Strong bases", text: "Medellín Rionegro (MDE), Cali, Quito, Guatemala City, San José in Costa Rica" },
    { name: "Alliance", text: "Star Alliance, since 2012" },
    { name: "Fleet", text: "Airbus A320 and A320neo; Boeing 787-8 for Europe and busy long routes" },
    { name: "Cabins", text: "Economy everywhere; Business with flat beds on the 787, wider seats in the first rows of many A320s" },
    { name: "Loyalty program", text: "LifeMiles, which also sells miles and has fans well beyond Colombia" },
    { name: "Founded", text: "December 5, 1919, as SCADTA" },
  ],
  network: {
    heading: "Bogotá for the south, San Salvador for the isthmus",
    body: [
      "Miami to Bogotá takes under four hours, New York about six. Other US cities with Avianca service include Fort Lauderdale, Orlando, Washington Dulles, Boston, Los Angeles, San Francisco, Houston and Newark; some go to Bogotá or Medellín, some to San Salvador or Guatemala City, a few to Guayaquil and Quito.",
      "Choose the hub by where you end. Cartagena, Santa Marta, Cali, Lima, Santiago or Buenos Aires: Bogotá, where El Dorado keeps domestic and international gates under one roof. Tegucigalpa, Managua, San José or San Pedro Sula: San Salvador, where the morning departures meet the night flights from the north.",
      "To Europe the 787s fly from Bogotá to Madrid, Barcelona and London. United shares codes on the US side, so your ticket from Denver may begin with a United flight.",
    ],
  },
  baggage: {
    lead: "The name of the fare is the baggage policy. This is how Avianca describes its economy families; which of them is sold depends on the route, and what your ticket says is final.",
    table: {
      caption: "What each Avianca fare carries",
      head: ["Fare", "In the cabin", "In the hold"],
      rows: [
        ["Basic (mostly within a country)", "One item under the seat, 45 × 35 × 25 cm (18 × 14 × 10 in)", "Nothing"],
        ["Light", "That item and a carry-on of 10 kg (22 lb), 55 × 35 × 25 cm", "Nothing"],
        ["Classic", "As Light", "1 bag of 23 kg (50 lb)"],
        ["Flex", "As Light", "1 bag of 23 kg; changes cost less"],
        ["Business", "As Light, with more weight on some routes", "Usually 2 bags, up to 32 kg (70 lb) each"],
      ],
    },
    notes: [
      "The sizer at the gate is used, and a bag that fails costs more there than anywhere else. If you have to add one, do it online with the airline before the trip. A checked bag may measure 158 cm (62 in), three sides added; between 23 and 32 kg an overweight fee applies.",
    ],
  },
  checkIn: {
    lead: "Print or save the boarding pass before you leave home: on the lowest fares a desk may charge for it.",
    times: [
      { name: "Online", text: "opens 48 hours before on many routes and at the latest 24 hours before" },
      { name: "Desk, international", text: "bags until 60 minutes before; be there 3 hours ahead at El Dorado" },
      { name: "Desk, domestic", text: "bags until about 45 minutes before; 2 hours ahead is enough" },
      { name: "Gate", text: "be there 45 minutes before; doors close about 15 minutes before" },
    ],
  },
  byPhone:
    "Name the fare family you want, or just say “carry-on only” or “one suitcase”, and the agent will choose. Colombian travelers with two passports should tell which one they enter with: Colombia wants its citizens to come in on the Colombian one.",
  questions: [
    {
      question: "Does Avianca serve free meals?",
      answer:
        "On the 787 to Europe, yes. On most A320 flights food is sold from a card, so eat before a six-hour night flight from New York.",
    },
    {
      question: "Do I need a form to enter Colombia?",
      answer:
        "Yes, the free online Check-Mig form of Migración Colombia, filled in within the 72 hours before travel. Pages that charge for it are not the government's.",
    },
    {
      question: "Is Medellín's airport near the city?",
      answer:
        "No. International flights land at Rionegro, about 18 miles (29 km) away, some 45 minutes through the tunnel. The old Olaya Herrera airport in town has short domestic flights only.",
    },
    {
      question: "Avianca or Copa?",
      answer:
        "For Colombia, Avianca is usually the nonstop; for the rest of the continent [Copa's Panama hub](/airlines/book-copa-flights-tickets) is often the shorter way round. [Our flight search](/) shows both with totals.",
    },
  ],
  routes: [
    { from: "MIA-Miami", to: "BOG-Bogota" },
    { from: "NYC-New York", to: "BOG-Bogota" },
    { from: "MIA-Miami", to: "MDE-Medellin" },
    { from: "LAX-Los Angeles", to: "SAL-San Salvador" },
    { from: "BOG-Bogota", to: "MAD-Madrid" },
    { from: "MEX-Mexico City", to: "BOG-Bogota" },
  ],
} satisfies AirlinePage;
