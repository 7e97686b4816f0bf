import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-new-york",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to New York",
  description:
    "Welcome to {brand}: flights to New York by JFK, Newark or LaGuardia compared in one search, and the train that takes you on to Manhattan.",
  city: "New York",
  place: "NYC-New York",
  origins: ["LAX-Los Angeles", "CHI-Chicago", "MIA-Miami", "SFO-San Francisco", "YTO-Toronto", "MEX-Mexico City"],
  poster: { slug: "new-york", alt: "Brooklyn Bridge in front, the Empire State Building cutting the evening sun" },
  overview: {
    heading: "New York, one island and four other boroughs",
    body: [
      "Manhattan is only 13 miles (21 km) long, and above 14th Street nearly all of it is a grid: avenues run north, streets run across, twenty blocks make a mile. That is why the first day works without a map. The subway runs all night, and a walk from Central Park to the Battery shows more of the city than any bus tour.",
      "Leave the island at least once. The ferry to Dumbo, the dumplings of Flushing at the end of the 7 train, the Bronx Zoo or a stoop-lined street in Brooklyn Heights are the places New Yorkers talk about. Four nights are a good first visit. Midtown is handy for theater, the Lower East Side for dinner, and Long Island City, one stop into Queens, for a lower hotel bill.",
    ],
  },
  attractions: [
    {
      name: "Statue of Liberty and Ellis Island",
      text: "One boat from the Battery serves both; crown tickets go months ahead. The Staten Island Ferry passes the statue for free, 25 minutes each way.",
    },
    {
      name: "Central Park",
      text: "843 acres (341 ha) between 59th and 110th Streets, all of it made by hand. Enter at 72nd Street for Bethesda Terrace and the lake.",
    },
    {
      name: "The Metropolitan Museum of Art",
      text: "An Egyptian temple, five Vermeers and knights in armor on horseback. Closed on Wednesdays.",
    },
    {
      name: "Empire State Building",
      text: "The open deck on the 86th floor has stood since 1931. The hour after opening and the last one before closing have the shortest lines.",
    },
    {
      name: "Brooklyn Bridge",
      text: "Opened in 1883; the boardwalk is a little over a mile (1.8 km). Take the subway to High Street in Brooklyn and walk toward the skyline.",
    },
    { name: "The High Line", text: "A freight line turned into a garden, 1.45 miles (2.3 km) from the Whitney Museum to 34th Street." },
    {
      name: "9/11 Memorial",
      text: "Two pools in the footprints of the towers, with the names around them. The memorial is free, the museum below it has tickets.",
    },
  ],
  airports: [
    {
      code: "JFK",
      name: "John F. Kennedy International",
      text: "15 miles (24 km) southeast of Midtown. AirTrain to Jamaica, then the Long Island Rail Road to Penn Station or Grand Central: about 50 minutes in all; the E subway is cheaper and slower. Taxis to Manhattan have a flat fare of about $70 before surcharges, tolls and tip.",
    },
    {
      code: "EWR",
      name: "Newark Liberty International",
      text: "16 miles (26 km) southwest, in New Jersey. AirTrain to the airport's rail station, then an NJ Transit train to Penn Station in about 30 minutes.",
    },
    {
      code: "LGA",
      name: "LaGuardia",
      text: "8 miles (13 km) from Midtown, no rail. The Q70 bus is free and meets the E, F, M, R and 7 trains at Jackson Heights.",
    },
    {
      code: "HPN",
      name: "Westchester County, White Plains",
      text: "33 miles (53 km) north; a bus or taxi to White Plains, then Metro-North to Grand Central in about 40 minutes.",
    },
    {
      code: "ISP",
      name: "Long Island MacArthur, Islip",
      text: "50 miles (80 km) east; from nearby Ronkonkoma the Long Island Rail Road needs about an hour and a half. Best for the Hamptons side.",
    },
  ],
  seasons: [
    {
      name: "January to March",
      text: "Cold, often below freezing at night, and the cheapest weeks for rooms. Museums and Broadway seats are easier to get.",
    },
    { name: "April to June", text: "Cherry blossom in Brooklyn, then long evenings around 75°F (24°C). Popular, and priced so." },
    {
      name: "July and August",
      text: "Hot, about 85°F (29°C) and sticky on the platforms. Free Shakespeare and film in the parks, beaches by subway.",
    },
    {
      name: "September to November",
      text: "The clearest air of the year. The United Nations meet in September and the marathon falls on the first Sunday of November; both fill hotels.",
    },
    {
      name: "December",
      text: "Windows, skating rinks and the tree at Rockefeller Center. The first ten days cost far less than the last ten.",
    },
  ],
  byPhone: null,
  questions: [
    {
      question: "Which airport is closest to where I will stay?",
      answer:
        "LaGuardia for the Upper East Side and Queens, Newark for the West Side and Lower Manhattan by train, JFK for Brooklyn and for most flights from overseas. Searching for New York compares the three; if the fares lie within $40 of each other, let the train decide.",
    },
    {
      question: "Can I land at one airport and leave from another?",
      answer:
        "Yes, and it often gives the better hours. Do not connect that way if you can help it: JFK to Newark takes up to two and a half hours on the road, and with two separate tickets the second airline owes you nothing when the first is late. Read [how cancellations work](/cancellation-policy) before you try.",
    },
    {
      question: "How do I pay for the subway?",
      answer:
        "Tap a contactless bank card or a phone at the gate; no ticket is needed. Use the same card every time, because the fare is capped once you have ridden enough in seven days. The AirTrain at the airports is charged apart.",
    },
    {
      question: "When is it cheapest to fly to New York?",
      answer:
        "From the second week of January to early March, and midweek in general. For summer and for December start looking two to three months ahead, and see [our tips for cheap flights](/travel-by-theme/book-cheap-flights-tickets).",
    },
  ],
} satisfies DestinationPage;
