import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-hawaii",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Hawaii",
  description:
    "Welcome to {brand}: which Hawaiian island to fly to. Oahu, Maui, Kauai and both sides of the Big Island compared, with airports, seasons and distances.",
  city: "Hawaii",
  place: "HNL-Honolulu",
  origins: ["LAX-Los Angeles", "SFO-San Francisco", "SEA-Seattle", "PHX-Phoenix", "DFW-Dallas", "NYC-New York"],
  poster: { slug: "hawaii", alt: "A smoking volcano behind green sea cliffs with a waterfall, and one perfect wave in front" },
  overview: {
    heading: "First choose the island, then the flight",
    body: [
      "Hawaii is not one place to land but a chain of eight main islands, four of which take jets from the mainland. They are 2,400 miles (3,900 km) from California, five to six hours in the air; from New York it is ten or eleven. No ferry joins them except the boat between Maui and Lanai, so each change of island is a flight of 30 to 50 minutes and, with packing and car, half a day.",
      {
        list: [
          "**Oahu** for a first visit, history and a city with surf. It has [a page of its own](/destination/book-flights-tickets-to-honolulu).",
          "**Maui** for beaches beside a summit of 10,023 feet (3,055 m), and for whales in winter.",
          "**Kauai** for green cliffs, canyons, rain and few people.",
          "**Hawaii Island**, called the Big Island, for volcanoes, coffee and the stars from Mauna Kea.",
        ],
      },
      "For one week take one island, for ten days two. Molokai and Lanai reward those who come back.",
    ],
  },
  attractions: [
    {
      name: "Hawaii Volcanoes National Park, Big Island",
      text: "Steam vents, a lava tube to walk through and, when Kilauea is in the mood, a glow at night. 30 miles (48 km) from Hilo, nearly 100 (160 km) from Kona.",
    },
    {
      name: "Haleakala, Maui",
      text: "Sunrise over a crater the color of rust. The hour needs a reservation with the park; sunset does not.",
    },
    {
      name: "Road to Hana, Maui",
      text: "52 miles (84 km) from Kahului with some 600 curves and more than fifty bridges, most one lane wide. Stay the night and drive back rested.",
    },
    {
      name: "Na Pali Coast, Kauai",
      text: "Cliffs up to 4,000 feet (1,200 m) with no road below. By boat in summer, or on foot along the first two miles of the Kalalau Trail, for which the parking is reserved ahead.",
    },
    {
      name: "Waimea Canyon, Kauai",
      text: "Ten miles of red and green rock, 3,000 feet (900 m) deep, on the dry side of the same mountain.",
    },
  ],
  airports: [
    {
      code: "HNL",
      name: "Daniel K. Inouye International Airport, Oahu",
      text: "Beside Honolulu, 9 miles (14 km) from Waikiki, with by far the most flights and the connections to every other island.",
    },
    {
      code: "OGG",
      name: "Kahului Airport, Maui",
      text: "3 miles (5 km) from Kahului. By car 30 minutes to Kihei or Wailea and 45 to 60 to Kaanapali. The Maui Bus calls here, on few lines.",
    },
    {
      code: "KOA",
      name: "Ellison Onizuka Kona International Airport, Big Island",
      text: "On black lava 7 miles (11 km) north of Kailua-Kona; the Kohala resorts begin 25 minutes up the road. Rent a car.",
    },
    {
      code: "LIH",
      name: "Lihue Airport, Kauai",
      text: "2 miles (3 km) from Lihue, half an hour from Poipu in the south, an hour from Hanalei in the north.",
    },
    {
      code: "ITO",
      name: "Hilo International Airport, Big Island",
      text: "3 miles (5 km) from downtown Hilo and 45 minutes from the volcano. Mostly reached by way of Honolulu.",
    },
  ],
  seasons: [
    {
      name: "December to March",
      text: "Humpbacks off Maui, big waves on north shores, most rain on the windward sides. Christmas to New Year is the most expensive time, for flights and for [hotels](/hotels).",
    },
    {
      name: "April and May",
      text: "Drier, green from the winter, schools in session. Good fares outside Easter.",
    },
    {
      name: "June to August",
      text: "Around 86°F (30°C) at the shore, calm water in the north for Na Pali boats, families everywhere. Book the rental car with the flight.",
    },
    {
      name: "September to mid-November",
      text: "The warmest sea and the quietest beaches. A hurricane seldom comes ashore, but read the forecasts.",
    },
  ],
  byPhone:
    "At {phone}, name the islands and the order, and leave the airports to the agent. Someone who knows the islands will try what one search cannot: out to Maui and home from Kona, or into Hilo and out of Kona. Ask for the island flights on the same ticket where possible; a delay is then the airline's to mend, and bags go through.",
  questions: [
    {
      question: "Which island suits a first trip?",
      answer:
        "Oahu if you want museums, restaurants and no car; Maui if you want a beach hotel and one grand drive. Kauai suits hikers, the Big Island those who came for lava.",
    },
    {
      question: "Are flights to Maui or Kona more expensive than to Honolulu?",
      answer:
        "Usually a little, since fewer seats go there. But a cheaper fare to Honolulu plus an island flight and its [bag fee](/baggage-policy) can end up higher. Search HNL and OGG, KOA or LIH for the same dates and compare totals; from the West Coast a nonstop is often worth the difference.",
    },
    {
      question: "What may I not bring in or take home?",
      answer:
        "Plants, fruit, seeds and animals must be declared on arrival, on a state form, paper or online. Leaving for the mainland, bags are inspected for agriculture before check-in: pineapples and coffee may go, most other fresh fruit may not. Pets need months of preparation because of the rabies quarantine.",
    },
    {
      question: "What is the time difference?",
      answer:
        "Hawaii is two hours behind Los Angeles and five behind New York in winter, one more in summer, as its clocks never change. Many flights home leave in the evening and land the next morning: look for the +1 before you book a meeting.",
    },
  ],
} satisfies DestinationPage;
