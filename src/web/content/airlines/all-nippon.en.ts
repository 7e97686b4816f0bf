import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-all-nippon-flights-tickets",
  title: "Book All Nippon Airways (ANA) to Japan at {brand}",
  description:
    "ANA to Tokyo from the US and Mexico: Haneda or Narita, domestic flights to Sapporo and Okinawa, bags of 23 and 32 kg, and how strict the closing times are.",
  airline: "All Nippon Airways",
  code: "NH",
  profile: {
    heading: "It started with two helicopters",
    body: [
      "The NH in front of ANA's flight numbers stands for Nippon Helicopter, the company of December 1952 that became All Nippon Airways five years later. For decades it was the airline of flights within Japan, and only in 1986 did it begin scheduled service abroad, to Guam and then Los Angeles. It is now Japan's largest airline and a Star Alliance member since 1999.",
      "ANA was the launch customer of the Boeing 787: the first passengers ever to fly one boarded at Narita in October 2011. Few airlines fly more of them.",
    ],
  },
  facts: [
    { name: "Long-haul hubs", text: "Tokyo Haneda (HND) and Tokyo Narita (NRT)" },
    { name: "Domestic hubs", text: "Haneda and Osaka Itami (ITM)" },
    { name: "Alliance", text: "Star Alliance; joint venture with United across the Pacific" },
    { name: "Fleet", text: "Boeing 777-300ER, 787-8, -9 and -10, 767, 737; Airbus A320 family; Dash 8 turboprops" },
    { name: "Odd ones out", text: "three Airbus A380s painted as sea turtles, which fly only Narita to Honolulu" },
    { name: "Cabins", text: "First, Business, Premium Economy, Economy; First and Economy within Japan" },
    { name: "Loyalty program", text: "ANA Mileage Club" },
    { name: "Low-cost sister", text: "Peach, sold apart, with its own bag rules" },
  ],
  network: {
    heading: "Which Tokyo airport matters more than which flight",
    body: [
      "From the US mainland ANA flies nonstop from Los Angeles, San Francisco, Seattle, Chicago, Houston, Washington Dulles and New York JFK, mostly to Haneda; Honolulu has both airports. It takes about 11 hours from the West Coast and 13 to 14 from the East. United's flights under NH numbers add more.",
      "Haneda lies some 9 miles (15 km) from the center: a Keikyu train or the Tokyo Monorail has you in town within half an hour. Narita is about 40 miles (65 km) out, an hour by Narita Express or Keisei Skyliner. If you continue to Sapporo, Fukuoka, Okinawa or Hiroshima, choose Haneda, where the domestic banks are.",
      "In Latin America ANA itself serves Mexico City, nonstop to Narita. From Bogotá, Lima or São Paulo you connect in the US or Mexico on a Star Alliance partner, and need papers for transit there.",
    ],
  },
  baggage: {
    lead: "On international flights of its own ANA usually takes two bags. The most restricted economy fares may give only one, so look at the line for bags on the ticket before you count on the table.",
    table: {
      caption: "ANA bags, international and within Japan",
      head: ["What", "Allowance", "What to know"],
      rows: [
        ["Carry-on, any cabin", "10 kg (22 lb) in total", "One bag of 55 × 40 × 25 cm and a personal item; weighed together"],
        ["Economy and Premium Economy", "Usually 2 bags of 23 kg (50 lb)", "158 cm (62 in) each"],
        ["Business", "2 bags of 32 kg (70 lb)", "Star Alliance Gold adds one"],
        ["First", "3 bags of 32 kg (70 lb)", "No bag may weigh more than 32 kg without being arranged first"],
        ["Domestic ticket bought separately", "1 or 2 bags of 23 kg (50 lb)", "One with the Simple fare, two with Standard and Flex"],
      ],
    },
    notes: [
      "If the domestic leg is on the same ticket as the flight from abroad, the international allowance holds all the way. Within Japan many travelers send suitcases ahead by takkyubin courier from a counter in the arrivals hall, for the price of a lunch or two.",
    ],
  },
  checkIn: {
    lead: "ANA leaves on time and its limits are meant. Before departure:",
    times: [
      { name: "Online, international", text: "opens 24 hours before" },
      { name: "Desk, international", text: "check-in and bags finished 60 minutes before" },
      { name: "Gate, international", text: "be there 30 minutes before; nobody boards in the last 10" },
      { name: "Within Japan", text: "bags and security done by 20 minutes before, gate by 10 minutes before" },
    ],
  },
  byPhone:
    "Give the Japanese city where you will sleep the first night, and whether your return must be from the same one: into Haneda and home from Osaka by way of Tokyo often costs no more. Say, too, if you need a child's meal or a bassinet, which ANA confirms by request.",
  questions: [
    {
      question: "Is there a bus between Haneda and Narita?",
      answer:
        "Yes, a limousine bus takes 65 to 85 minutes, and trains about 100. Leave at least four hours between flights at different airports, as you also clear immigration and carry your bags.",
    },
    {
      question: "Do I need a visa for Japan?",
      answer:
        "US and Mexican citizens do not for an ordinary tourist stay. Colombians, Peruvians and others should check with the consulate, as rules differ for each passport.",
    },
    {
      question: "Can I collect United miles on ANA?",
      answer:
        "Yes, if your fare's booking class earns any; the cheapest ones earn half or less. Give the number when you book. Fares in [business class](/travel-by-theme/book-business-class-flights-tickets) earn the most.",
    },
    {
      question: "Is ANA or EVA Air better for Southeast Asia?",
      answer:
        "Go by the connection. Through Tokyo you may change airports; [EVA Air](/airlines/book-eva-air-flights-tickets) connects everything at Taoyuan, outside Taipei.",
    },
  ],
  routes: [
    { from: "LAX-Los Angeles", to: "TYO-Tokyo" },
    { from: "NYC-New York", to: "TYO-Tokyo" },
    { from: "SFO-San Francisco", to: "TYO-Tokyo" },
    { from: "HNL-Honolulu", to: "TYO-Tokyo" },
    { from: "MEX-Mexico City", to: "TYO-Tokyo" },
    { from: "CHI-Chicago", to: "TYO-Tokyo" },
  ],
} satisfies AirlinePage;
