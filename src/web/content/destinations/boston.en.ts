import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-boston",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Boston",
  description:
    "Welcome to {brand}: Boston lies three miles from its airport. Logan, Providence or Manchester, the Freedom Trail, fall leaves and graduation weeks.",
  city: "Boston",
  place: "BOS-Boston",
  origins: ["WAS-Washington", "CHI-Chicago", "LAX-Los Angeles", "SFO-San Francisco", "MIA-Miami", "YTO-Toronto"],
  poster: { slug: "boston", alt: "Boston in fall: a cable-stayed bridge, the Custom House clock tower and sails on the Charles River" },
  overview: {
    heading: "Small enough to cross on foot before lunch",
    body: [
      "Boston was nearly an island, a knob of three hills that the town cut down to fill its own bays. What is now Back Bay, with its brownstones and the straight mile of Commonwealth Avenue, was tidal mud until the 1850s. The old part kept its cow-path streets, so a map helps and a car does not.",
      "From Boston Common you can walk to the North End for pasta in twenty minutes, or take the Red Line under the hill and over the Charles to Harvard Square in about ten. Well over a hundred thousand students set the calendar: the city fills on the first of September, empties in May, and prices follow them. Give it three days, and a fourth to the water: Salem, Provincetown and the harbor islands are all reached by boat in season.",
    ],
  },
  attractions: [
    {
      name: "Freedom Trail",
      text: "A line of red brick, 2.5 miles (4 km) long, from the Common by Paul Revere's house to the Bunker Hill Monument. Its sixteen stops explain themselves.",
    },
    {
      name: "Isabella Stewart Gardner Museum",
      text: "A Venetian courtyard in the Fens, and empty frames on the walls since thirteen works were stolen one night in 1990.",
    },
    {
      name: "Museum of Fine Arts",
      text: "A few minutes from the Gardner. Copley and Sargent at home, and one of the great Japanese collections outside Japan.",
    },
    {
      name: "Fenway Park",
      text: "The oldest ballpark in the major leagues, 1912. Tours climb to the seats above the left-field wall, the Green Monster.",
    },
    {
      name: "Public Garden",
      text: "Swan boats have been pedaled around the pond since 1877, from mid-April to about Labor Day.",
    },
    {
      name: "USS Constitution",
      text: "A frigate of 1797, still a commissioned ship of the Navy. The ferry from Long Wharf is the pretty way to Charlestown.",
    },
  ],
  airports: [
    {
      code: "BOS",
      name: "Boston Logan International Airport",
      text: "3 miles (5 km) from downtown, across the harbor. The Silver Line bus SL1 stops at every terminal and runs to South Station in 15 to 25 minutes, free of charge in that direction. For State Street or Government Center take the free shuttle to Airport station and the Blue Line. Taxis need 15 minutes, or 40 when the tunnels back up.",
    },
    {
      code: "PVD",
      name: "Rhode Island T. F. Green International Airport",
      text: "60 miles (97 km) south, beside Providence. A walkway leads from the terminal to the commuter rail, which needs about an hour and a half to South Station and runs mostly on weekdays.",
    },
    {
      code: "MHT",
      name: "Manchester–Boston Regional Airport",
      text: "50 miles (80 km) north in New Hampshire, an hour by car outside the rush. Good for the White Mountains, awkward without wheels.",
    },
  ],
  seasons: [
    {
      name: "September and October",
      text: "Clear, 60 to 72°F (16 to 22°C). In the city the leaves turn in the second half of October, in northern New England two to three weeks earlier. The most expensive rooms of the year.",
    },
    {
      name: "November to March",
      text: "January days stay near 37°F (3°C), and a winter brings about four feet (1.2 m) of snow. Museums are empty, fares low, and a northeaster can shut Logan for a day.",
    },
    {
      name: "April to June",
      text: "The Marathon on Patriots' Day, the third Monday of April, then graduations through May. Lilacs bloom at the Arnold Arboretum.",
    },
    {
      name: "July and August",
      text: "About 82°F (28°C) with a sea breeze. Fireworks over the Charles on the Fourth, whales offshore, and half the city on Cape Cod.",
    },
  ],
  byPhone:
    "Tell the agent at {phone} where you will sleep, not only that it is Boston: for Worcester, the South Shore or Cape Cod the fare to Providence may serve you better, and for Portsmouth or the lakes that to Manchester. For a graduation, call as soon as the school names the day; families book those three nights half a year ahead.",
  questions: [
    {
      question: "Is it better to fly from New York or to take the train?",
      answer:
        "From Manhattan to downtown Boston the train usually wins. Acela takes about three and three-quarter hours to South Station, the Northeast Regional somewhat over four. Flying pays when you connect from farther away.",
    },
    {
      question: "Should I rent a car at Logan?",
      answer:
        "No, not for the city. Hotel garages cost as much as a good dinner, and the subway, called the T, comes near every sight above. Pick the car up on the day you leave for Maine or Vermont.",
    },
    {
      question: "Which week do I choose for the leaves?",
      answer:
        "For the mountains of Vermont and New Hampshire the first ten days of October, for Boston and the coast the last ten. Avoid the Columbus Day weekend, when all of New England drives north; around it, a [cheap flight](/travel-by-theme/book-cheap-flights-tickets) is a matter of weekdays.",
    },
    {
      question: "How do I get to Cape Cod without driving?",
      answer:
        "By ferry from the harbor to Provincetown, about 90 minutes, from May to October, or by bus from Logan and South Station to Hyannis all year. Nantucket and Martha's Vineyard have airports of their own, and [JetBlue](/airlines/book-jetblue-flights-tickets), which has a large base in Boston, serves both in summer.",
    },
  ],
} satisfies DestinationPage;
