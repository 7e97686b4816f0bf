import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-frankfurt",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Frankfurt",
  description:
    "Welcome to {brand}: Frankfurt beyond the transit hall. Trains under the terminal, cider in Sachsenhausen, trade fairs that double room prices, and Hahn.",
  city: "Frankfurt",
  place: "FRA-Frankfurt",
  origins: ["NYC-New York", "CHI-Chicago", "WAS-Washington", "LAX-Los Angeles", "SFO-San Francisco", "YTO-Toronto"],
  poster: {
    slug: "frankfurt",
    alt: "Frankfurt at dusk: glass bank towers behind the red cathedral and half-timbered gables, an iron footbridge over the Main",
  },
  overview: {
    heading: "The airport everybody knows, the city few stay for",
    body: [
      "Frankfurt has fewer than 800,000 inhabitants and the only real skyline in Germany, built by its banks along the Main and promptly nicknamed Mainhattan. Ten minutes' walk from the towers, half-timbered houses stand around the Römerberg; most were bombed in 1944 and put up again decades later, the last of them in 2018. Emperors were elected here, Goethe was born here, and the first German parliament sat in the oval Paulskirche in 1848.",
      "For many travelers it is the first stop in Europe rather than the last. The S-Bahn takes a quarter of an hour from the airport to the center, the fast trains start below the check-in hall, and a night here between the overnight flight and the train south is time well spent: a museum in the afternoon, cider in the evening, bed at nine.",
    ],
  },
  attractions: [
    {
      name: "Römerberg and the new old town",
      text: "The town hall with its three stepped gables, and behind it the lanes rebuilt between square and cathedral. Early morning is best.",
    },
    {
      name: "Städel Museum",
      text: "Seven centuries of painting, from Van Eyck and Vermeer's Geographer to Richter, on the bank of museums across the river.",
    },
    {
      name: "Kaiserdom St. Bartholomäus",
      text: "The red sandstone cathedral where emperors were crowned from 1562. More than 300 steps lead up the tower.",
    },
    {
      name: "Main Tower",
      text: "The bank tower with a public terrace, about 650 feet (198 m) up. It closes in high wind and storms.",
    },
    {
      name: "Goethe House",
      text: "The family's rooms, writing desk and puppet theater, beside the Museum of German Romanticism.",
    },
    {
      name: "Sachsenhausen",
      text: "Apfelwein, a dry and cloudy cider, poured from a gray stoneware jug called a Bembel. Eat it with green sauce, made of seven herbs.",
    },
    {
      name: "Kleinmarkthalle",
      text: "A market hall of 1954 near the Römerberg: sausage at the counter, wine on the balcony, closed on Sundays.",
    },
  ],
  airports: [
    {
      code: "FRA",
      name: "Frankfurt Airport",
      text: "8 miles (12 km) southwest. S-Bahn lines S8 and S9 leave from the regional station under Terminal 1 every 15 minutes or so and reach the Hauptbahnhof in about 12 minutes, the Hauptwache in 15. Long-distance ICE trains have a station of their own next to it. Free trains and buses link the terminals. A taxi takes 20 to 30 minutes.",
    },
    {
      code: "HHN",
      name: "Frankfurt–Hahn Airport",
      text: "75 miles (120 km) west in the Hunsrück hills, without a railroad. Buses need about an hour and three-quarters. Low-cost flights within Europe and around the Mediterranean.",
    },
  ],
  seasons: [
    {
      name: "April to June",
      text: "Asparagus, chestnut trees in flower, evenings on the river. 59 to 73°F (15 to 23°C), the most pleasant weeks of the year.",
    },
    {
      name: "July and August",
      text: "Around 77°F (25°C) with heat waves, in a country with little air conditioning. Flights cost the most now and hotels often the least, because business sleeps. Museums hold their river festival on the last weekend of August.",
    },
    {
      name: "September to November",
      text: "Fair season, with the Book Fair in October. Vineyards on the Rhine turn yellow.",
    },
    {
      name: "December to March",
      text: "The Christmas market fills the Römerberg from late November to just before Christmas. January and February are gray, near 39°F (4°C), and cheap to fly.",
    },
  ],
  byPhone:
    "When you call {phone}, tell the agent where in Germany you sleep the first night. If it is Cologne, Heidelberg or Stuttgart, Frankfurt and a train may beat a second flight, and some airlines sell the two on one ticket. Give the name exactly as in the passport, ask whether a bag is included, because the lowest transatlantic fares often leave it out, and ask for [Lufthansa](/airlines/book-lufthansa-flights-tickets) and its partners side by side.",
  questions: [
    {
      question: "Do Americans need a visa for Frankfurt?",
      answer:
        "No, not for up to 90 days within any 180 in the Schengen area. The passport must be valid for three months beyond the day you leave. Fingerprints and a photo are taken at the border, and an online registration called ETIAS is being introduced; see on the European Union's own site whether it has begun.",
    },
    {
      question: "I am only changing planes. Do I pass through immigration?",
      answer:
        "Only if your next flight stays inside the Schengen area, to Rome or Barcelona for example: then the passport check is here. To London, Istanbul or Delhi you remain in transit. Allow 90 minutes in either case, and two hours on a busy morning.",
    },
    {
      question: "Can I take a train directly from the airport?",
      answer:
        "Yes. From the long-distance station ICE trains reach Cologne in about an hour, Stuttgart in an hour and a quarter and Basel in about three. Leave an hour and a half between landing and train, or buy a flexible rail ticket.",
    },
    {
      question: "Why are hotels suddenly so expensive on my dates?",
      answer:
        "Because of a trade fair. When one fills the Messe, rooms can cost three times the usual. Look at the fair calendar before you pay for a flight, compare [hotels](/hotels) in Mainz, 35 to 40 minutes away on the S8, or move the trip to a weekend.",
    },
  ],
} satisfies DestinationPage;
