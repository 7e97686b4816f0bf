import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-calgary",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Calgary",
  description:
    "Welcome to {brand}: fly to Calgary for the Stampede, the chinook wind and the road to Banff, with buses from the airport and border questions answered.",
  city: "Calgary",
  place: "YYC-Calgary",
  origins: ["YTO-Toronto", "YVR-Vancouver", "LAX-Los Angeles", "NYC-New York", "DEN-Denver", "SEA-Seattle"],
  poster: {
    slug: "calgary",
    alt: "The Calgary Tower against the sun, the Rocky Mountains behind, and the red Peace Bridge across the Bow River",
  },
  overview: {
    heading: "Prairie on one side, mountains on the other",
    body: [
      "Stand on the ridge above the Bow River on a clear morning and both halves of Alberta are in view: flat wheat country to the east, a wall of Rockies 50 miles (80 km) to the west. Calgary began in 1875 as a police fort where the Elbow joins the Bow, lived on cattle, then on oil, and held the Winter Olympics of 1988, whose hill you pass on the highway out.",
      "At 3,430 feet (1,045 m) the air is dry and the sun strong. Downtown is compact; the CTrain runs the length of 7th Avenue, long without a fare there (the city has been debating that, so look at the signs), and in the cold a web of glassed-in bridges 15 feet up, the Plus 15, lets you walk for miles without a coat. Most travelers pair two days here with four in Banff.",
    ],
  },
  attractions: [
    {
      name: "Calgary Stampede",
      text: "Ten days early in July: rodeo in the afternoon, chuckwagon races in the evening, free pancakes all over the city in the morning.",
    },
    {
      name: "Peace Bridge and Prince's Island",
      text: "Santiago Calatrava's red tube for walkers and cyclists crosses the Bow to paths that run for days along the river.",
    },
    {
      name: "Studio Bell",
      text: "The National Music Centre in the East Village, where you may play some of the instruments. The curved Central Library is two blocks away.",
    },
    {
      name: "Calgary Tower",
      text: "626 feet (191 m), from 1968, with a glass floor. Go up on a chinook day, when the cloud arches open over the peaks.",
    },
    {
      name: "Heritage Park",
      text: "A prairie town put together from real buildings, with a steam train round a reservoir, from late May to October.",
    },
    {
      name: "Royal Tyrrell Museum",
      text: "Whole dinosaurs in the badlands where they were dug up, near Drumheller, an hour and a half northeast by car.",
    },
  ],
  airports: [
    {
      code: "YYC",
      name: "Calgary International Airport",
      text: "11 miles (17 km) northeast of downtown. Bus 300 goes straight to the center in about 45 minutes; bus 100 meets the CTrain's Blue Line at McKnight–Westwinds station. A taxi takes 25 to 30 minutes. Coaches of two companies, Brewster Express and Banff Airporter, run from the arrivals hall to Canmore and Banff in about two hours, so you need not see the city first.",
    },
  ],
  seasons: [
    {
      name: "June to August",
      text: "Days of 73°F (23°C), light until ten at night, hail now and then. Fares and rooms peak with the Stampede; Moraine Lake's road is free of snow.",
    },
    {
      name: "September and October",
      text: "The larches above Lake Louise turn gold for about two weeks late in September. After that the mountains are quiet and the first snow falls.",
    },
    {
      name: "November to March",
      text: "Ski season at Sunshine, Lake Louise and Norquay. A week may start at −13°F (−25°C) and end in a chinook above freezing, which is why locals dress in layers.",
    },
    {
      name: "April and May",
      text: "Brown, windy, cheap. Mountain lakes stay frozen until late May or June, so come for the city, the museums and late skiing.",
    },
  ],
  byPhone:
    "When you call {phone} about Calgary, tell the agent whether the trip goes on to Banff, Jasper or Lake Louise and how: the last coach to the mountains decides which arrival is useful. Say also whether you carry skis or a rodeo saddle, which some airlines charge by the piece, and whether you would rather fly home from [Vancouver](/destination/book-flights-tickets-to-vancouver) after crossing the Rockies.",
  questions: [
    {
      question: "What documents do I need to fly to Calgary?",
      answer:
        "US citizens need a valid passport; US permanent residents a passport and their green card. Other travelers need an electronic travel authorization (eTA) or a visa, depending on nationality, even for a change of planes. The government of Canada's own site gives the answer for your passport and charges a few dollars for an eTA.",
    },
    {
      question: "Where do I pass US customs on the way back?",
      answer:
        "In Calgary, before you board. The airport has United States preclearance, so you land at home as from a domestic flight. It also means a second line after security: be there two and a half to three hours ahead in July and around Christmas.",
    },
    {
      question: "Can I visit Banff as a day trip?",
      answer:
        "Yes: the town is 80 miles (128 km) west, an hour and a half on the Trans-Canada. The park asks for a Parks Canada pass. Lake Louise is another 35 miles (57 km). Moraine Lake is closed to private cars, and seats on the park's shuttle must be reserved, so one night in the mountains makes a better trip.",
    },
    {
      question: "When should I book for the Stampede?",
      answer:
        "By March for the flight and earlier for the room; [hotels](/hotels) downtown are the first to go. The middle weekdays cost less than the two weekends, and the evening shows run every night. [WestJet](/airlines/book-westjet-flights-tickets), at home in Calgary, is the airline to compare others with.",
    },
  ],
} satisfies DestinationPage;
