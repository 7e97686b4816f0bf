import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-austin",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Austin",
  description:
    "Welcome to {brand}: flights to Austin for live music, Barton Springs and the bridge of bats, with the festival weeks to seek out or steer clear of.",
  city: "Austin",
  place: "AUS-Austin",
  origins: ["NYC-New York", "LAX-Los Angeles", "CHI-Chicago", "DEN-Denver", "ATL-Atlanta", "SFO-San Francisco"],
  poster: {
    slug: "austin",
    alt: "The pink granite Texas Capitol at dusk under a violet sky, with a stream of bats rising from the Congress Avenue bridge",
  },
  overview: {
    heading: "A capital with a guitar in the overhead bin",
    body: [
      "Austin sits where the plains of Texas break into limestone hills. The river through it is a Colorado, though not the one of the Grand Canyon, and within the city a dam turns it into Lady Bird Lake, ringed by ten miles (16 km) of path. North of the water are the Capitol and the University of Texas; south of it are South Congress, Zilker Park and most of the food trucks.",
      "Music is the local trade. Bands play in the bars of Red River Street, in dance halls where couples two-step around the floor, and in the airport terminal itself. Three days suit the city; a fourth belongs to the Hill Country, with its swimming holes, peach stands and the pink dome of Enchanted Rock about 95 miles (150 km) west.",
    ],
  },
  attractions: [
    {
      name: "Texas State Capitol",
      text: "Built of sunset-red granite in 1888 and 302 feet (92 m) high, some 14 feet more than the one in Washington. Tours are free; whisper under the rotunda and the dome answers.",
    },
    {
      name: "Congress Avenue bridge",
      text: "Up to a million and a half Mexican free-tailed bats live in its joints from March to October. They fly out around sunset, thickest in August.",
    },
    {
      name: "Barton Springs Pool",
      text: "Three acres of spring water in Zilker Park, 68 to 70°F (20 to 21°C) in January and July alike. It closes part of one day a week for scrubbing, so check first.",
    },
    {
      name: "The Continental Club and the Broken Spoke",
      text: "The first opened on South Congress in 1955 and has long lived on blues and roots music; the second, a country dance hall of 1964 on South Lamar, gives two-step lessons before the band.",
    },
    {
      name: "Blanton Museum of Art",
      text: "On the university campus. Go for Ellsworth Kelly's Austin, a small stone building filled with colored light that changes by the hour.",
    },
  ],
  airports: [
    {
      code: "AUS",
      name: "Austin–Bergstrom International Airport",
      text: "8 miles (13 km) southeast of downtown, on a former Air Force base. CapMetro bus 20 runs by Riverside Drive to the center in about 35 minutes for little more than a dollar. A taxi or rideshare takes 15 to 25 minutes, twice that when Interstate 35 is full.",
    },
    {
      code: "SAT",
      name: "San Antonio International Airport",
      text: "75 miles (120 km) southwest, about an hour and a quarter by car on Interstate 35. Intercity buses leave from downtown San Antonio. Worth pricing in festival weeks.",
    },
  ],
  seasons: [
    {
      name: "March to May",
      text: "Bluebonnets line the highways from late March to mid-April. South by Southwest takes over the middle of March, and rooms cost what they like.",
    },
    {
      name: "June to September",
      text: "Afternoons of 95 to 102°F (35 to 39°C). Locals swim at noon, eat late and see the bats. Fares ease after mid-August.",
    },
    {
      name: "October and November",
      text: "The best air of the year, and the fullest calendar: Austin City Limits on two weekends early in October, Formula 1 at the Circuit of the Americas later in the month, Longhorn football between.",
    },
    {
      name: "December to February",
      text: "Days near 63°F (17°C), until a cold front, here called a norther, takes 30 degrees off in an afternoon. Cedar pollen bothers newcomers; prices do not.",
    },
  ],
  byPhone:
    "For Austin, give the agent at {phone} your dates first and ask whether a festival, the race or a home game falls on them. If it does, have Sunday night compared with Monday morning for the way home. Traveling with an instrument? Say how large its case is, so that the agent can read you the airline's rule before you choose.",
  questions: [
    {
      question: "Can I take my guitar into the cabin?",
      answer:
        "On US airlines, yes, if it fits in the overhead bin and there is room when you board: a federal rule says so. Board early, which may mean paying for priority, and loosen the strings. For everything else you carry, read [our baggage policy](/baggage-policy).",
    },
    {
      question: "Is flying to San Antonio instead worth it?",
      answer:
        "For two or more people with a rental car in a festival week, often. For one person on an ordinary weekend, the bus and the hour and a half eat the saving. Compare [hotels](/hotels) too: halfway, in San Marcos or New Braunfels, rooms stay cheaper.",
    },
    {
      question: "When and where do I see the bats?",
      answer:
        "From the sidewalk on the east side of the bridge or the lawn below it, half an hour before sunset, between March and October. On dry summer evenings they leave while it is still light; after rain they may wait until dark.",
    },
    {
      question: "Where can I drive from Austin in a day?",
      answer:
        "Into the Hill Country for Fredericksburg and Enchanted Rock, or 30 miles (48 km) south to Lockhart for barbecue. [Houston](/destination/book-flights-tickets-to-houston) is under three hours away. Rent for that day only: downtown, South Congress and Zilker are covered by buses, bicycles and short rides.",
    },
  ],
} satisfies DestinationPage;
