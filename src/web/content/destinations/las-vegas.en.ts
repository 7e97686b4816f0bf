import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-las-vegas",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Las Vegas",
  description:
    "Welcome to {brand}: flights to Las Vegas, ten minutes from runway to the Strip, and what to know about fees, heat and the road to the canyons.",
  city: "Las Vegas",
  place: "LAS-Las Vegas",
  origins: ["LAX-Los Angeles", "SFO-San Francisco", "DEN-Denver", "CHI-Chicago", "NYC-New York", "YVR-Vancouver"],
  poster: {
    slug: "las-vegas",
    alt: "The great wheel with the last sun in its hub, fountains on the lake and the tall tower, desert ranges at dusk",
  },
  overview: {
    heading: "Las Vegas: four miles of light and the desert behind it",
    body: [
      "The Strip is a road, Las Vegas Boulevard, and its hotels are so large that the one “next door” can be a fifteen-minute walk. Most of it is not even in the city but in the township of Paradise. The old town is downtown, a few miles farther north, where the first casinos opened on Fremont Street and a drink still costs less.",
      "Nobody has to gamble. People come for a concert, a residency, a fight or a buffet, and half an hour out the mountains are red and the road is empty. Three nights suit most visitors: one for the Strip, one for a show and downtown, and the day between for Red Rock Canyon or Hoover Dam.",
    ],
  },
  attractions: [
    {
      name: "The Fountains of Bellagio",
      text: "Water set to music on a lake of eight acres, free, every fifteen minutes in the evening. The best places are on the Paris side of the street.",
    },
    {
      name: "Fremont Street",
      text: "Five blocks of old casinos under a screen that covers the street, zip lines below it and bands on three stages.",
    },
    {
      name: "The Neon Museum",
      text: "Retired signs from the Stardust, the Moulin Rouge and others, in an open yard. Book the hour after sunset.",
    },
    { name: "The Mob Museum", text: "Organized crime told in the 1933 federal courthouse where one of the hearings on it was held." },
    {
      name: "Sphere",
      text: "A ball 366 feet (112 m) high whose whole skin is a screen. It can be seen without paying from the streets east of the Strip.",
    },
    {
      name: "Red Rock Canyon",
      text: "A 13-mile (21 km) one-way drive below red sandstone cliffs, 17 miles west. From October to May the drive needs a timed reservation.",
    },
    {
      name: "Hoover Dam",
      text: "A wall 726 feet (221 m) high on the Arizona line, 45 minutes by car. Walk the bridge beside it for the view.",
    },
  ],
  airports: [
    {
      code: "LAS",
      name: "Harry Reid International",
      text: "Right beside the Strip, two to five miles (3 to 8 km) from most hotels, and the only airport here with scheduled airline traffic. Taxis charge fixed fares by zone, about $20 to $30 to the Strip, and need 10 to 25 minutes. RTC buses 108 and 109 go to downtown; the Monorail does not reach the airport. Terminal 1 has most domestic flights, [Southwest](/airlines/book-southwest-flights-tickets) among them, Terminal 3 the foreign ones, and a free shuttle joins them.",
    },
  ],
  seasons: [
    {
      name: "March to May",
      text: "Pools open, 70 to 90°F (21 to 32°C). The best hiking weeks; college basketball weekends in March fill the hotels.",
    },
    {
      name: "June to September",
      text: "Over 100°F (38°C) most afternoons, with short storms in July and August. Rooms midweek are cheap; hike only at sunrise.",
    },
    {
      name: "October and November",
      text: "Warm days and cool nights. The Formula 1 race in November closes streets and multiplies prices for a few days.",
    },
    {
      name: "December to February",
      text: "About 58°F (14°C) by day, near freezing at night, some pools closed. December before Christmas is quiet; the CES fair in early January is not.",
    },
  ],
  byPhone:
    "Have your show or event date ready and say which end of the Strip you are on, so that the agent can tell whether a late arrival still makes sense; flights land here until well after midnight. Friday evening in and Sunday afternoon out is the most expensive pair of the week, so ask for the total of Thursday to Sunday and of Sunday to Wednesday as well. Groups should say how many sit together: one booking holds at most {policy.maxTicketsPerTransaction}.",
  questions: [
    {
      question: "Which nights in Las Vegas are cheapest?",
      answer:
        "Sunday to Thursday, as long as no large trade fair is in town. The same room often costs twice as much on Friday and Saturday; move your dates on [the hotel search](/hotels) and compare.",
    },
    {
      question: "What is a resort fee?",
      answer:
        "It is a nightly charge for Wi-Fi, gym and pool that most Strip hotels add to the room rate, often $35 to $55 with tax. Nearly all ask for it whether you swim or not, so compare totals and not the first price you see.",
    },
    {
      question: "Can I do the Grand Canyon in a day?",
      answer:
        "Yes, but choose the right rim. Grand Canyon West, with the Skywalk, is about two and a half hours away by car; the South Rim of the national park is 280 miles (450 km), more than four hours each way, and better with a night there.",
    },
    {
      question: "Do I need to rent a car?",
      answer:
        "Not for the Strip and downtown, where the Deuce bus runs day and night. Rent one for the day you leave town, and count the parking fee of your hotel.",
    },
  ],
} satisfies DestinationPage;
