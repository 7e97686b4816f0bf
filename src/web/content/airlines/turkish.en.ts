import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-turkish-flights-tickets",
  title: "Book Turkish Airlines Flights by Phone or Online at {brand}",
  description:
    "Turkish Airlines by way of Istanbul: gateways in the Americas, bags by piece, check-in and gate times, free city tours and a hotel on long layovers.",
  airline: "Turkish Airlines",
  code: "TK",
  profile: {
    heading: "More countries than any other airline",
    body: [
      "The state founded it on May 20, 1933, with five small aircraft. Today Turkish Airlines lands in more than 300 places in over 120 countries, and no other airline serves as many countries. The secret is on the globe: from Istanbul some sixty capitals lie within the range of a single-aisle jet, so an Airbus of the size used between New York and Florida can reach Tashkent, Addis Ababa or Lisbon.",
      "It has two classes, economy and business. Hot meals are part of every fare, even on flights of little more than an hour, and on long ones a cook in a white hat walks through business class. The airline's low-fare sister, AJet, flies from Istanbul's other airport, Sabiha Gökçen, on the Asian side, and is sold apart.",
    ],
  },
  facts: [
    { name: "Hub", text: "Istanbul Airport (IST), opened in 2018 on the European side; Ankara comes second." },
    { name: "Founded", text: "1933, as the State Airlines Administration." },
    { name: "Alliance", text: "Star Alliance, since 2008." },
    { name: "Long-haul fleet", text: "Airbus A330 and A350, Boeing 777 and 787." },
    { name: "Shorter flights", text: "The Airbus A320 family and the Boeing 737." },
    { name: "Loyalty program", text: "Miles&Smiles." },
  ],
  network: {
    heading: "One stop to places that usually need two",
    body: [
      "In the United States its flights leave from New York and Newark, [Boston](/destination/book-flights-tickets-to-boston), Washington, [Atlanta](/destination/book-flights-tickets-to-atlanta), Miami, Chicago, Detroit, Dallas, Houston, Denver, Seattle, San Francisco and Los Angeles; in Canada from Toronto, Montreal and Vancouver. Further south they call at Mexico City, Cancún, Panama, Bogotá, São Paulo and Buenos Aires, sometimes two of them on one trip.",
      "Beyond Istanbul the airline is strongest where others are thin: Central Asia, the Caucasus, the Balkans, Iraq, and the whole of Africa from Dakar to Mogadishu. Inside Turkey it goes to Cappadocia by way of Kayseri and Nevşehir, to Antalya, Izmir, Trabzon and Van. United, [Lufthansa](/airlines/book-lufthansa-flights-tickets), Copa and Avianca are in the same alliance and can share a ticket.",
    ],
  },
  baggage: {
    lead: "Between the Americas and the rest of the network Turkish Airlines counts pieces; on most other routes it counts kilos. The table shows the first kind, by the airline's published rules. Your own allowance is on the ticket.",
    table: {
      caption: "Turkish Airlines bags on trips to and from the Americas",
      head: ["What", "Economy", "Business"],
      rows: [
        ["Cabin bag, 55 × 40 × 23 cm (21 × 15 × 9 in)", "One of 8 kg (17 lb)", "Two of 8 kg (17 lb)"],
        ["Small item, 40 × 30 × 15 cm", "One of 4 kg (9 lb)", "One of 4 kg (9 lb)"],
        ["Checked bags", "One or two of 23 kg (50 lb), by fare and route", "Two of 32 kg (70 lb)"],
        ["Separate flights inside Turkey", "By weight, and less", "By weight"],
      ],
    },
    notes: [
      "If you buy a domestic Turkish flight apart from the long one, its smaller allowance holds for it. On one ticket the larger one normally goes through.",
      "A pair of skis, a bicycle or a saz has a rule of its own; ask before you pay.",
    ],
  },
  checkIn: {
    lead: "Istanbul is a very large airport, and a flight to the United States has document checks and a second look at hand baggage at the gate.",
    times: [
      { name: "Online", text: "From 24 hours before departure." },
      {
        name: "Desk, international",
        text: "Closes about 60 minutes before departure in Istanbul and earlier at some airports abroad. Come three hours ahead.",
      },
      { name: "Desk, domestic", text: "Closes about 45 minutes before departure." },
      {
        name: "Gate",
        text: "For the US be there an hour before departure. From security to the last gates is a walk of 20 minutes and more.",
      },
    ],
  },
  byPhone:
    "Tell the agent where you are going after Istanbul, and whether you would like a night there or want to avoid it. Have passports at hand: names must match them letter by letter, and some onward countries ask for a visa before the airline lets you board in America.",
  questions: [
    {
      question: "Is there really a free hotel for a long layover?",
      answer:
        "Yes, under conditions: on many trips with about 20 hours or more in Istanbul the airline offers a night's room, longer in business. It depends on where you start and is not automatic, so ask the airline after booking.",
    },
    {
      question: "Can I see Istanbul between two flights?",
      answer:
        "Yes. Touristanbul, the airline's free guided tour with a meal, is for international passengers with about 6 to 24 hours. Without it, the M11 metro or a Havaist bus takes you into town, roughly 25 miles (40 km) away.",
    },
    {
      question: "Do Americans need a visa for Turkey?",
      answer:
        "For tourist stays of up to 90 days the country has dropped it for US passports. Rules change, so look at the foreign ministry's page; for a change of planes inside the airport none is needed.",
    },
    {
      question: "How short a connection in Istanbul is too short?",
      answer:
        "The airline sells about an hour between international flights, and that works when the first is on time. Two hours leave room for the walk and the security line.",
    },
    {
      question: "Can I change a ticket once it is issued?",
      answer:
        "Usually, against the airline's fee and the difference in fare; the cheapest class may exclude it. What we take is in [our cancellation policy](/cancellation-policy) for tickets of this site, and under [post-ticketing fees](/post-ticketing-service-fees) for an agent's.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "IST-Istanbul" },
    { from: "CHI-Chicago", to: "IST-Istanbul" },
    { from: "MIA-Miami", to: "IST-Istanbul" },
    { from: "MEX-Mexico City", to: "IST-Istanbul" },
    { from: "BOG-Bogota", to: "IST-Istanbul" },
    { from: "SAO-Sao Paulo", to: "IST-Istanbul" },
  ],
} satisfies AirlinePage;
