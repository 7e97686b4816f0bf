import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-southwest-flights-tickets",
  title: "Book Southwest Airlines Tickets at {brand}",
  description:
    "Southwest from Love Field, Midway, Baltimore and Denver: what became of the free bags and open seats, fares, check-in, Hawaii and the Caribbean.",
  airline: "Southwest Airlines",
  code: "WN",
  profile: {
    heading: "Drawn on a napkin, or so the story goes",
    body: [
      "Southwest began on June 18, 1971, with three Boeing 737s between Dallas, Houston and San Antonio. The triangle on a cocktail napkin is a legend that the airline itself likes to tell; the lawsuits with which older carriers tried to keep it on the ground are not. It grew into one of the four largest airlines of the United States with one kind of jet, the 737.",
      "For half a century it did three things its own way: two checked bags flew free, nobody had a seat number, and boarding went by letters and numbers. In 2025 and 2026 it gave up all three: most fares now pay for checked bags, seats are assigned, and boarding follows the seat. Advice from friends, and much of what stands on the web, may be older than that.",
    ],
  },
  facts: [
    { name: "Home", text: "Dallas Love Field, Texas." },
    {
      name: "Largest airports",
      text: "Chicago Midway, Baltimore, Denver, Las Vegas, Phoenix, Dallas, Houston Hobby, Nashville and Orlando.",
    },
    { name: "Fleet", text: "Boeing 737s only, the 700, the 800 and the MAX 8; one cabin." },
    { name: "Alliance", text: "None; single partners such as Icelandair connect with it at US airports." },
    { name: "Loyalty program", text: "Rapid Rewards, whose points do not expire." },
    {
      name: "Reach",
      text: "The United States from coast to coast, with Hawaii and Puerto Rico; Mexico, the Caribbean, Belize and Costa Rica.",
    },
  ],
  network: {
    heading: "City airports and short hops",
    body: [
      "Many carriers send everybody through one hub. Southwest strings cities together, so a good part of its customers fly nonstop on routes that the large airlines serve with a change only. It likes the older airport close to town: Love Field is about 6 miles (10 km) from downtown Dallas, Midway about 10 miles (16 km) from the [Chicago](/destination/book-flights-tickets-to-chicago) Loop, Hobby about 10 miles (16 km) from downtown [Houston](/destination/book-flights-tickets-to-houston).",
      "In California it is the airline of the short hop, from Oakland, San Jose, Burbank or San Diego; between the islands of [Hawaii](/destination/book-flights-tickets-to-hawaii) it flies as well as across to them. To the south it reaches Cancún, Los Cabos, Puerto Vallarta, Montego Bay, Punta Cana, Aruba, San José and San Juan, mostly from Baltimore, Houston, Denver and Orlando. There is no flight of its own to Europe or South America.",
    ],
  },
  baggage: {
    lead: "So it stands for standard fares bought since the change. Bookings made before may keep older rights, and the airline has gone on adjusting the list: check it for your date.",
    table: {
      caption: "Southwest bags for most fares",
      head: ["Piece", "Allowance", "Note"],
      rows: [
        ["Carry-on", "One, free; up to 24 × 16 × 10 in (61 × 41 × 25 cm)", "Included in every fare."],
        ["Personal item", "One, free", "Purse, small backpack or laptop bag, under the seat."],
        [
          "First and second checked bag",
          "Paid, each up to 50 lb (23 kg) and 62 in (158 cm)",
          "The charge began at $35 for the first and $45 for the second and has gone up since: look at the price of your day.",
        ],
        [
          "Checked bags, highest fare",
          "Two free",
          "Top-tier members have two free as well; some other members and holders of the airline's card have one.",
        ],
      ],
    },
    notes: [
      "A bag over 50 lb or over 62 in pays a further charge, so two light ones are often cheaper than one heavy one.",
      "See [our baggage policy](/baggage-policy) for trips that combine Southwest with another carrier.",
    ],
  },
  checkIn: {
    lead: "The race to check in at the first second belonged to the days of open seating. With a seat on your boarding pass you can take your time.",
    times: [
      { name: "Online and in the app", text: "From 24 hours before departure." },
      { name: "Bags within the US", text: "Accepted until about 45 minutes before departure, at some airports 60." },
      { name: "Bags abroad", text: "Until about 60 minutes before departure; check-in abroad also looks at passports." },
      { name: "Gate", text: "Be there 30 minutes ahead. Whoever is missing 10 to 15 minutes before departure can lose the seat." },
    ],
  },
  byPhone:
    "Tell the agent the names of all airports that you could use, for instance Midway and O'Hare, or Love Field and Dallas/Fort Worth: Southwest is often at only one of a city's airports. Say how many bags you will check, and whether you sit together, since the cheapest fare may leave the choice of seats to the airline.",
  questions: [
    {
      question: "Do bags still fly free on Southwest?",
      answer:
        "Not on most fares. Carry-ons do, and so do two checked bags with the highest fare or top-tier status; everybody else pays for each piece.",
    },
    {
      question: "Are seats assigned?",
      answer:
        "Yes, on flights since the change. More expensive fares choose a seat when booking, some with more legroom; with the cheapest one the airline gives you one at check-in.",
    },
    {
      question: "Does Southwest fly nonstop to Hawaii?",
      answer:
        "Yes, from several cities in California and the West, to Oahu, Maui, Kauai and the Big Island. See [flights to Honolulu](/destination/book-flights-tickets-to-honolulu) for the other carriers.",
    },
    {
      question: "What becomes of my money if I don't fly?",
      answer:
        "As a rule a credit, if you cancel in time; a refund only with refundable fares. Credits can expire, so note the date that the airline names.",
    },
  ],
  routes: [
    { from: "DAL-Dallas", to: "HOU-Houston" },
    { from: "MDW-Chicago", to: "DEN-Denver" },
    { from: "BWI-Baltimore", to: "MCO-Orlando" },
    { from: "LAX-Los Angeles", to: "LAS-Las Vegas" },
    { from: "LAS-Las Vegas", to: "HNL-Honolulu" },
    { from: "BWI-Baltimore", to: "CUN-Cancun" },
  ],
} satisfies AirlinePage;
