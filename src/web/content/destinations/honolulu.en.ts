import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-honolulu",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Honolulu",
  description:
    "Welcome to {brand}: Honolulu and Oahu in detail. The way from HNL to Waikiki, tickets for Pearl Harbor and Diamond Head, and a week without a car.",
  city: "Honolulu",
  place: "HNL-Honolulu",
  origins: ["LAX-Los Angeles", "SFO-San Francisco", "SAN-San Diego", "SEA-Seattle", "CHI-Chicago", "YVR-Vancouver"],
  poster: {
    slug: "honolulu",
    alt: "Diamond Head over the bay of Waikiki, with the pink hotel, outrigger canoes and parasols on the sand",
  },
  overview: {
    heading: "A royal capital with a surf break",
    body: [
      "Kings and one queen ruled from Honolulu until 1893, and the city behind the beach still holds the proof: a palace, a mission church of coral blocks, a Chinatown with noodle makers and lei stands. Waikiki, two miles (3 km) of sand and towers, is the eastern end of it. Between the two lie Ala Moana's park and the murals of Kakaako.",
      "The rest of Oahu fits around the city like a workday and its weekend. Over the Pali tunnels, twenty minutes north, are Kailua and Lanikai with the palest sand of the island; an hour northwest is the North Shore, flat as a lake in July, with waves of 20 feet (6 m) and more in January. A long weekend covers town; five nights leave room for both coasts.",
    ],
  },
  attractions: [
    {
      name: "Pearl Harbor National Memorial",
      text: "The museums are free; so is the boat to the USS Arizona, apart from a booking fee of about a dollar. The battleship Missouri and the aviation museum charge admission.",
    },
    {
      name: "Diamond Head",
      text: "0.8 mile (1.3 km) up switchbacks, a tunnel and stairs to 762 feet (232 m). Visitors from out of state reserve entry and parking. Start before eight.",
    },
    {
      name: "Iolani Palace",
      text: "The only royal palace in the United States, with electric light four years before the White House and the room where Queen Liliuokalani was held.",
    },
    {
      name: "Bishop Museum",
      text: "Feather cloaks, a sperm whale hung over three galleries of koa wood, and the best account of how Polynesians found these islands.",
    },
    {
      name: "Hanauma Bay",
      text: "A drowned crater full of reef fish. Entry is reserved online two days ahead, and the bay rests two days a week.",
    },
    {
      name: "North Shore",
      text: "Haleiwa for shave ice, Waimea and Sunset Beach for winter surf, turtles at Laniakea. Stay ten feet (3 m) away from them, please.",
    },
    {
      name: "Kuhio Beach",
      text: "Two walled pools safe for children, boards and lessons beside them, hula under a banyan tree on some evenings.",
    },
  ],
  airports: [
    {
      code: "HNL",
      name: "Daniel K. Inouye International Airport",
      text: "9 miles (14 km) west of Waikiki, 6 (10 km) from downtown. TheBus W Line, an express, leaves from Lelepaua, the airport's station on the Skyline rail line, and takes about 45 minutes to Waikiki; bags must fit on your lap or under the seat. Skyline itself runs toward Pearl Harbor and the west, not to the beach. Shared vans stop at each hotel, 45 to 75 minutes. A taxi takes 25 minutes, or 50 in the afternoon.",
    },
  ],
  seasons: [
    {
      name: "November to February",
      text: "Surf contests on the North Shore, the Honolulu Marathon in December, days of 80°F (27°C). Showers cross the ridge and are gone in ten minutes.",
    },
    {
      name: "March to May",
      text: "Spring break, then calm. Golden Week, from late April, fills Waikiki with visitors from Japan; Lei Day on the first of May is for everyone.",
    },
    {
      name: "June to August",
      text: "Trade winds and 87°F (31°C). Swells from the south bring long, gentle waves to Waikiki, the time to learn. Everything costs more.",
    },
    {
      name: "September and October",
      text: "Hot when the trades fail, but the Aloha Festivals parade, warm water and lower fares make up for it.",
    },
  ],
  byPhone:
    "Tell the agent at {phone} the number of nights and whether you come for Oahu alone; for a second island see [our Hawaii page](/destination/book-flights-tickets-to-hawaii) first. Ask for an arrival before four in the afternoon, ahead of the traffic on H-1, and for a fare whose return you can live with: on a night flight, seats together and a window are worth naming. Ask about a [hotel](/hotels) in the same call.",
  questions: [
    {
      question: "Can I do a week on Oahu without a car?",
      answer:
        "Yes, if you stay in Waikiki. TheBus goes to Pearl Harbor, Hanauma's side of the island, Kailua and, with patience, right around the North Shore; pay with a HOLO card, which caps what a day costs. Hotel parking often runs to $50 a night, so rent for one or two days only.",
    },
    {
      question: "How do I get a place on the boat to the USS Arizona?",
      answer:
        "Reserve on the official site, recreation.gov, where places open eight weeks ahead and a second lot the day before, in the afternoon, Hawaii time. Bags are not allowed inside, and lockers stand at the gate. Nobody needs a tour to get in.",
    },
    {
      question: "Where should I stay besides Waikiki?",
      answer:
        "Ko Olina on the west side for lagoons and resorts, 30 minutes beyond the airport; Kahala for quiet; Turtle Bay on the North Shore. Vacation rentals of less than 30 days are illegal in most of Oahu's neighborhoods, so look twice at a cheap house.",
    },
    {
      question: "My flight leaves at night. What do I do after checkout?",
      answer:
        "Most Waikiki hotels keep bags, and some have a shower room for departing guests; ask at check-in. Eat early, leave three hours ahead and remember the agricultural inspection of bags, which comes before the airline's counter.",
    },
  ],
} satisfies DestinationPage;
